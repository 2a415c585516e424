import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { genderOfName, isGivenName, isPlaceName } from '../../languages/en/names.ts'
import { isCapitalized } from '../capitals.ts'
import type { Language } from '../language.ts'
import { isDrawnAsFigure } from '../nouns/figure-names.ts'
import type { NounMatch } from '../nouns/nouns.ts'
import { nameBehind } from '../subjects.ts'
import type { LexicalWord } from '../words.ts'
import { isSurname } from './surnames.ts'

/** What stands before the name of somebody to whom something belongs, or after whom it is called. */
const OF =
  /^(?:de|del|di|du|d|von|vom|van|af|av|do|da|dos|des|dell|della|oleh|của|ni|santa|santo|san|saint|sainte|são|sankt|calle|rue|via|rua|straße|museo|musée)$/u
const MAX_WORDS = 4

/** A given name as the list has it: `lucía` is `lucia`. */
const plainName = (low: string): string => low.split(/[-’']/u)[0]!.normalize('NFD').replaceAll(/\p{M}/gu, '')

const isGiven = ({ text, low, isFirst }: LexicalWord, { isEmpty, nouns }: Language): boolean =>
  isCapitalized(text) && isGivenName(plainName(low)) && !isEmpty(low) && !(isFirst && nouns.forms.has(low)) && !isPlaceName(text)

const ARTICLE = /^(?:le|la|les|el|los|las|o|a|os|as|il|lo|der|die|das|de|het)$/u

/** `Léon le hérisson`, `Rosa a tartaruga`: a person or an animal behind a name and an article. */
const nounBehindName = (to: number, words: readonly LexicalWord[], nouns: readonly NounMatch[]): NounMatch | undefined => {
  const next = words[to + 1]
  const at = /^l[’']/u.test(next?.text ?? '') ? to + 1 : next && ARTICLE.test(next.text) ? to + 2 : undefined
  if (at === undefined || next!.clause !== words[to]!.clause || words[at]?.clause !== words[to]!.clause) return undefined
  return nouns.find((match) => match.from === at && isDrawnAsFigure(drawableNamed(match.name)))
}

/** Last word of the name that begins at a word. */
function endOfName(words: readonly LexicalWord[], from: number, { rules, nouns, surnames }: Language): number {
  let to = from
  while (to - from < MAX_WORDS - 1) {
    const next = words[to + 1]
    const isPart = next && next.clause === words[from]!.clause && isCapitalized(next.text) && next.start - words[to]!.end === 1
    if (!isPart || (rules.hasCapitalNouns && nouns.forms.has(next.low) && !surnames.has(next.low))) break
    to++
  }
  return to
}

/**
 * Persons whom a sentence calls by a given name that tells a man from a woman, alone or before others. `nouns`: of the sentence; of a name behind a person,
 * such as `the baker Jonas`, the person is the noun.
 */
function findPersonNames(words: readonly LexicalWord[], nouns: readonly NounMatch[], language: Language): NounMatch[] {
  if (!language.rules.hasLatinNames) return []
  const found: NounMatch[] = []
  const verbs = new Set(language.actions.flatMap(([, find]) => find(words, '').map((mark) => mark.from)))
  for (let from = 0; from < words.length; from++) {
    const first = words[from]!
    const before = words[from - 1]
    if (!isGiven(first, language)) continue
    const to = endOfName(words, from, language)
    const gender = genderOfName([plainName(first.low)])
    const isOfThing = before?.clause === first.clause && (OF.test(before.low) || (isCapitalized(before.text) && !before.isFirst))
    // `mit weißem Bart`: where all nouns have capitals, a name stands alone at the begin only.
    const isNoun = language.rules.hasCapitalNouns === true && to === from && !first.isFirst && before?.low !== 'und'
    const isVerb = to === from && verbs.has(from)
    const isBesideNoun = nouns.some(
      (noun) => from > noun.to && from - noun.to <= 3 && nameBehind(noun, words, language)?.split(' ')[0] === first.text,
    )
    // `Léon le hérisson`: the noun says who it is.
    const isOfNoun = nounBehindName(to, words, nouns) !== undefined
    const name = words
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' ')
    if (gender && !isOfThing && !isNoun && !isVerb && !isBesideNoun && !isOfNoun && !isPlaceName(name))
      found.push({ name: gender, from, to, isCompared: false, properName: name })
    from = to
  }
  return found
}

/** Nouns and names of persons in their order; what stands in a name is no noun. */
export function withPersonNames(words: readonly LexicalWord[], nouns: readonly NounMatch[], language: Language): NounMatch[] {
  const names = findPersonNames(words, nouns, language)
  const named = nouns.map((noun) => {
    const name = [noun.from - 2, noun.from - 1].find(
      (at) => words[at] !== undefined && isGiven(words[at], language) && nounBehindName(at, words, [noun]) !== undefined,
    )
    return name === undefined ? noun : { ...noun, properName: words[name]!.text }
  })
  const isInName = ({ from }: NounMatch) => names.some((name) => from >= name.from && from <= name.to)
  const isName = (noun: NounMatch) => isInName(noun) || isSurname(noun, words, nouns, language)
  return [...named.filter((noun) => !isName(noun)), ...names].toSorted((a, b) => a.from - b.from)
}
