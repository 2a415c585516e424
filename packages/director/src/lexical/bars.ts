import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { isAnd } from './actions.ts'
import { isBoundOfAmount, isComparedBy } from './comparisons.ts'
import type { GrammarRules } from './grammar/grammar-rules.ts'
import type { Language } from './language.ts'
import type { Mark } from './marks.ts'
import { isDrawnAsFigure } from './nouns/figure-names.ts'
import type { NounMatch } from './nouns/nouns.ts'
import type { LexicalWord } from './words.ts'

/** Words between a denial and the noun it denies. */
export const DENIAL_REACH = 3
/** `without` before an infinitive. */
const BEFORE_INFINITIVE = /^(?:sin|sem|sans|senza)$/u
/** Words between `far from` and what is far. */
const AWAY_REACH = 3

/** The small words of a sentence that say whether things are there. */
export type Marks = Readonly<
  Record<'none' | 'not' | 'away' | 'deniedVerb' | 'like' | 'if' | 'possessive' | 'old' | 'many', readonly Mark[]>
> & {
  /** Offsets of whole comparisons. */
  readonly compared: readonly (readonly [start: number, end: number])[]
}
type Bar = 'none' | 'not' | 'compared' | 'elsewhere' | 'supposed' | undefined

/** Verbs that deny by their ends. */
const deniedVerbs = (words: readonly LexicalWord[], { deniedVerb }: Language['patterns']): Mark[] =>
  words.flatMap(({ low, clause, isFirst }, at) => (deniedVerb?.test(low) === true ? [{ from: at, to: at, clause, isFirst }] : []))

/** What denies a noun or a clause; `neither` and `nor` only where both stand. */
export function denialsOf(words: readonly LexicalWord[], sentence: string, { find }: Language): Record<'none' | 'not', readonly Mark[]> {
  const neither = find.neither(words, sentence)
  const nor = find.nor(words, sentence).filter((mark) => neither.some((one) => one.from < mark.from))
  const neitherWithNor = neither.filter((mark) => nor.some((one) => one.from > mark.from))
  return { none: [...find.none(words, sentence), ...neitherWithNor, ...nor], not: find.not(words, sentence) }
}

/** Offsets of whole comparisons. */
export const comparisonSpansIn = (sentence: string, { patterns: { comparison } }: Language): Marks['compared'] =>
  comparison ? [...sentence.matchAll(comparison)].map(({ 0: said, index }) => [index, index + said.length] as const) : []

/** The small words of a sentence that deny, compare, suppose and count. */
export function marksOf(words: readonly LexicalWord[], sentence: string, language: Language): Marks {
  const { find, patterns } = language
  const more = find.more(words, sentence)
  const than = find.than(words, sentence).filter((mark) => more.some((one) => one.clause === mark.clause && one.from < mark.from))
  return {
    ...denialsOf(words, sentence, language),
    away: find.away(words, sentence),
    deniedVerb: deniedVerbs(words, patterns),
    like: [...find.like(words, sentence), ...than].filter((mark) => !isBoundOfAmount(mark, words)),
    if: find.if(words, sentence),
    possessive: find.possessive(words, sentence),
    old: find.old(words, sentence),
    many: find.many(words, sentence),
    compared: comparisonSpansIn(sentence, language),
  }
}

/** Marks without those of relative clauses, which stand before their noun: `誰もいない駅`, a station without anybody. */
export function withoutRelative(marks: Marks, nouns: readonly NounMatch[], words: readonly LexicalWord[], rules: GrammarRules): Marks {
  const { deniesBehindOnly, without } = rules
  if (!deniesBehindOnly) return marks
  // `without` is an adverb, which belongs to the verb.
  const isRelative = ({ to, clause }: Mark) =>
    without?.ending.test(words[to]!.low) !== true && nouns.some(({ from }) => from > to && from - to <= 3 && words[from]!.clause === clause)
  return { ...marks, none: marks.none.filter((mark) => !isRelative(mark)), not: marks.not.filter((mark) => !isRelative(mark)) }
}

