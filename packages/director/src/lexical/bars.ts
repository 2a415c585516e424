import { isAnd } from './actions.ts'
import type { LanguageRules } from './language-rules.ts'
import type { Language } from './language.ts'
import type { Mark } from './marks.ts'
import type { NounMatch } from './nouns/nouns.ts'
import type { LexicalWord } from './words.ts'

/** Words between a denial and the noun it denies. */
export const NONE_REACH = 3
const LIKE_REACH = 5
/** `so viel wie ein Fahrrad oder ein Flug`: a comparison with one thing or another. */
const OR = /^(?:oder|of|albo|lub|или|або|o|u|ou|or|eller)$/u
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

const MORE = /^(?:mehr|weniger|meer|minder|więcej|mniej|более|больше|менее|меньше)$/u
const NUMERAL = /^\p{Nd}/u
/** `meer dan 170 bruggen`: an amount, which compares nothing. */
const isBoundOfAmount = ({ from, to }: Mark, words: readonly LexicalWord[]): boolean =>
  MORE.test(words[from - 1]?.low ?? '') && NUMERAL.test(words[to + 1]?.text ?? '')

/** Words of comparison behind a comma, by which no other clause begins. */
const COMPARED_CLAUSE = /^(?:чем|нежели|словно|будто|точно|ніж|немов|наче|niż|niczym)$/u
/** `как` behind a comma compares in short clauses: `мягкий, как хлеб`. */
const COMPARED_SHORT_CLAUSE = /^(?:как|як|jak)$/u
const MAX_COMPARED_CLAUSE = 4

/** Whether a mark of comparison at the beginning of a clause compares: `быстрее, чем грибы`; others ask or tell when. */
function isComparingClause({ from, clause }: Mark, words: readonly LexicalWord[], code: string): boolean {
  if (from === 0 || !/^(?:ru|uk|pl)$/u.test(code)) return false
  const { low } = words[from]!
  return (
    COMPARED_CLAUSE.test(low) ||
    (COMPARED_SHORT_CLAUSE.test(low) && words.filter((word) => word.clause === clause).length <= MAX_COMPARED_CLAUSE)
  )
}

/** What denies a noun or a clause; `neither` and `nor` only where both stand. */
export function denialsOf(words: readonly LexicalWord[], sentence: string, { find }: Language): Record<'none' | 'not', readonly Mark[]> {
  const neither = find.neither(words, sentence)
  const nor = find.nor(words, sentence).filter((mark) => neither.some((one) => one.from < mark.from))
  const neitherWithNor = neither.filter((mark) => nor.some((one) => one.from > mark.from))
  return { none: [...find.none(words, sentence), ...neitherWithNor, ...nor], not: find.not(words, sentence) }
}

/** The small words of a sentence that deny, compare, suppose and count. */
export function marksOf(words: readonly LexicalWord[], sentence: string, language: Language): Marks {
  const { find, rules } = language
  const more = find.more(words, sentence)
  const than = find.than(words, sentence).filter((mark) => more.some((one) => one.clause === mark.clause && one.from < mark.from))
  return {
    ...denialsOf(words, sentence, language),
    away: find.away(words, sentence),
    deniedVerb: deniedVerbs(words, rules),
    like: [...find.like(words, sentence), ...than].filter((mark) => !isBoundOfAmount(mark, words)),
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
    inClause(mark) &&
    mark.to < from &&
    new RegExp(`(?:${rules.infinitives})$`, 'u').test(words[mark.to + 1]?.low ?? '')
  const isBefore = (mark: Mark, reach: number) => inClause(mark) && mark.to < from && from - mark.to <= reach
  const isBehind = (mark: Mark, reach: number) => inClause(mark) && mark.from > to && mark.from - to <= reach
  if (isCompared) return 'compared'
  // `車のワイパーのように`: what it belongs to is compared with it.
  const likeReach = code === 'ja' && words[to + 1]?.low === 'の' ? 3 : 1
  const reachOf = (mark: Mark) => (words.slice(mark.to + 1, from).some(({ low }) => OR.test(low)) ? 2 * LIKE_REACH : LIKE_REACH)
  const isComparing = (mark: Mark) =>
    isVerbLast ? isBehind(mark, likeReach) : (!mark.isFirst || isComparingClause(mark, words, code)) && isBefore(mark, reachOf(mark))
  if (marks.like.some(isComparing)) return 'compared'
  // `只有一块黄油那么重`: as heavy as butter.
  if (code === 'zh' && /^(?:那么|这么|一样|似的|大小)$/u.test(words[to + 1]?.low ?? '')) return 'compared'
  const isAway = (mark: Mark) => isBefore(mark, AWAY_REACH) && !words.slice(mark.to + 1, from).some((word) => isAnd(word, code))
  if (marks.away.some((mark) => (isVerbLast ? isBehind(mark, 1) : isAway(mark)))) return 'elsewhere'
  // `誰もいない駅`: in Japanese and Korean what denies stands behind; before a noun it belongs to a relative clause.
  const isBehindOnly = code === 'ja' || code === 'ko'
  if (
    marks.none.some(
      (mark) => (!isBehindOnly && (isBefore(mark, NONE_REACH) || isOfInfinitive(mark))) || (isVerbLast && isBehind(mark, NONE_REACH + 2)),
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
