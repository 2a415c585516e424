import type { Quantity, QuantityBound } from '../quantity.ts'

/** Words before a number that make it a bound, longest first. */
const BOUNDS: readonly (readonly [words: string, kind: QuantityBound['kind']])[] = [
  ['no fewer than', 'above'],
  ['no less than', 'above'],
  ['no more than', 'most'],
  ['not more than', 'most'],
  ['more than', 'above'],
  ['less than', 'below'],
  ['fewer than', 'below'],
  ['lower than', 'below'],
  ['younger than', 'below'],
  ['cheaper than', 'below'],
  ['colder than', 'below'],
  ['cooler than', 'below'],
  ['higher than', 'above'],
  ['older than', 'above'],
  ['warmer than', 'above'],
  ['hotter than', 'above'],
  ['longer than', 'above'],
  ['taller than', 'above'],
  ['at least', 'above'],
  ['at most', 'most'],
  ['up to', 'most'],
  ['over', 'above'],
  ['above', 'above'],
  ['under', 'below'],
  ['below', 'below'],
]
const BOUNDED = /^(?:count|money|percent|share|duration|measure|heat|times|vague)$/u
const MOVING =
  /^(?:all|come|came|went|go|jump\w*|flew|fly|flies|bent|fell|climb\w*|spread|look\w*|run|ran|take|took|taken|sprinkl\w*|pour\w*|drizzl\w*|scatter\w*|spoon\w*|hand\w*|turn\w*|cross\w*|\d[\d.,]*)$/u

const LYING = /^(?:lay|lies?|lying|lain|buried|sank|sunk|hid|hidden|trapped|sleeps?|slept|lives?|lived)$/u

/** Are the words before a number a bound of it, rather than a place or a time? */
function isBound(words: string, { kind, noun }: Quantity, before: string): boolean {
  // `over ten years`: meanwhile.
  if (words === 'over') return kind !== 'duration' && !MOVING.test(before)
  // `heats up to 300 degrees`: how far it goes.
  if (words === 'up to') return !/^(?:heat|warm|add|climb|walk|look|live|sum|end|go|went|goe|speed)(?:s|ed|ing|ned)?$/u.test(before)
  // `lay under six meters of ash`: where.
  if (words === 'under' && LYING.test(before)) return false
  // `under two trees`: where.
  return !/^(?:under|above|below)$/u.test(words) || kind !== 'count' || noun === undefined
}

/** `under 30 percent`, `more than two million`: numbers with the bound that is said of them. */
export function withBounds(quantities: readonly Quantity[], sentence: string): Quantity[] {
  const words = sentence.split(/\s+/u).map((word) => word.toLowerCase())
  return quantities.map((quantity) => {
    const said = BOUNDS.find(([bound]) => words.slice(quantity.at - bound.split(' ').length, quantity.at).join(' ') === bound)
    if (!said || !BOUNDED.test(quantity.kind)) return quantity
    const [bound, kind] = said
    const before = words[quantity.at - bound.split(' ').length - 1] ?? ''
    return isBound(bound, quantity, before) ? { ...quantity, bound: { words: bound, kind } } : quantity
  })
}

/** A number as on screen, with its bound: `under 30%`. `at`: index of its first word. */
export function boundedDisplay({ display, at, bound }: Quantity): { readonly words: string; readonly at: number } {
  return bound ? { words: `${bound.words} ${display}`, at: at - bound.words.split(' ').length } : { words: display, at }
}
