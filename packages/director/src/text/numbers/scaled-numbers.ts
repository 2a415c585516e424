import { PARTS, SCALES } from '../../languages/en/number-words.ts'
import { numberValue } from './number-value.ts'
import type { Word } from '../quantity.ts'

/** `length`: words that say the number. */
type ScaledNumber = { readonly value: number; readonly length: number }

const DOZEN = 12
const scaleOf = (word: Word | undefined): number | undefined => (word?.low === 'dozen' ? DOZEN : SCALES[word?.low ?? ''])
const countAt = (word: Word | undefined): number | undefined => (/^(?:a|an|one)$/u.test(word?.low ?? '') ? 1 : numberValue(word?.low ?? ''))

/** `quarter`, `thirds`, `tenth`: the part of one that a word names. */
function partOf(word: Word | undefined): number | undefined {
  const part = PARTS.indexOf((word?.low ?? '').replace(/s$/u, ''))
  return part < 0 ? undefined : 1 / (part + 2)
}

/** `a quarter of a million`, `three quarters of a million`, `half a million`, `half a dozen`, `two dozen`, `a couple of hundred`, `a million and a half`: a number that its words multiply. */
export function scaledNumberAt(words: readonly Word[], i: number): ScaledNumber | undefined {
  const [first, second, third, fourth, fifth] = words.slice(i, i + 5)
  if (!first || first.isLast || !second) return undefined
  const isOf = third?.low === 'of' && /^(?:an?|one)$/u.test(fourth?.low ?? '')
  const count = countAt(first)
  const part = partOf(second)
  const ofScale = scaleOf(fifth)
  if (count !== undefined && part !== undefined && isOf && ofScale) return { value: count * part * ofScale, length: 5 }
  const halved = first.low === 'half' && /^(?:an?|one)$/u.test(second.low) ? scaleOf(third) : undefined
  if (halved) return { value: halved / 2, length: 3 }
  if (first.low === 'a' && second.low === 'couple') {
    const at = third?.low === 'of' ? 3 : 2
    const scale = scaleOf(words[i + at])
    return scale ? { value: 2 * scale, length: at + 1 } : undefined
  }
  const scale = scaleOf(second)
  const isAndHalf = third?.low === 'and' && /^an?$/u.test(fourth?.low ?? '') && fifth?.low === 'half'
  if (count === undefined || scale === undefined || second.isLast)
    return count !== undefined && second.low === 'dozen' ? { value: count * DOZEN, length: 2 } : undefined
  if (isAndHalf) return { value: (count + 0.5) * scale, length: 5 }
  return second.low === 'dozen' ? { value: count * DOZEN, length: 2 } : undefined
}

const VAGUE = /^(?:tens|dozens|hundreds|thousands|millions|billions|trillions)$/u

/** `thousands`, `tens of thousands`: the words of a number that nobody counted, and how many they are; undefined at other words. */
export function vagueNumberAt(words: readonly Word[], i: number): { readonly display: string; readonly length: number } | undefined {
  const [first, joint, second] = words.slice(i, i + 3)
  if (!first || !VAGUE.test(first.low)) return undefined
  if (joint?.low === 'of' && VAGUE.test(second?.low ?? '')) return { display: `${first.low} of ${second!.low}`, length: 3 }
  return first.low === 'tens' ? undefined : { display: first.low, length: 1 }
}
