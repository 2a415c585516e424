import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { wordsOnScreen } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity, QuantityKind } from '../../text/quantity.ts'
import { letteringOf, MAX_OF_STORY, withoutSmallNumbers } from '../lettering.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** How much a number tells of its sentence, by its kind; others tell nothing alone. */
const TELLING: Partial<Readonly<Record<QuantityKind, number>>> = {
  money: 6,
  percent: 6,
  measure: 5,
  heat: 5,
  times: 5,
  rate: 5,
  year: 4,
  date: 4,
  share: 4,
  duration: 3,
  range: 3,
}
/** Counts from here on are a figure to be told. */
const MIN_COUNT = 20
const TELLING_COUNT = 4
/** Graphics whose labels are no numbers. */
const WITHOUT_NUMBERS: ReadonlySet<string> = new Set(['map', 'list', 'cutaway', 'cause', 'steps'])

const worthOf = ({ kind, value }: Quantity): number => (kind === 'count' ? (value >= MIN_COUNT ? TELLING_COUNT : 0) : (TELLING[kind] ?? 0))

const MAX_WORDS_BEFORE = 3

const isNotDone = (bar: string | undefined): boolean => /^(?:negated|compared|idiom|supposed)$/u.test(bar ?? '')

const DIGIT = /[\d½⅓⅔¼¾]/u

/** Whether a text has a number in words. */
function isWrittenIn({ text: texts }: ShotPlan, { at, end }: Quantity, { text }: Analysis): boolean {
  const said = text
    .split(/\s+/u)
    .slice(at, end + 1)
    .join(' ')
    .replace(/[,;:.!?]+$/u, '')
    .toLowerCase()
  return texts.some(({ words }) => words.toLowerCase().includes(said))
}

/** The number of a sentence that tells most of it, as it is lettered. */
function tellingNumber(plan: ShotPlan, analysis: Analysis): PlanText | undefined {
  const { quantities, tokens, bars, isNarrative } = analysis
  const texts = withoutSmallNumbers(letteringOf(analysis), analysis).filter(({ role }) => role === 'number')
  const candidates = texts.flatMap((text) => {
    // Lettering may begin up to three words before its number: `as much as 40`.
    const quantity = quantities.find(({ at, end }) => at <= text.at + MAX_WORDS_BEFORE && text.at <= end)
    const token = tokens.find(({ word }) => word === quantity?.at)
    const worth = quantity && !isNotDone(token && bars[token.i]) ? worthOf(quantity) : 0
    // What a story tells in passing: `for two weeks`.
    const isPassing = isNarrative && quantity?.kind === 'duration' && quantity.value <= MAX_OF_STORY
    return worth > 0 && !isPassing && DIGIT.test(text.words) && !isWrittenIn(plan, quantity!, analysis) ? [{ text, worth }] : []
  })
  return candidates.toSorted((a, b) => b.worth - a.worth)[0]?.text
}

/** Plans with the number that tells most of their sentence, where no number is on screen. */
export const withTellingNumber = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || (plan.graphic && !WITHOUT_NUMBERS.has(plan.graphic.template))) return one
    const hasNumber =
      wordsOnScreen(plan).some((words) => /\d/u.test(words)) || plan.text.some(({ role }) => role === 'number' || role === 'quote')
    const number = hasNumber ? undefined : tellingNumber(plan, analysis)
    return number ? { ...one, plan: { ...plan, text: [...plan.text, number] } } : one
  })
