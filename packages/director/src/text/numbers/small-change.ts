import type { Quantity } from '../quantity.ts'

const SMALL_CHANGE = /^(?:cents?|pence)$/u

/** `136 euros and 20 cents`: one amount. */
export function withSmallChange(quantities: readonly Quantity[], sentence: string): Quantity[] {
  const words = sentence.split(/\s+/u)
  const isPartOf = (whole: Quantity | undefined, part: Quantity | undefined): boolean =>
    whole?.kind === 'money' &&
    Number.isInteger(whole.value) &&
    SMALL_CHANGE.test(part?.unit ?? '') &&
    part!.value < 100 &&
    part!.at === whole.end + 2 &&
    words[whole.end + 1] === 'and'
  return quantities.flatMap((one, n) => {
    if (isPartOf(quantities[n - 1], one)) return []
    const next = quantities[n + 1]
    if (!next || !isPartOf(one, next)) return [one]
    const cents = String(next.value).padStart(2, '0')
    return [{ ...one, display: `${one.display}.${cents}`, value: one.value + next.value / 100, end: next.end }]
  })
}
