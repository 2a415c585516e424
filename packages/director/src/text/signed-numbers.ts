import type { Quantity } from './quantity.ts'

const SIGNED = /^(?:count|heat|percent|measure)$/u
const ZERO_REACH = 2

/** `minus 5 degrees`, `five degrees below zero`: numbers below zero, which are lettered and never drawn to scale. */
export function withSigns(quantities: readonly Quantity[], sentence: string): Quantity[] {
  const words = sentence.split(/\s+/u).map((word) => word.toLowerCase().replaceAll(/[.,;:!?]+$/gu, ''))
  return quantities.flatMap((quantity, n): Quantity[] => {
    const isMinus = words[quantity.at - 1] === 'minus'
    const isBelowZero = words[quantity.end + 1] === 'below' && words[quantity.end + ZERO_REACH] === 'zero'
    // The zero of `five degrees below zero`.
    const before = quantities[n - 1]
    if (before && quantity.value === 0 && words[quantity.at - 1] === 'below' && before.end === quantity.at - ZERO_REACH) return []
    if (!SIGNED.test(quantity.kind) || !(isMinus || isBelowZero)) return [quantity]
    return [
      {
        ...quantity,
        value: -quantity.value,
        display: `−${quantity.display}`,
        at: isMinus ? quantity.at - 1 : quantity.at,
        isLetteringOnly: true,
      },
    ]
  })
}
