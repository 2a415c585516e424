import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'

/** Words between two numbers that are compared. */
const COMPARED =
  /\b(?:but|only|just|while|whereas|instead|rather|than|not|against|versus|another|got|gets|paid|the other|its rival|a rival|compared)\b/iu

const CONTRASTED = /\b(?:but|only|just|while|whereas)\b/iu
const AMOUNT = /^(?:money|percent|share|duration|measure|heat)$/u
/** Up to here things are only told of, not counted. */
const MAX_SMALL = 12

/** Does a number count something, by itself or as `only eleven` of what was counted before? */
function isCount({ kind, noun, value, at }: Quantity, words: readonly string[]): boolean {
  const isOfBefore = noun === undefined && /^(?:only|just|barely)$/iu.test(words[at - 1] ?? '')
  return kind === 'count' && (isOfBefore || (noun !== undefined && value > MAX_SMALL))
}

/** Two amounts of one kind that a sentence sets side by side: `$3,000` and `only $60`; undefined where it has others. */
export function comparedAmounts({ quantities, text }: Analysis): readonly [Quantity, Quantity] | undefined {
  const words = text.split(/\s+/u)
  const [first, second, third] = quantities.filter((one) => AMOUNT.test(one.kind) || isCount(one, words))
  if (!first || !second || third || first.kind !== second.kind || first.display === second.display) return undefined
  if ([first, second].some(({ display }) => /[ -]old$/u.test(display))) return undefined
  const between = words.slice(first.end, second.at).join(' ')
  if (first.kind === 'count') return first.noun !== undefined && CONTRASTED.test(between) ? [first, second] : undefined
  return COMPARED.test(between) || /,(?: and)?$/u.test(between) ? [first, second] : undefined
}
