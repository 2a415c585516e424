import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { isAnd } from './actions.ts'
import { isBoundOfAmount, isComparedBy } from './comparisons.ts'
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

/** Ends of `without`, which denies the noun beside it alone. */
const WITHOUT = /(?:이|이도|고|で|に)$/u

/** Marks without those of relative clauses, which stand before their noun: `誰もいない駅`, a station without anybody. */
export function withoutRelative(marks: Marks, nouns: readonly NounMatch[], words: readonly LexicalWord[], code: string): Marks {
  if (code !== 'ja' && code !== 'ko') return marks
  // `산소통 없이 바다`: an adverb belongs to the verb.
  const isRelative = ({ to, clause }: Mark) =>
    !WITHOUT.test(words[to]!.low) && nouns.some(({ from }) => from > to && from - to <= 3 && words[from]!.clause === clause)
  return { ...marks, none: marks.none.filter((mark) => !isRelative(mark)), not: marks.not.filter((mark) => !isRelative(mark)) }
}

/** Why what a noun names is not there. */
export function barOf(
  { from, to, isCompared }: NounMatch,
  words: readonly LexicalWord[],
  marks: Marks,
  { rules, patterns, code, isConnective }: Language,
): Bar {
  const { isVerbLast = false } = rules
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
  // `船队再也没有出海`: what no longer does something.
  if (
    code === 'zh' &&
    words.some(({ clause: own, low }) => own === clause && /^(?:再也|不再)/u.test(low)) &&
    !isDrawnAsFigure(drawableNamed(words[from]!.low))
  )
    return 'not'
  // `ولا أنهار`
  if (code === 'ar' && words[from - 1]?.low === 'ولا') return 'none'
  // `車のワイパーのように`: what it belongs to is compared with it.
  const likeReach = code === 'ja' && words[to + 1]?.low === 'の' ? 3 : 1
  const isComparing = (mark: Mark) => (isVerbLast ? isBehind(mark, likeReach) : isComparedBy(mark, from, words, code))
  if (marks.like.some(isComparing)) return 'compared'
  // `只有一块黄油那么重`: as heavy as butter.
  if (code === 'zh' && /^(?:那么|这么|一样|似的|大小)$/u.test(words[to + 1]?.low ?? '')) return 'compared'
  const isAway = (mark: Mark) => isBefore(mark, AWAY_REACH) && !words.slice(mark.to + 1, from).some((word) => isAnd(word, code))
  if (marks.away.some((mark) => (isVerbLast ? isBehind(mark, 1) : isAway(mark)))) return 'elsewhere'
  if (marks.none.some((mark) => isOfInfinitive(mark))) return 'elsewhere'
  // `誰もいない駅`: in Japanese and Korean what denies stands behind; before a noun it belongs to a relative clause.
  const isBehindOnly = code === 'ja' || code === 'ko'
  const reachOf = (mark: Mark) => (isBehindOnly && WITHOUT.test(words[mark.to]!.low) ? (code === 'ko' ? 1 : 2) : DENIAL_REACH + 2)
  const isTopicOf = (mark: Mark) => isSubjectOfCopula({ from, to }, mark, words, code)
  const isDenying = (mark: Mark) =>
    !isTopicOf(mark) && ((!isBehindOnly && isBefore(mark, DENIAL_REACH)) || (isVerbLast && isBehind(mark, reachOf(mark))))
  if (marks.none.some(isDenying)) return 'none'
  const isAdverb = (mark: Mark) => code === 'ko' && WITHOUT.test(words[mark.to]!.low) && !isBehind(mark, 1)
  const isDenyingClause = (mark: Mark) =>
    inClause(mark) && !isTopicOf(mark) && !isAdverb(mark) && (isBehindOnly ? mark.from > to : isVerbLast || mark.from < from)
  if (marks.not.some(isDenyingClause)) return 'not'
  if (marks.deniedVerb.some((mark) => isBehind(mark, 1))) return 'not'
  // `se` is reflexive elsewhere.
  const isCondition = (mark: Mark) => mark.isFirst || isConnective(words[mark.from - 1]?.low ?? '')
  if (marks.if.some((mark) => inClause(mark) && (isVerbLast || (mark.from < from && (rules.isUnspaced || isCondition(mark))))))
    return 'supposed'
  return undefined
}

/** Before `नहीं है`: where somebody is not, what somebody does not do. */
const HINDI_ADVERBIAL = /^(?:में|पर|से|को|तक|पास|यहां|वहां|घर|साथ|\p{L}+ता|\p{L}+ती|\p{L}+ते|रहा|रही|रहे)$/u

/** `鯛焼きは鯛ではない`, `बाघ राजा नहीं`: what is said not to be something is there. */
function isSubjectOfCopula({ from, to }: Pick<NounMatch, 'from' | 'to'>, mark: Mark, words: readonly LexicalWord[], code: string): boolean {
  const isApart = mark.from - to > 2
  if (code === 'ja')
    return (
      isApart && words[to + 1]?.low === 'は' && words.slice(mark.from - 1, mark.from + 1).some(({ low }) => /^(?:では|じゃ)$/u.test(low))
    )
  if (code === 'ko') return mark.from > to + 1 && /[은는]$/u.test(words[to]!.low) && words[mark.from]!.low.startsWith('아니')
  const next = words[mark.to + 1]
  const isLast = next?.clause !== mark.clause || /^(?:है|हैं|था|थी|थे)$/u.test(next.low)
  return code === 'hi' && isLast && words[from]!.isFirst && mark.from - to > 1 && !HINDI_ADVERBIAL.test(words[mark.from - 1]!.low)
}