/** Why what a noun names is not there. */
export function barOf(
  { from, to, isCompared }: NounMatch,
  words: readonly LexicalWord[],
  marks: Marks,
  { rules, patterns, isConnective }: Language,
): Bar {
  const { isVerbLast = false, deniesBehindOnly = false, without } = rules
  const { clause } = words[from]!
  const inClause = (mark: Mark) => mark.clause === clause
  const isBefore = (mark: Mark, reach: number) => inClause(mark) && mark.to < from && from - mark.to <= reach
  const isBehind = (mark: Mark, reach: number) => inClause(mark) && mark.from > to && mark.from - to <= reach
  // `sin haber pisado la universidad`
  const isOfInfinitive = (mark: Mark) =>
    BEFORE_INFINITIVE.test(words[mark.to]!.low) &&
    inClause(mark) &&
    mark.to < from &&
    patterns.infinitive?.test(words[mark.to + 1]?.low ?? '') === true
  if (isCompared || marks.compared.some(([start, end]) => words[from]!.start >= start && words[to]!.end <= end)) return 'compared'
  if (
    words.some(({ clause: own, low }) => own === clause && rules.noLonger?.test(low)) &&
    !isDrawnAsFigure(drawableNamed(words[from]!.low))
  )
    return 'not'
  if (rules.andNo !== undefined && words[from - 1]?.low === rules.andNo) return 'none'
  // `車のワイパーのように`: what it belongs to is compared with it.
  const likeReach = rules.attributiveParticle !== undefined && words[to + 1]?.low === rules.attributiveParticle ? 3 : 1
  const isComparing = (mark: Mark) => (isVerbLast ? isBehind(mark, likeReach) : isComparedBy(mark, from, words, rules))
  if (marks.like.some(isComparing)) return 'compared'
  if (rules.comparedBehind?.test(words[to + 1]?.low ?? '')) return 'compared'
  const isAway = (mark: Mark) => isBefore(mark, AWAY_REACH) && !words.slice(mark.to + 1, from).some((word) => isAnd(word, rules))
  if (marks.away.some((mark) => (isVerbLast ? isBehind(mark, 1) : isAway(mark)))) return 'elsewhere'
  if (marks.none.some((mark) => isOfInfinitive(mark))) return 'elsewhere'
  const isWithout = (mark: Mark) => without?.ending.test(words[mark.to]!.low) === true
  const reachOf = (mark: Mark) => (without && isWithout(mark) ? without.reach : DENIAL_REACH + 2)
  const isTopicOf = (mark: Mark) => rules.isSubjectOfDenial?.({ from, to }, mark, words) === true
  const isDenying = (mark: Mark) =>
    !isTopicOf(mark) && ((!deniesBehindOnly && isBefore(mark, DENIAL_REACH)) || (isVerbLast && isBehind(mark, reachOf(mark))))
  if (marks.none.some(isDenying)) return 'none'
  const isAdverb = (mark: Mark) => without?.isAdverb === true && isWithout(mark) && !isBehind(mark, 1)
  const isDenyingClause = (mark: Mark) =>
    inClause(mark) && !isTopicOf(mark) && !isAdverb(mark) && (deniesBehindOnly ? mark.from > to : isVerbLast || mark.from < from)
  if (marks.not.some(isDenyingClause)) return 'not'
  if (marks.deniedVerb.some((mark) => isBehind(mark, 1))) return 'not'
  // `se` is reflexive elsewhere.
  const isCondition = (mark: Mark) => mark.isFirst || isConnective(words[mark.from - 1]?.low ?? '')
  if (marks.if.some((mark) => inClause(mark) && (isVerbLast || (mark.from < from && (rules.isUnspaced || isCondition(mark))))))
    return 'supposed'
  return undefined
}
