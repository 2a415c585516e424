import type { GrammarRules } from '../grammar/grammar-rules.ts'
import type { WrittenQuantity } from './written-quantity.ts'

const AMOUNT = /^(?:count|duration|measure|money|percent)$/u

/** Quantities of which both ends of a range are one, shown as they are written. */
export function withRanges(quantities: readonly WrittenQuantity[], text: string, { rangeJoint }: GrammarRules): WrittenQuantity[] {
  const all: WrittenQuantity[] = []
  for (const last of quantities) {
    const first = all.at(-1)
    const most = last.kind === 'percent' ? last.value * 100 : last.value
    // `10から3個を取ります`: what is taken from something is no range.
    const isRange =
      first?.kind === 'count' && first.value < most && AMOUNT.test(last.kind) && rangeJoint?.test(text.slice(first.offset, last.start))
    if (isRange) all[all.length - 1] = { ...last, at: first.at, start: first.start, display: text.slice(first.start, last.offset).trim() }
    else all.push(last)
  }
  return all
}
