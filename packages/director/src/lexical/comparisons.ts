import type { GrammarRules } from './grammar/grammar-rules.ts'
import type { Mark } from './marks.ts'
import type { LexicalWord } from './words.ts'

const REACH = 5
/** `so viel wie ein Fahrrad oder ein Flug`: a comparison with one thing or another. */
const OR = /^(?:oder|of|albo|lub|или|або|o|u|ou|or|eller)$/u

const MORE = /^(?:mehr|weniger|meer|minder|więcej|mniej|более|больше|менее|меньше)$/u
const NUMERAL = /^\p{Nd}/u
/** `meer dan 170 bruggen`: an amount, which compares nothing. */
export const isBoundOfAmount = ({ from, to }: Mark, words: readonly LexicalWord[]): boolean =>
  MORE.test(words[from - 1]?.low ?? '') && NUMERAL.test(words[to + 1]?.text ?? '')

/** Words of comparison behind a comma, by which no other clause begins. */
const COMPARED_CLAUSE = /^(?:чем|нежели|словно|будто|точно|ніж|немов|наче|niż|niczym)$/u
/** `как` behind a comma compares in short clauses: `мягкий, как хлеб`. */
const COMPARED_SHORT_CLAUSE = /^(?:как|як|jak)$/u
const MAX_COMPARED_CLAUSE = 4

/** Whether a mark of comparison at the beginning of a clause compares: `быстрее, чем грибы`; others ask or tell when. */
function isComparingClause({ from, clause }: Mark, words: readonly LexicalWord[]): boolean {
  if (from === 0) return false
  const { low } = words[from]!
  return (
    COMPARED_CLAUSE.test(low) ||
    (COMPARED_SHORT_CLAUSE.test(low) && words.filter((word) => word.clause === clause).length <= MAX_COMPARED_CLAUSE)
  )
}

/** Whether a mark of comparison can be one: a single word that opens a clause may be a conjunction, `als sie kam`. */
const canCompare = (mark: Mark, words: readonly LexicalWord[], { comparesAtClauseStart }: GrammarRules): boolean =>
  !mark.isFirst || mark.to > mark.from || comparesAtClauseStart === true || isComparingClause(mark, words)

/** Whether a word is part of what a mark before it only compares with. */
export function isComparedBy(mark: Mark, at: number, words: readonly LexicalWord[], rules: GrammarRules): boolean {
  if (mark.clause !== words[at]!.clause || mark.to >= at || !canCompare(mark, words, rules)) return false
  const reach = words.slice(mark.to + 1, at).some(({ low }) => OR.test(low)) ? 2 * REACH : REACH
  return at - mark.to <= reach
}

/** Whether a verb is part of a comparison: `como un perro dormido`. Elsewhere `like` opens relative clauses too: `en räv som springer`. */
export const isInComparison = (at: number, words: readonly LexicalWord[], like: readonly Mark[], rules: GrammarRules): boolean =>
  rules.family === 'romance' && like.some((mark) => isComparedBy(mark, at, words, rules))
