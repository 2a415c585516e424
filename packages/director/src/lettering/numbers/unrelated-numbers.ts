import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'
import { isSameClause } from '../side-clauses.ts'
import { inDigits } from './in-digits.ts'
import { isYear } from './telling-numbers.ts'

type Lettered = { readonly plan: ShotPlan; readonly analysis?: Analysis }

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
function isRelated(text: PlanText, { plan, analysis }: Required<Lettered>): boolean {
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

/** Frames without numbers that are said twice, or that belong to a clause of which neither words nor drawings are seen. */
export const withoutUnrelatedNumbers = <P extends Lettered>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || plan.graphic) return one
    const inKeys = plan.text.map((each) => (each.role === 'key' ? { ...each, words: inDigits(each.words, analysis) } : each))
    const text = inKeys.filter((each) => isRelated(each, { plan: { ...plan, text: inKeys }, analysis }))
    // A card without a drawing keeps its last words.
    const isEmptied = text.length === 0 && plan.form === 'words' && plan.cast.length + plan.things.length === 0
    return { ...one, plan: { ...plan, text: isEmptied ? inKeys.slice(0, 1) : text } }
  })
