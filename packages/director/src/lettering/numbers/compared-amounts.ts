import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'

/** Words between two numbers that are compared. */
const COMPARED =
  /\b(?:but|only|just|while|whereas|instead|rather|than|not|against|versus|got|gets|paid|the other|its rival|a rival|compared)\b/iu

const AMOUNT = /^(?:money|percent|share|duration|measure|heat)$/u
/** Up to here things are only told of, not counted. */
const MAX_SMALL = 12

/** Two amounts of one kind that a sentence sets side by side: `$3,000` and `only $60`; undefined where it has others. */
export function comparedAmounts({ quantities, text }: Analysis): readonly [Quantity, Quantity] | undefined {
  const [first, second, third] = quantities.filter(
    ({ kind, noun, value }) => AMOUNT.test(kind) || (kind === 'count' && noun !== undefined && value > MAX_SMALL),
  )
  if (!first || !second || third || first.kind !== second.kind || first.display === second.display) return undefined
  if ([first, second].some(({ display }) => /[ -]old$/u.test(display))) return undefined
  const between = text.split(/\s+/u).slice(first.end, second.at).join(' ')
  return COMPARED.test(between) || (first.kind !== 'count' && /,(?: and)?$/u.test(between)) ? [first, second] : undefined
}
