import type { Language } from '../language.ts'
import type { NounMatch } from '../nouns/nouns.ts'
import type { WrittenQuantity } from '../numbers/written-quantity.ts'
import { withPersonNames } from '../people/person-names.ts'
import type { LexicalWord } from '../words.ts'
import { namesInCapitals } from './names-in-capitals.ts'
import type { ProperName } from './proper-name.ts'
import { properNamesIn } from './proper-names.ts'
import { withProperNames } from './with-proper-names.ts'

type Sentence = {
  readonly text: string
  readonly words: readonly LexicalWord[]
  readonly nouns: readonly NounMatch[]
  readonly quantities: readonly WrittenQuantity[]
  readonly language: Language
}

/**
 * Names of a sentence that no capital tells apart, as its language has none or gives them to all nouns, and its nouns with the persons whom it calls by name and
 * without those that stand in names.
 */
export function namesInSentence({ text, words, nouns, quantities, language }: Sentence): {
  readonly names: readonly ProperName[]
  readonly nouns: readonly NounMatch[]
} {
  if (language.rules.hasCapitalNouns !== true) {
    const names = properNamesIn(text, words, language.code)
    return { names, nouns: withPersonNames(words, withProperNames(names, nouns, words, language.rules), language) }
  }
  const called = withPersonNames(words, nouns, language)
  const names = namesInCapitals({ text, words, nouns: called, quantities, language })
  const isInName = ({ from, to }: NounMatch) => from === to && names.some((name) => from >= name.from && from <= name.to)
  return { names, nouns: called.filter((noun) => noun.properName !== undefined || !isInName(noun)) }
}
