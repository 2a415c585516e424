import { formatNumber } from './format-number.ts'
import { makeQuantity, type Quantity } from './quantity.ts'

const isRate = (quantity: Quantity): boolean => /^(?:heat|percent|money|measure|count|duration)$/u.test(quantity.kind)

/** `from about 37 to 39`, but `From 1944 on, eleven hundred painters pretended to be two divisions`. */
function isFromTo(words: readonly string[], last: Quantity, next: Quantity): boolean {
  const from = words.lastIndexOf('from', last.at - 1)
  const to = words.indexOf('to', last.at)
  return (
    from >= 0 &&
    to >= 0 &&
    to < next.at &&
    !words.slice(from, last.at).some((word) => /[,;:—–]$/u.test(word)) &&
    !/^(?:be|do|get|have|make|become)$/u.test(words[to + 1]!)
  )
}

const RESULT = /^(?:vot\w+|won|win|wins|lost|lose|beat|led|by|passed|approved|rejected)$/u
const isPlain = ({ kind, noun }: Quantity): boolean => kind === 'count' && noun === undefined

/** `from 37 to 39 °C` is one range with two ends. */
export function joinRanges(quantities: readonly Quantity[], sentence: string): Quantity[] {
  const words = sentence.toLowerCase().split(/\s+/u)
  const joined: Quantity[] = []
  for (const quantity of quantities) {
    const dated = datedStart(joined, quantity, words)
    if (dated) {
      joined.splice(-2, 1, rangeOf(dated, quantity))
      continue
    }
    const last = joined.at(-1)
    if (last && isSpread(last, quantity, words)) {
      joined[joined.length - 1] = {
        ...quantity,
        display: `${quantity.kind === 'money' ? quantity.unit : ''}${last.display}–${quantity.display.replace(/^[$€£¥]/u, '')}`,
        at: last.at,
        isLetteringOnly: true,
      }
      continue
    }
    // `120 over 80`: two readings of one measurement.
    const isReading = last && words[last.end + 1] === 'over' && quantity.at === last.end + 2 && isPlain(last) && quantity.kind === 'count'
    if (isReading && quantity.value < last.value) {
      const display = `${last.display}/${formatNumber(quantity.value)}`
      joined[joined.length - 1] = { ...last, display, end: quantity.at, isLetteringOnly: true }
      continue
    }
    // `24 hours and 18 minutes`: one time, but `for 40 hours, and ten minutes of charging`.
    const isApart = last !== undefined && words[last.end]!.endsWith(',') && quantity.at > last.end + 1
    const isTogether = last && last.kind === 'duration' && quantity.kind === 'duration' && isWithin(quantity, last) && !isApart
    if (isTogether && /^(?:and)?$/u.test(words.slice(last.end + 1, quantity.at).join(' '))) {
      joined[joined.length - 1] = { ...last, display: `${last.display} ${quantity.display}`, end: quantity.end, isLetteringOnly: true }
      continue
    }
    // `voted 42 to 17`: a result.
    const isResult =
      last && words[last.end + 1] === 'to' && quantity.at === last.end + 2 && isPlain(last) && RESULT.test(words[last.at - 1] ?? '')
    if (isResult) {
      joined[joined.length - 1] = {
        ...last,
        display: `${last.display}–${quantity.value}`,
        end: quantity.end,
        isLetteringOnly: true,
      }
      continue
    }
    const isRange =
      last &&
      isRate(last) &&
      isRate(quantity) &&
      isFromTo(words, last, quantity) &&
      (last.kind === quantity.kind || last.display === formatNumber(last.value))
    if (!isRange) joined.push(quantity)
    else joined[joined.length - 1] = rangeOf(last, quantity)
  }
  return joined
}

const UNITS_OF_TIME = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']
/** Is the unit of one time smaller than that of another? */
const isWithin = (small: Quantity, large: Quantity): boolean =>
  UNITS_OF_TIME.includes(small.unit ?? '') && UNITS_OF_TIME.indexOf(small.unit!) < UNITS_OF_TIME.indexOf(large.unit ?? '')

const rangeOf = (first: Quantity, last: Quantity): Quantity =>
  makeQuantity('range', `${withSameUnit(first, last)} → ${last.display}`, last.value, first.at, {
    unit: last.unit,
    noun: last.noun ?? first.noun,
    // `from six to eleven percent`: shares of 1, both of them.
    total: last.kind === 'percent' && first.kind !== 'percent' ? first.value / 100 : first.value,
    end: last.end,
  })

/** `from 2 million in 2019 to 14 million`: where a range begins before a year. */
function datedStart(joined: readonly Quantity[], quantity: Quantity, words: readonly string[]): Quantity | undefined {
  const [first, year] = joined.slice(-2)
  if (!first || year?.kind !== 'year' || !isRate(first) || !isRate(quantity) || first.kind !== quantity.kind) return undefined
  const isStart = words[first.at - 1] === 'from' && words[year.end + 1] === 'to' && quantity.at === year.end + 2
  return isStart && year.at === first.end + 2 ? first : undefined
}

/** `three to six months`, `between three and six months`: one amount of two bounds. */
const isSpread = (last: Quantity, next: Quantity, words: readonly string[]): boolean =>
  (/^(?:to|or)$/u.test(words[last.end + 1] ?? '') || (words[last.end + 1] === 'and' && words[last.at - 1] === 'between')) &&
  next.at === last.end + 2 &&
  last.kind === 'count' &&
  last.noun === undefined &&
  next.value > last.value &&
  (/^(?:duration|measure|percent|money|heat|rate)$/u.test(next.kind) ||
    (next.kind === 'count' && (next.noun !== undefined || words[last.at - 1] === 'between'))) &&
  words[last.at - 1] !== 'from'

function withSameUnit(first: Quantity, second: Quantity): string {
  if (first.kind === second.kind || !/^(?:heat|percent|money)$/u.test(second.kind)) return first.display
  return second.display.replace(formatNumber(second.kind === 'percent' ? second.value * 100 : second.value), first.display)
}
