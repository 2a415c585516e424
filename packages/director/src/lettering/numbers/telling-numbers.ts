import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { DAYS } from '../../languages/en/number-words.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'
import { statementIn } from '../statement.ts'

const quantityAt = ({ quantities }: Analysis, { role, at }: PlanText): Quantity | undefined =>
  role === 'number' ? quantities.find((quantity) => quantity.at >= at && quantity.at <= at + 3) : undefined

/** `3 years later`, `by Friday`: a time with the word that makes it one. */
export function timeOf(text: PlanText, analysis: Analysis): PlanText {
  const quantity = quantityAt(analysis, text)
  const words = analysis.text.split(/\s+/u)
  const behind = /^(?:later|ago|earlier)\b/u.exec(words[(quantity?.end ?? -2) + 1] ?? '')?.[0]
  if (quantity?.kind === 'duration' && behind) return { ...text, words: `${text.words} ${behind}` }
  const isDeadline = DAYS.includes(text.words) && /^(?:by|until|before)$/iu.test(words[text.at - 1] ?? '')
  return isDeadline ? { ...text, words: `${words[text.at - 1]!.toLowerCase()} ${text.words}`, at: text.at - 1 } : text
}

const BARE_TIME = new RegExp(`^(?:${DAYS.join('|')}|midnight|noon)$`, 'u')

/** Lettering without the bare weekdays and hours of a story, which say nothing of it. */
export const withoutBareTimes = (texts: readonly PlanText[], { isNarrative, text }: Analysis): readonly PlanText[] =>
  texts.filter(({ words, at }) => {
    const before = text.split(/\s+/u).slice(0, at).join(' ')
    const isDue = /\b(?:by|until|till|before)$/iu.test(before)
    const isFronted = at <= 1 || /\b(?:last|one|every|next|this)$/iu.test(before)
    return !(BARE_TIME.test(words) && (isNarrative || (DAYS.includes(words) && isFronted)) && !isDue)
  })

/** Does a number stand for a year? */
export const isYear = ({ role, words }: PlanText): boolean => role === 'number' && /^(?:1\d|20)\d\d$/u.test(words)

/** Is a number the one that a diagram draws? */
function isDrawn(text: PlanText, graphic: ShotGraphic, analysis: Analysis): boolean {
  const value = quantityAt(analysis, text)?.value
  if (value === undefined) return false
  const drawn = JSON.stringify(graphic).match(/(?<=[:,[])-?\d+(?:\.\d+)?/gu) ?? []
  return drawn.some((one) => [value, value / 100, value * 100].some((said) => Math.abs(said - Number(one)) < 0.001))
}

/** Diagrams whose labels say nothing of what happens. */
const WITH_HEADING = /^(?:map|curve|stack|dots|size|bars)$/u

/** Lettering of a diagram, which letters its labels: above a map or a curve what the sentence states; no number or name alone. */
export function lettersOfDiagram(texts: readonly PlanText[], graphic: ShotGraphic, analysis: Analysis): readonly PlanText[] {
  const { template } = graphic
  const set = texts.filter(
    (text) => /^(?:quote|title|opening|end-card)$/u.test(text.role) || isYear(text) || isDrawn(text, graphic, analysis),
  )
  if (!WITH_HEADING.test(template)) return set
  const statement = statementIn(analysis)
  return statement ? [{ ...statement, role: 'label' }, ...set] : [...set, ...texts.filter(({ role }) => role === 'label')]
}
