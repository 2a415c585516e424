export type QuantityKind =
  | 'count'
  | 'money'
  | 'percent'
  | 'year'
  | 'date'
  | 'amount'
  | 'duration'
  | 'measure'
  | 'heat'
  | 'times'
  | 'share'
  | 'rate'
  | 'vague'
  | 'range'

/** What a number is a bound of, as said: `more than` 20, `under` 20, `up to` 20. */
export type QuantityBound = { readonly words: string; readonly kind: 'above' | 'below' | 'most' }

/**
 * A number, date or amount of a sentence. `display`: as on screen. `at`: index of its first word. `value`: dates have none (`NaN`), shares are of 1. An `amount` is of a unit that is not said.
 * `noun`: what is counted, or the unit. `total`: of `7 out of 10`.
 */
export type Quantity = {
  readonly kind: QuantityKind
  readonly display: string
  readonly value: number
  readonly at: number
  /** Index of its last word. */
  readonly end: number
  readonly noun?: string
  readonly unit?: string
  readonly total?: number
  /** No single amount: `three to six months`, of which `value` is the upper bound; `a three-digit number`. */
  readonly isLetteringOnly?: boolean
  readonly bound?: QuantityBound
}

/** A word of a sentence. `at`: which; `isLast`: punctuation follows. */
export type Word = { readonly text: string; readonly low: string; readonly at: number; readonly isLast: boolean }
/** `next`: index of the word behind it. */
export type ParsedQuantity = { readonly quantity: Quantity; readonly next: number }

/** A quantity of one word unless `rest` says more. */
export const makeQuantity = (kind: QuantityKind, display: string, value: number, at: number, rest: Partial<Quantity> = {}): Quantity => ({
  kind,
  display,
  value,
  at,
  end: at,
  ...rest,
})
