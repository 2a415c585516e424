import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { wordsOnScreen } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity, QuantityKind } from '../../text/quantity.ts'
import { letteringOf, MAX_OF_STORY, withoutSmallNumbers } from '../lettering.ts'
import { capitalized } from '../capitalized.ts'
import { isSameClause } from '../side-clauses.ts'
import { isOfNothing } from './counted.ts'
import { inDigits } from './in-digits.ts'
import { isYear } from './telling-numbers.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const quantityOf = ({ at }: PlanText, { quantities }: Analysis): Quantity | undefined =>
  quantities.find((quantity) => quantity.at <= at + 3 && at <= quantity.end)

/** A quantity as its sentence says it, in words or digits. */
const writtenOf = ({ at, end }: Quantity, { text }: Analysis): string =>
  text
    .split(/\s+/u)
    .slice(at, end + 1)
    .join(' ')
    .replace(/[,;:.!?]+$/u, '')
    .toLowerCase()

/** Does another text of the frame say a number already? Its numbers are in digits. */
function isRepeated({ words: label }: PlanText, quantity: Quantity, texts: readonly PlanText[], analysis: Analysis): boolean {
  const digits = /\d[\d.,]*/u.exec(label)?.[0]
  const said = writtenOf(quantity, analysis)
  return texts.some(
    ({ words, role }) =>
      role !== 'number' &&
      ((quantity.kind !== 'share' && words.toLowerCase().includes(said)) ||
        (digits !== undefined && [...words.matchAll(/\d[\d.,]*/gu)].some(([one]) => one === digits))),
  )
}

/** Said of who or what is seen, whatever the word for it. */
const REFERRING = /^(?:i|he|she|it|they|we|you|who|him|her|them|his|its|their|my|your)$/u

/** Does the clause of a number name something that is drawn? */
function isOfDrawn(at: number, { cast, things }: ShotPlan, analysis: Analysis): boolean {
  const drawn = [...cast, ...things].map(({ what }) => what)
  if (drawn.length === 0) return true
  const isOfDrawing = (lemma: string) => drawn.some((what) => ` ${what}`.endsWith(` ${lemma}`))
  // What the script is about, of which the whole sentence tells.
  if (drawn.length === 1 && cast.length === 0 && !analysis.phrases.some(({ lemma }) => isOfDrawing(lemma))) return true
  const isNamed = analysis.phrases.some(
    ({ lemma, isName, head }) => isSameClause(analysis, at, head.word) && ((isName && cast.length > 0) || isOfDrawing(lemma)),
  )
  return isNamed || analysis.tokens.some(({ low, word }) => REFERRING.test(low) && isSameClause(analysis, at, word))
}

/** How long, how much or how fast: it says something of its clause only. */
const OF_CLAUSE = /^(?:duration|measure|heat|rate|times)$/u

const isOfHour = ({ words }: PlanText): boolean => /^\d{1,2}(?::\d\d| ?[ap]\.?m|\s?o[’']clock)/iu.test(words)

/** Whether a number says something of the words and the drawings that it stands beside. */
function isRelated(text: PlanText, { plan, analysis }: Required<Planned>): boolean {
  if (text.role !== 'number' || isYear(text) || !/\d/u.test(text.words)) return true
  const quantity = quantityOf(text, analysis)
  if (quantity && isRepeated(text, quantity, plan.text, analysis)) return false
  const isOfItsClause = quantity ? OF_CLAUSE.test(quantity.kind) || isOfHour(text) : /^\d+×/u.test(text.words)
  const at = quantity?.at ?? text.at
  // `2 years later`, `In less than 3 seconds`: when all of it was.
  if (!isOfItsClause || at <= 3 || /\b(?:later|ago|earlier)$/u.test(text.words)) return true
  const key = plan.text.find(({ role }) => role === 'key')
  return key ? isSameClause(analysis, at, key.at) : isOfDrawn(at, plan, analysis)
}

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
const isWrittenIn = ({ text }: ShotPlan, quantity: Quantity, analysis: Analysis): boolean =>
  text.some(({ words }) => words.toLowerCase().includes(writtenOf(quantity, analysis)))

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
    return worth > 0 && !isPassing && DIGIT.test(text.words) && !isOfNothing(text, analysis) && !isWrittenIn(plan, quantity!, analysis)
      ? [{ text, worth }]
      : []
  })
  return candidates.toSorted((a, b) => b.worth - a.worth)[0]?.text
}

const capitalizedAs = (before: string, words: string): string => (/^\p{Lu}/u.test(before) ? capitalized(words) : words)

/** Texts without numbers that are said twice, or that belong to a clause of which neither words nor drawings are seen; those of keys in digits. */
function related(plan: ShotPlan, analysis: Analysis): readonly PlanText[] {
  if (plan.graphic) return plan.text
  const inKeys = plan.text.map((each) =>
    each.role === 'key' ? { ...each, words: capitalizedAs(each.words, inDigits(each.words, analysis)) } : each,
  )
  const text = inKeys.filter((each) => isRelated(each, { plan: { ...plan, text: inKeys }, analysis }))
  // A card without a drawing keeps its last words.
  const isEmptied = text.length === 0 && plan.form === 'words' && plan.cast.length + plan.things.length === 0
  return isEmptied ? inKeys.slice(0, 1) : text
}

/** Frames whose numbers belong to them, before their words are chosen: what a number is not told of leaves room for what is. */
export const withRelatedNumbers = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => (one.analysis ? { ...one, plan: { ...one.plan, text: [...related(one.plan, one.analysis)] } } : one))

/** Frames with their numbers, once their words are known: each said once, and where none is left the one that tells most of the sentence. */
export const withChosenNumbers = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || (plan.graphic && !WITHOUT_NUMBERS.has(plan.graphic.template))) return one
    const text = plan.text.filter((each) => {
      const quantity = each.role === 'number' && !plan.graphic ? quantityOf(each, analysis) : undefined
      return !quantity || isYear(each) || !isRepeated(each, quantity, plan.text, analysis)
    })
    const own: ShotPlan = { ...plan, text }
    const hasNumber =
      wordsOnScreen(own).some((words) => /\d/u.test(words)) || own.text.some(({ role }) => role === 'number' || role === 'quote')
    const number = hasNumber ? undefined : tellingNumber(own, analysis)
    return { ...one, plan: number ? { ...own, text: [...own.text, number] } : own }
  })
