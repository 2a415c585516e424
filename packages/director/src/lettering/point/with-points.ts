import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan, type ShownItem } from '../../describe-plan.ts'
import { isNoun, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isOfMain, isSameClause } from '../side-clauses.ts'
import { seenWords } from '../whole/pictured.ts'
import { pointOf, worthAt } from './point-of.ts'
import type { Beside, PointPiece } from './point-pieces.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Words up to which a sentence is heard and seen at once. */
const SHORT_SENTENCE = 7

/** Texts that stay as they are. */
const SET: ReadonlySet<PlanText['role']> = new Set(['title', 'quote', 'opening', 'end-card'])
/** Words up to which any clause of a sentence says enough of it. */
const SENTENCE_OF_ONE_POINT = 12
/** What another clause must be worth more than that of words which are on screen already. */
const BETTER = 0.5

const isPlural = (low: string): boolean => singularOf(low) !== low && isNoun(singularOf(low))

/** Whom or what pronouns mean among what is drawn. */
function besideOf({ cast, things }: ShotPlan, { tokens }: Analysis, shown: readonly ShownItem[]): Beside {
  const genders = new Set(cast.map(({ traits }) => traits?.gender))
  const drawn = [...cast.map(() => 1), ...things.map(({ count }) => count)].reduce((sum, count) => sum + count, 0)
  const isShownAt = (i: number): boolean => {
    const { low } = tokens[i]!
    if (/^(?:i|me|my|you|your|we|our|us)$/u.test(low)) return true
    if (/^(?:he|him|his)$/u.test(low)) return cast.length > 0 && !(genders.size === 1 && genders.has('woman'))
    if (/^(?:she|her|hers)$/u.test(low)) return cast.length > 0 && !(genders.size === 1 && genders.has('man'))
    // `the people would be rude, and he should love them`: said in the same breath.
    const isToldBefore = tokens.slice(0, i).some((token) => (token.pos !== 'VERB' || token.i === 0) && isPlural(token.low))
    if (/^(?:they|them|their)$/u.test(low)) return drawn > 1 || isToldBefore
    return /^(?:it|its)$/u.test(low) && drawn === 1
  }
  return { isShownAt, seen: seenWords(shown) }
}

/** `He put down the newspaper` beside him: the noun of another sentence could be somebody else, a name is not. */
function withPronounsOfShown(analysis: Analysis, { isShownAt }: Beside): Analysis {
  if (!analysis.references) return analysis
  const references = new Map(
    [...analysis.references].filter(([i, { from, words }]) => from !== undefined || /^\p{Lu}/u.test(words) || !isShownAt(i)),
  )
  return { ...analysis, references }
}

/** A name, number or date of the same or the main clause that a point does not tell itself. */
function isBeside({ words, role, at }: PlanText, point: PointPiece, analysis: Analysis): boolean {
  const isTold =
    point.words.toLowerCase().includes(words.toLowerCase()) ||
    (role === 'number' && /\d/u.test(point.words) && isSameClause(analysis, at, point.at))
  return !isTold && (isSameClause(analysis, at, point.at) || isOfMain(analysis, at))
}

/**
 * Plans whose picture leaves open what their sentence says have its point in words: pictures of an action, of somebody with what is done and done to, and diagrams,
 * hands at work, quotes and questions stay as they are.
 */
export function withPoints<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    const isOfWords = plan.graphic !== undefined || plan.handwork !== undefined || /^(?:quote|question|title)$/u.test(plan.form)
    if (!analysis || isOfWords || plan.text.some(({ role }) => SET.has(role))) return one
    const said = analysis.text.split(/\s+/u).length
    if (said <= SHORT_SENTENCE) return one
    const shown = describePlan(plan, undefined, placeName)
    const beside = besideOf(plan, analysis, shown)
    const { seen } = beside
    // `Fox` beside a fox.
    const isLabelled = ({ role, words }: PlanText): boolean =>
      role === 'key' && !words.includes(' ') && seen.has(singularOf(words.toLowerCase()))
    const text = plan.text.filter((one) => !isLabelled(one))
    const keys = text.filter(({ role }) => role === 'key')
    if (shown.length + keys.length === 0) return one
    const own = text.length < plan.text.length ? { ...one, plan: { ...plan, text } } : one
    if (keys.length > 0 && said <= SENTENCE_OF_ONE_POINT) return own
    // Most of a sentence is heard already.
    const isShort = keys.some(({ words }) => words.split(' ').length <= said / 2)
    const least = isShort ? Math.max(...keys.map(({ at }) => worthAt(analysis, at))) + BETTER : undefined
    const point = pointOf(withPronounsOfShown(analysis, beside), { plan, shown }, beside, least)
    if (!point) return own
    const key: PlanText = { words: point.words, role: 'key', at: point.at }
    const others = text.filter((other) => other.role !== 'key' && isBeside(other, point, analysis))
    return { ...one, plan: { ...plan, text: [key, ...others] } }
  })
}
