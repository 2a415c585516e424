import type { Quantity } from '../../text/quantity.ts'

/** A number, date or amount as it is written in a sentence. `start`, `offset`: where it begins, and behind its end. */
export type WrittenQuantity = Quantity & { readonly start: number; readonly offset: number }
