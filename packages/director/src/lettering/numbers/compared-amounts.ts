import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'

/** Words between two numbers that are compared. */
const COMPARED =
  /\b(?:but|only|just|while|whereas|instead|rather|than|not|against|versus|got|gets|paid|the other|its rival|a rival|compared)\b/iu

/** Two amounts of one kind that a sentence sets side by side: `$3,000` and `only $60`; undefined where it has others. */
export function comparedAmounts({ quantities, text }: Analysis): readonly [Quantity, Quantity] | undefined {
  const [first, second, third] = quantities.filter(({ kind }) => /^(?:money|percent|share|duration|measure|heat)$/u.test(kind))
  if (!first || !second || third || first.kind !== second.kind || first.display === second.display) return undefined
  if ([first, second].some(({ display }) => /[ -]old$/u.test(display))) return undefined
  const between = text.split(/\s+/u).slice(first.end, second.at).join(' ')
  return COMPARED.test(between) || /,(?: and)?$/u.test(between) ? [first, second] : undefined
}
