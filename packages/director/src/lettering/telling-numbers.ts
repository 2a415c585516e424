import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../describe-plan.ts'
import { DAYS } from '../languages/en/number-words.ts'
import { isPlaceName } from '../languages/en/names.ts'
import { singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Quantity } from '../text/quantity.ts'
import { clauseAt } from './beside/same-clause.ts'
import { withPricedNoun } from './number-labels.ts'

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

/** More things than that are not counted by who sees them. */
const MAX_COUNTED = 30

/** Numbers beside a picture that fit it, prices with what costs them: none of things of which another number is drawn, and none of a reason that is not in it. */
export function numbersOfPicture(texts: readonly PlanText[], shown: readonly ShownItem[], analysis: Analysis): readonly PlanText[] {
  const words = analysis.text.split(/\s+/u)
  const because = words.findIndex((word, i) => i > 2 && /^(?:because|since)$/iu.test(word))
  const fitting = texts.filter((text) => {
    const quantity = quantityAt(analysis, text)
    if (!quantity) return true
    if (because > 0 && quantity.at > because && /^(?:measure|share|duration|count)$/u.test(quantity.kind)) return false
    const { kind, noun, value } = quantity
    const drawn = kind === 'count' && noun ? shown.find(({ what }) => singularOf(what.split(' ').at(-1)!) === noun) : undefined
    return !drawn || drawn.count === value || value > MAX_COUNTED
  })
  return fitting.map((text) => {
    const quantity = quantityAt(analysis, text)
    return quantity ? withPricedNoun(text, quantity, analysis) : text
  })
}

const DIAGRAM = /^(?:map|steps|cause|list|timeline|words)$/u

/** Lettering of a diagram, which letters its labels: the main number first, as one of them, unless the diagram states it. */
export function lettersOfDiagram(
  texts: readonly PlanText[],
  graphic: { readonly template: string },
  analysis: Analysis,
): readonly PlanText[] {
  if (!DIAGRAM.test(graphic.template)) {
    // `lost $200, but a month later he won`: another clause than the number that is drawn.
    const drawn = texts.find(({ role, words }) => role === 'number' && !words.endsWith(' later'))
    return texts.filter(({ words, at }) => !drawn || !words.endsWith(' later') || clauseAt(analysis, at) === clauseAt(analysis, drawn.at))
  }
  // `Allen` of `an Allen key` says nothing beside steps.
  const own =
    graphic.template === 'steps' ? texts.filter(({ role, words }) => role !== 'label' || words.includes(' ') || isPlaceName(words)) : texts
  const stated = JSON.stringify(graphic).toLowerCase()
  const isStated = (text: PlanText): boolean => {
    const quantity = quantityAt(analysis, text)
    const said =
      quantity &&
      analysis.text
        .split(/\s+/u)
        .slice(quantity.at, quantity.end + 1)
        .join(' ')
        .replace(/\W+$/u, '')
    return stated.includes(text.words.toLowerCase()) || (said !== undefined && stated.includes(said.toLowerCase()))
  }
  const main = own.find((text) => text.role === 'number' && !/^\d{4}$/u.test(text.words) && !isStated(text))
  return main
    ? [{ ...main, role: 'label' }, ...own.filter((one) => one !== main)]
    : own.filter((text) => text.role !== 'number' || !isStated(text))
}
