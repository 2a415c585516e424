import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EMPTY_WORDS } from '../languages/en/words.ts'
import { natureOf, singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { isNegation } from '../text/clause-ends.ts'
import type { Chunk } from '../clauses/chunk.ts'
import { chunksOf, clausesOf } from '../clauses/clauses.ts'
import type { Clause } from '../clauses/clause.ts'
import { isVagueNoun, withoutOf } from './forms/noun-forms.ts'
import { written } from './numbers/in-digits.ts'
import { capitalized } from './capitalized.ts'

/** Most words of one noun phrase, and of all together. */
const MAX_PHRASE = 5
const MAX_WORDS = 6
/** What a noun phrase of a dependent clause is worth less, and one that only says where or when. */
const DEPENDENT = 3
const ASIDE = 0.8

const ARTICLE = /^(?:the|an?|this|that|these|those|some|any|my|your|his|her|its|our|their|such|every|each)$/u

const count = (text: string): number => text.split(' ').length

type Phrase = { readonly words: string; readonly at: number; readonly worth: number; readonly isFull: boolean }

/** Noun phrases of a sentence without their article and what they are worth. */
function phrasesOf(analysis: Analysis): Phrase[] {
  const { tokens, quantities } = analysis
  const clauses = clausesOf(analysis)
  const isMainAt = (chunk: Chunk): Clause | undefined =>
    clauses.find(
      ({ role, subject, rest }) =>
        /^(?:main|joined|command|so|but|said|result)$/u.test(role) &&
        [...subject, ...rest].some(({ from, to }) => from <= chunk.from && chunk.to <= to),
    )
  const hasMain = clauses.some(({ role }) => /^(?:main|command|so|but)$/u.test(role))
  const instead = tokens.findIndex(({ low }) => low === 'but')
  const denied = tokens.findLastIndex((token) => token.i < instead && isNegation(token, tokens))
  const chunks = chunksOf(analysis)
  const nominals = chunks.filter(({ kind, isTime }) => kind === 'nominal' && !isTime)
  return chunks.flatMap((chunk): Phrase[] => {
    // `the top of the tallest pine`.
    const isOfOther = chunk.kind === 'nominal' && tokens.slice(chunk.from, chunk.to).some(({ low }) => low === 'of')
    const isOwned = tokens.slice(chunk.from, chunk.to).some(({ low }) => /^['’]s?$/u.test(low))
    if (!/^(?:nominal|row|preposition)$/u.test(chunk.kind) || chunk.isTime) return []
    const from = Math.max(
      chunk.from,
      tokens.findIndex(({ i, pos }) => i >= chunk.from && /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON|ADV)$/u.test(pos)),
    )
    const whole = Array.from({ length: chunk.to - from }, (_, i) => from + i)
    const all = whole.length > MAX_PHRASE + 1 ? withoutOf(analysis, { ...chunk, from }, whole) : whole
    const start = all.findIndex(
      (i, n) =>
        !(
          ARTICLE.test(tokens[i]!.low) &&
          !isOwned &&
          !isOfOther &&
          n < all.length - 1 &&
          !quantities.some(({ at }) => at === tokens[i]!.word)
        ) && !/^(?:,|and|or)$/u.test(tokens[i]!.low),
    )
    // `Thursday | Mr. Adeyemi`.
    const isDay = /^\p{L}+day$/u.test(tokens[all[Math.max(0, start)] ?? -1]?.low ?? '') && tokens[all[start + 1] ?? -1]?.pos === 'PROPN'
    const kept = all.slice(Math.max(0, start) + Number(isDay))
    // `less than a grain`, `how old | a fish`.
    if (kept.some((i, n) => /^(?:than|where|when|what|who|why|how|if)$/u.test(tokens[i]!.low) || (n === 1 && tokens[i]!.pos === 'DET')))
      return []
    const [first, last] = [tokens[kept[0] ?? -1], tokens[kept.at(-1) ?? -1]]
    if (!first || !last || !/^(?:NOUN|PROPN)$/u.test(last.pos) || last.word - first.word >= MAX_PHRASE) return []
    const content = kept.filter((i) => /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(tokens[i]!.pos) && !EMPTY_WORDS.has(tokens[i]!.low))
    if (content.length === 0 || (kept.length < 3 && (isVagueNoun(last.low) || last.low === 'rest')) || /^(?:no|nothing)$/u.test(first.low))
      return []
    if (kept.length === 1 && first.low.endsWith('ing')) return []
    // `elbow room`, `a slip of the tongue`: not what is meant.
    if (content.every((i) => analysis.bars[i] === 'idiom')) return []
    // `in a single leap but in ten thousand afternoons`: what is denied.
    if (chunk.from > denied && chunk.from < instead) return []
    // `a chip the size of a fingernail`.
    const before = /^(?:size|length|height|width|shape|weight|colou?r|age)$/u.test(tokens[chunk.from + 1]?.low ?? '')
      ? nominals.find(({ to }) => to === chunk.from)
      : undefined
    if (before)
      return [{ words: written(analysis, tokens[before.from]!.word, last.word), at: tokens[before.from]!.word, worth: 3, isFull: true }]
    const main = isMainAt(chunk)
    const isCounted = quantities.some(({ at, kind }) => at >= first.word && at <= last.word && kind !== 'year')
    const worth =
      Math.min(3, content.length) +
      (isCounted ? 1 : 0) -
      (main || !hasMain ? 0 : DEPENDENT) -
      (chunk.kind === 'preposition' ? ASIDE : 0) -
      (isVagueNoun(last.low) ? 1 : 0)
    // `least fifteen animals` of `at least fifteen animals`.
    const opening = first.low === 'least' && tokens[first.i - 1]?.low === 'at' ? first.word - 1 : first.word
    return [{ words: written(analysis, opening, last.word), at: opening, worth, isFull: content.length > 1 }]
  })
}

/** Does a noun phrase name a thing, a person or a number? */
const isConcrete = (text: string) =>
  /\d/u.test(text) || /^(?:solid|person)$/u.test(natureOf(singularOf(text.split(' ').at(-1)!.toLowerCase())) ?? '')

/**
 * The nouns of a sentence that carry it, with their adjectives, where it states nothing short: `Worn cassette`; undefined without such nouns. `isLeftOut`: whether a
 * phrase, which begins with the word `at`, is none of them.
 */
export function nounWords(analysis: Analysis, isLeftOut: (words: string, at: number) => boolean = () => false): PlanText | undefined {
  const [best, ...others] = phrasesOf(analysis)
    .filter(({ words, at }) => !isLeftOut(words, at))
    .toSorted((a, b) => b.worth - a.worth)
  if (!best) return undefined
  const second = best.isFull
    ? undefined
    : others.find(
        ({ words, worth }) =>
          isConcrete(words) && worth > -DEPENDENT && words !== best.words && count(best.words) + count(words) <= MAX_WORDS,
      )
  const chosen = [best, ...(second ? [second] : [])].toSorted((a, b) => a.at - b.at)
  const words = chosen.map((one) => one.words).join(', ')
  return { words: capitalized(words), role: 'key', at: chosen[0]!.at }
}
