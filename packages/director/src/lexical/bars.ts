import { isAnd } from './actions.ts'
import type { LanguageRules } from './language-rules.ts'
import type { Language } from './language.ts'
import type { Mark } from './marks.ts'
import type { NounMatch } from './nouns/nouns.ts'
import type { LexicalWord } from './words.ts'

/** Words between a denial and the noun it denies. */
export const NONE_REACH = 3
const WITHOUT = /^(?:sin|sem|sans|senza)$/u
const LIKE_REACH = 5
/** Words between `far from` and what is far. */
const AWAY_REACH = 3

export type Marks = Readonly<
  Record<'none' | 'not' | 'away' | 'deniedVerb' | 'like' | 'if' | 'possessive' | 'old' | 'many', readonly Mark[]>
>
export type Bar = 'none' | 'not' | 'compared' | 'elsewhere' | 'supposed' | undefined

/** Verbs that deny by their ends. */
const deniedVerbs = (words: readonly LexicalWord[], { deniedVerbs: ends }: LanguageRules): Mark[] =>
  ends === undefined
    ? []
    : words.flatMap(({ low, clause, isFirst }, at) =>
        new RegExp(`(?:${ends})$`, 'u').test(low) ? [{ from: at, to: at, clause, isFirst }] : [],
      )

/** The small words of a sentence that deny, compare, suppose and count. */
export function marksOf(words: readonly LexicalWord[], sentence: string, { find, rules }: Language): Marks {
  const more = find.more(words, sentence)
  const than = find.than(words, sentence).filter((mark) => more.some((one) => one.clause === mark.clause && one.from < mark.from))
  return {
    none: find.none(words, sentence),
    not: find.not(words, sentence),
    away: find.away(words, sentence),
    deniedVerb: deniedVerbs(words, rules),
    like: [...find.like(words, sentence), ...than],
    if: find.if(words, sentence),
    possessive: find.possessive(words, sentence),
    old: find.old(words, sentence),
    many: find.many(words, sentence),
  }
}

/** Marks without those of relative clauses, which stand before their noun: `誰もいない駅`, a station without anybody. */
export function withoutRelative(marks: Marks, nouns: readonly NounMatch[], words: readonly LexicalWord[], code: string): Marks {
  if (code !== 'ja' && code !== 'ko') return marks
  const isRelative = ({ to, clause }: Mark) => nouns.some(({ from }) => from > to && from - to <= 3 && words[from]!.clause === clause)
  return { ...marks, none: marks.none.filter((mark) => !isRelative(mark)), not: marks.not.filter((mark) => !isRelative(mark)) }
}

/** Why what a noun names is not there. */
export function barOf(
  { from, to, isCompared }: NounMatch,
  words: readonly LexicalWord[],
  marks: Marks,
  { rules, code, isConnective }: Language,
): Bar {
  const { isVerbLast = false } = rules
  const { clause } = words[from]!
  const inClause = (mark: Mark) => mark.clause === clause
  // `sin haber pisado la universidad`
  const isOfInfinitive = (mark: Mark) =>
    rules.infinitives !== undefined &&
    WITHOUT.test(words[mark.to]!.low) &&
    inClause(mark) &&
    mark.to < from &&
    new RegExp(`(?:${rules.infinitives})$`, 'u').test(words[mark.to + 1]?.low ?? '')
  const isBefore = (mark: Mark, reach: number) => inClause(mark) && mark.to < from && from - mark.to <= reach
  const isBehind = (mark: Mark, reach: number) => inClause(mark) && mark.from > to && mark.from - to <= reach
  if (isCompared) return 'compared'
  // `車のワイパーのように`: what it belongs to is compared with it.
  const likeReach = code === 'ja' && words[to + 1]?.low === 'の' ? 3 : 1
  if (
    marks.like.some((mark) =>
      isVerbLast ? isBehind(mark, likeReach) : (!mark.isFirst || mark.to > mark.from) && isBefore(mark, LIKE_REACH),
    )
  )
    return 'compared'
  // `只有一块黄油那么重`: as heavy as butter.
  if (code === 'zh' && /^(?:那么|这么|一样|似的|大小)$/u.test(words[to + 1]?.low ?? '')) return 'compared'
  const isAway = (mark: Mark) => isBefore(mark, AWAY_REACH) && !words.slice(mark.to + 1, from).some((word) => isAnd(word, code))
  if (marks.away.some((mark) => (isVerbLast ? isBehind(mark, 1) : isAway(mark)))) return 'elsewhere'
  if (marks.none.some((mark) => isOfInfinitive(mark))) return 'elsewhere'
  // `誰もいない駅`: in Japanese and Korean what denies stands behind; before a noun it belongs to a relative clause.
  const isBehindOnly = code === 'ja' || code === 'ko'
  if (
    marks.none.some(
      (mark) => (!isBehindOnly && isBefore(mark, NONE_REACH) && !isOfInfinitive(mark)) || (isVerbLast && isBehind(mark, NONE_REACH + 2)),
    )
  )
    return 'none'
  if (marks.not.some((mark) => inClause(mark) && (isBehindOnly ? mark.from > to : isVerbLast || mark.from < from))) return 'not'
  if (marks.deniedVerb.some((mark) => isBehind(mark, 1))) return 'not'
  // `se` is reflexive elsewhere.
  const isCondition = (mark: Mark) => mark.isFirst || isConnective(words[mark.from - 1]?.low ?? '')
  if (marks.if.some((mark) => inClause(mark) && (isVerbLast || (mark.from < from && (rules.isUnspaced || isCondition(mark))))))
    return 'supposed'
  return undefined
}

/** Whether a verb is part of what something is only compared with: `como un perro dormido`. */
export const isInComparison = (from: number, words: readonly LexicalWord[], { like }: Marks, { code }: Language): boolean =>
  // Elsewhere `like` opens relative clauses too: `en räv som springer`.
  /^(?:es|fr|it|pt)$/u.test(code) &&
  like.some(
    (mark) =>
      (!mark.isFirst || mark.to > mark.from) && mark.clause === words[from]!.clause && mark.to < from && from - mark.to <= LIKE_REACH,
  )
