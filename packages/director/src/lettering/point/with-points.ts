import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan } from '../../describe-plan.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isOfMain, isSameClause } from '../side-clauses.ts'
import { allHeard, besideOf } from './besides.ts'
import type { Picture } from './clause-parts.ts'
import { isSeenAt, pointOf, worthAt } from './point-of.ts'
import { isToldIn, predicatePoint } from './predicate-point.ts'
import type { Beside } from './point-begins.ts'
import type { PointPiece } from './point-pieces.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Words up to which a sentence is heard and seen at once. */
const SHORT_SENTENCE = 7

/** Texts that stay as they are. */
const SET: ReadonlySet<PlanText['role']> = new Set(['title', 'quote', 'opening', 'end-card'])
/** Words up to which any clause of a sentence says enough of it. */
const SENTENCE_OF_ONE_POINT = 12
/** What another clause must be worth more than that of words which are on screen already, and which no picture says. */
const BETTER = 0.5

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
    point.kept.some((i) => analysis.tokens[i]!.word === at) ||
    (role === 'number' && /\d/u.test(point.words) && isSameClause(analysis, at, point.at))
  return !isTold && (isSameClause(analysis, at, point.at) || isOfMain(analysis, at))
}

/** `Every airplane`: words that state nothing, rather than `fever ≠ illness`. */
function isPhrase({ words, at }: PlanText, { tokens }: Analysis): boolean {
  const to = at + words.split(' ').length
  return !/[\d=≠→×<>]| vs /u.test(words) && !tokens.some(({ word, pos }) => word >= at && word < to && /^(?:VERB|AUX)$/u.test(pos))
}

/**
 * What a clause must be worth to take the place of words that are on screen already; undefined where any may: of those that have most of their sentence, which is
 * heard, and of noun phrases.
 */
function leastWorth(keys: readonly PlanText[], analysis: Analysis, picture: Picture): number | undefined {
  const said = analysis.text.split(/\s+/u).length
  const stating = keys.filter((key) => key.words.split(' ').length <= said / 2 && !isPhrase(key, analysis))
  const worths = stating.map(({ at }) => worthAt(analysis, at) + (isSeenAt(analysis, at, picture) ? 0 : BETTER))
  return worths.length > 0 ? Math.max(...worths) : undefined
}

/** What a picture without words leaves open of a sentence of which it tells no clause; on a card, where nothing else is seen, of any. */
function pointOfUntold(analysis: Analysis, picture: Picture, beside: Beside): PointPiece | undefined {
  const isCard = picture.plan.form === 'words'
  return !isCard && isToldIn(analysis, picture) ? undefined : predicatePoint(analysis, picture, beside)
}

/** From here on a number of things is not counted in a picture. */
const MIN_UNCOUNTED = 12

/** `81 loaves`: how many there are of what the main clause counts, where the words on screen leave it out. */
function uncounted(analysis: Analysis, text: readonly PlanText[]): readonly PlanText[] {
  if (text.some(({ role, words }) => role === 'number' || /\d/u.test(words))) return []
  const counted = analysis.quantities.find(
    ({ kind, value, noun, at }) =>
      kind === 'count' && noun !== undefined && value !== null && value >= MIN_UNCOUNTED && isOfMain(analysis, at),
  )
  return counted ? [{ words: counted.display, role: 'number', at: counted.at }] : []
}

/** The lettering of one sentence with its point. */
function textWithPoint({ text: all }: ShotPlan, analysis: Analysis, picture: Picture, beside: Beside): readonly PlanText[] {
  const said = analysis.text.split(/\s+/u).length
  // `Fox` beside a fox.
  const isLabelled = ({ role, words }: PlanText): boolean =>
    role === 'key' && !words.includes(' ') && beside.seen.has(singularOf(words.toLowerCase()))
  const text = all.filter((one) => !isLabelled(one))
  const keys = text.filter(({ role }) => role === 'key')
  if (picture.shown.length + keys.length === 0 || said <= (keys.length > 0 ? SENTENCE_OF_ONE_POINT : SHORT_SENTENCE)) return text
  const own = pointOf(withPronounsOfShown(analysis, beside), picture, beside, leastWorth(keys, analysis, picture))
  // `5 years`, `Age 18`: a time says nothing of what happened.
  const isTime = ({ role, at }: PlanText): boolean =>
    role === 'number' && analysis.quantities.some((one) => /^(?:duration|date|year)$/u.test(one.kind) && one.at <= at && at <= one.end)
  const isBareCard = picture.plan.form === 'words' && text.every(isTime)
  const heard = isBareCard ? pointOf(analysis, picture, allHeard(analysis)) : undefined
  const point = own ?? heard ?? (text.length === 0 ? pointOfUntold(analysis, picture, beside) : undefined)
  if (!point) return [...text, ...uncounted(analysis, text)]
  const key: PlanText = { words: point.words, role: 'key', at: point.at }
  const lettered = [key, ...text.filter((other) => other.role !== 'key' && isBeside(other, point, analysis))]
  return [...lettered, ...uncounted(analysis, lettered)]
}

/** Hands that do all of a short sentence, or whose tasks have words of their own. */
const isTaskShown = ({ handwork }: ShotPlan, analysis: Analysis | undefined): boolean =>
  handwork !== undefined &&
  (handwork.some(({ label = [] }) => label.length > 0) ||
    analysis === undefined ||
    analysis.text.split(/\s+/u).length <= SENTENCE_OF_ONE_POINT)

/**
 * Plans whose picture leaves open what their sentence says have its point in words: somebody who only stands there, or what stands beside the subject of a sentence
 * without what it does. Pictures that tell their clause, diagrams, hands at work, quotes and questions stay as they are.
 */
export function withPoints<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    const isOfWords = plan.graphic !== undefined || isTaskShown(plan, analysis) || /^(?:quote|question|title)$/u.test(plan.form)
    if (!analysis || isOfWords || plan.text.some(({ role }) => SET.has(role))) return one
    const shown = describePlan(plan, undefined, placeName)
    const text = textWithPoint(plan, analysis, { plan, shown }, besideOf(plan, analysis, shown))
    return { ...one, plan: { ...plan, text: [...text] } }
  })
}
