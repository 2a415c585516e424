/** Denominators of shares that are no whole percentages. */
const DENOMINATORS = [3, 6, 7, 9]
const TOLERANCE = 0.002

/** A share of 0 to 1 as a fraction, `1/3`, where its percentage would be rounded; undefined otherwise. */
export function fractionOf(share: number): string | undefined {
  if (Math.abs(share * 100 - Math.round(share * 100)) < 1e-9) return undefined
  const denominator = DENOMINATORS.find((one) => Math.abs(share * one - Math.round(share * one)) < TOLERANCE)
  const count = denominator === undefined ? 0 : Math.round(share * denominator)
  return denominator === undefined || count === 0 || count === denominator ? undefined : `${count}/${denominator}`
}
