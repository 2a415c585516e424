import { numberValue } from './numbers/number-value.ts'
import { makeQuantity, type ParsedQuantity, type Word } from './quantity.ts'

const hourOf = (word: Word | undefined): number | undefined => {
  const hour = word && numberValue(word.low)
  return hour !== undefined && Number.isInteger(hour) && hour >= 1 && hour <= 12 ? hour : undefined
}

/** Minutes said at a word, and how many words they take: `ten`, `twenty-five`, `a quarter`, `half`. */
function minutesAt(words: readonly Word[], i: number): { readonly minutes: number; readonly length: number } | undefined {
  const { low, isLast } = words[i]!
  if (isLast) return undefined
  if (low === 'half') return { minutes: 30, length: 1 }
  if (low === 'quarter') return { minutes: 15, length: 1 }
  const tens = numberValue(low)
  if (tens === undefined || tens < 1 || tens >= 60) return undefined
  const ones = tens >= 20 ? numberValue(words[i + 1]?.low ?? '') : undefined
  const isJoined = ones !== undefined && ones > 0 && ones < 10
  const length = isJoined ? 2 : 1
  return { minutes: tens + (isJoined ? ones : 0), length: length + Number(/^minutes?$/u.test(words[i + length]?.low ?? '')) }
}

const clock = (hour: number, minutes: number): string => `${hour}:${String(minutes).padStart(2, '0')}`

/** `ten past nine`, `half past six`, `a quarter to five`: a time of day. */
export function clockTimeAt(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const said = minutesAt(words, i)
  const joint = said && words[i + said.length]
  const hour = said && hourOf(words[i + said.length + 1])
  if (!said || !joint || hour === undefined || !Number.isInteger(said.minutes)) return undefined
  // `from ten to six`: two hours.
  const isBefore = joint.low === 'to' && (words[i]!.low === 'quarter' || words[i + said.length - 1]!.low.startsWith('minute'))
  const isPast = joint.low === 'past' && words[i]!.low !== 'to'
  if (!isPast && !isBefore) return undefined
  const display = isPast ? clock(hour, said.minutes) : clock(hour === 1 ? 12 : hour - 1, 60 - said.minutes)
  return { quantity: makeQuantity('date', display, Number.NaN, words[i]!.at), next: i + said.length + 2 }
}

/** `by noon`, `shortly before midnight`: an hour that has a name. */
export function namedHourAt(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const { low, at } = words[i]!
  const isTime = /^(?:at|by|until|till|before|after|around|past|from|to)$/u.test(words[i - 1]?.low ?? '')
  return isTime && /^(?:noon|midnight)$/u.test(low) ? { quantity: makeQuantity('date', low, Number.NaN, at), next: i + 1 } : undefined
}
