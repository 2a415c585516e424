import { isCapitalized } from '../capitals.ts'
import type { Language } from '../language.ts'
import type { NounMatch } from '../nouns/nouns.ts'
import type { WrittenQuantity } from '../numbers/written-quantity.ts'
import type { LexicalWord } from '../words.ts'
import type { ProperName } from './proper-name.ts'

/** Ends of nouns that are no names. */
const COMMON_END = /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|ion|ionen|tät|täten|ismus|chen|lein|nis|nisse|tum|ling)$/u
/** Before a place rather than a noun of the same form: `um Essen betteln`, `nach Essen riechen`. */
const WHERE = /^(?:in|aus|nahe|bis)$/u
const ARTICLE = /^(?:der|die|das|des|den|dem|im|am|zum|zur|vom|beim)$/u
const MAX_WORDS = 3

type Sentence = {
  readonly text: string
  readonly words: readonly LexicalWord[]
  readonly nouns: readonly NounMatch[]
  readonly quantities: readonly WrittenQuantity[]
  readonly language: Language
}

const isNextTo = (at: number, words: readonly LexicalWord[]): boolean =>
  words[at + 1]?.clause === words[at]!.clause && words[at + 1]!.start - words[at]!.end === 1

/** `Berlins` is `Berlin`. */
const withoutGenitive = (name: string, names: ReadonlySet<string>): string =>
  !names.has(name) && name.endsWith('s') && names.has(name.slice(0, -1)) ? name.slice(0, -1) : name

const isListed = (name: string, names: ReadonlySet<string>): boolean => names.has(withoutGenitive(name, names))

/**
 * Names of places, firms and people in a sentence of a language in which every noun has a capital: those of its list, and two or three words with capitals
 * beside each other that are no nouns.
 */
export function namesInCapitals({ text, words, nouns, quantities, language }: Sentence): readonly ProperName[] {
  const { names, signs, isEmpty, titles, surnames } = language
  const isNoun = (at: number) =>
    language.nouns.forms.has(words[at]!.low) || signs.forms.has(words[at]!.low) || nouns.some(({ from, to }) => at >= from && at <= to)
  const isAmount = (at: number) => quantities.some(({ start, offset }) => words[at]!.start >= start && words[at]!.end <= offset)
  const canBeName = (at: number) => {
    const word = words[at]
    if (!word || !isCapitalized(word.text) || isEmpty(word.low) || isAmount(at)) return false
    return !COMMON_END.test(word.low) && (!isNoun(at) || surnames.has(word.low))
  }
  const found: ProperName[] = []
  const add = (from: number, to: number) => {
    const { start } = words[from]!
    const name = withoutGenitive(text.slice(start, words[to]!.end), names)
    found.push({ words: name, from, to, start, end: start + name.length })
  }
  for (let from = 0; from < words.length; from++) {
    const pair = words[from + 1] && isNextTo(from, words) ? `${words[from]!.text} ${words[from + 1]!.text}` : ''
    if (isListed(pair, names)) {
      add(from, from + 1)
      from++
    } else if (isListed(words[from]!.text, names)) {
      // `in Essen`, but `das Essen`.
      const before = words[from - 1]?.low ?? ''
      if (!isNoun(from) || WHERE.test(before)) add(from, from)
    } else if (!words[from]!.isFirst && canBeName(from)) {
      let to = from
      while (to - from < MAX_WORDS - 1 && isNextTo(to, words) && canBeName(to + 1)) to++
      const isBehindTitle = titles.has(words[from - 1]?.low ?? '')
      // `ein Glas Honig`: an amount of something has an article before it.
      const isOfArticle = ARTICLE.test(words[from - 1]?.low ?? '') || (words[from - 1]?.low ?? '').startsWith('ein')
      if ((to > from && !isOfArticle) || isBehindTitle) add(from, to)
      from = to
    }
  }
  return found
}
