import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'

/** Copies of what hands work on that are seen at most. */
export const MAX_HANDLED_COPIES = 3

/** A number of things that hands work on which is larger than they are seen with, as lettering: `6 onions`. */
export function statedAmount({ run, head }: Phrase, { quantities }: Analysis): PlanText | undefined {
  const numeral = run.find(({ pos }) => pos === 'NUM')
  const quantity =
    numeral &&
    quantities.find(
      ({ kind, at, end, value }) => kind === 'count' && at <= numeral.word && numeral.word <= end && value > MAX_HANDLED_COPIES,
    )
  if (!quantity) return undefined
  const noun = new RegExp(`\\b${head.text}$`, 'iu')
  return { words: noun.test(quantity.display) ? quantity.display : `${quantity.display} ${head.text}`, role: 'number', at: quantity.at }
}
