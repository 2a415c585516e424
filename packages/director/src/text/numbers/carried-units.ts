import { formatNumber } from '../format-number.ts'
import type { Quantity } from '../quantity.ts'

/** Kinds whose unit a later number of the sentence may leave out. */
const WITH_UNIT = /^(?:money|percent|duration|measure|heat)$/u
/** What sets two numbers side by side; of money also what is got for it. */
const COMPARED = /\b(?:but|only|just|while|whereas|instead|against|versus|another|the other|its rival|a rival)\b/iu
const PAID = /\b(?:got|gets|paid|pays|received|receives|than|rather|not)\b/iu
/** A bare number behind these words is an hour, an age, a place in a row or a share. */
const OTHER_NUMBER =
  /^(?:at|by|until|till|before|after|since|past|turn(?:ed|s)?|aged?|in|of|times|number|no|page|row|room|gate|line|chapter|day|week|year|one|every|per|for)$/iu
/** What may stand behind a number that leaves out its unit. */
const BEHIND = /^(?:today|now|instead|then|back|together|alone|less|more|nowadays|tomorrow|and|but|while|whereas|when|if|because|so)$/iu

const bare = (word = ''): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Does a number stand at the end of what is said of it, without a noun? */
function isBareEnd({ kind, noun, at, end, value, isLetteringOnly }: Quantity, words: readonly string[]): boolean {
  const isOfNothing = kind === 'count' && noun === undefined && !isLetteringOnly && value > 0
  const isEnd = end === words.length - 1 || /[,.;:!?—–]$/u.test(words[end]!) || BEHIND.test(words[end + 1]!)
  const before = /^(?:only|just|about|around|nearly|almost|barely|merely|some|exactly)$/iu.test(words[at - 1] ?? '') ? at - 2 : at - 1
  // `asks for sixty`, but `stays for two`.
  const isAskedFor =
    /^(?:ask|asks|asked|sell|sells|sold|go|goes|settle|settled)$/iu.test(words[before - 1] ?? '') && words[before] === 'for'
  return isOfNothing && isEnd && (isAskedFor || !OTHER_NUMBER.test(bare(words[before])))
}

const SCALES = [1e12, 1e9, 1e6]
/** `hoped for 150 million dollars and got eleven`: million of them, but `asks for 3,000 and gets sixty`. */
const scaleOf = (bare: number, value: number): number => (bare < 1000 ? (SCALES.find((scale) => value >= scale) ?? 1) : 1)

/** A bare number in the unit of another quantity. */
function inUnitOf(bare: Quantity, { kind, unit, display, value }: Quantity): Quantity {
  const quantity = { ...bare, value: bare.value * scaleOf(bare.value, value) }
  const number = formatNumber(quantity.value)
  if (kind === 'money') return { ...quantity, kind, unit, display: `${unit}${number}` }
  if (kind === 'percent') return { ...quantity, kind, unit, value: quantity.value / 100, display: `${number}%` }
  // `½ hour`, `−5°`: no number that could be another.
  if (!/^\d/u.test(display)) return bare
  const written = display.replace(/^[\d.,]+/u, number)
  return { ...quantity, kind, unit, display: value === 1 && quantity.value > 1 && kind === 'duration' ? `${written}s` : written }
}

/** `asks for 3,000 dollars, but gets sixty`, `holds its breath for ninety minutes, while a human manages two`: the second number is of the unit of the first. */
export function withCarriedUnits(quantities: readonly Quantity[], sentence: string): Quantity[] {
  const words = sentence.split(/\s+/u)
  return quantities.map((quantity, n) => {
    const first = quantities.slice(0, n).findLast(({ kind, isLetteringOnly }) => WITH_UNIT.test(kind) && !isLetteringOnly)
    const between = first && words.slice(first.end + 1, quantity.at).join(' ')
    return between !== undefined &&
      (COMPARED.test(between) || (first!.kind === 'money' && PAID.test(between))) &&
      isBareEnd(quantity, words) &&
      !/[ -]old$/u.test(first!.display)
      ? inUnitOf(quantity, first!)
      : quantity
  })
}

/** `loses twelve metres a year. In 1950 it lost less than two`: numbers without a unit in `last`, the last quantity with one of a sentence before with the same verb. */
export function withUnitBefore(quantities: readonly Quantity[], last: Quantity | undefined, sentence: string): Quantity[] {
  const words = sentence.split(/\s+/u)
  if (!last || quantities.some(({ kind }) => WITH_UNIT.test(kind))) return [...quantities]
  return quantities.map((quantity) =>
    isBareEnd(quantity, words) && (last.kind !== 'percent' || quantity.value <= 100) ? inUnitOf(quantity, last) : quantity,
  )
}

/** The quantity of a sentence whose unit the next may leave out. */
export const lastWithUnit = (quantities: readonly Quantity[]): Quantity | undefined =>
  quantities.findLast(
    ({ kind, display, isLetteringOnly }) => /^(?:percent|duration|measure)$/u.test(kind) && !isLetteringOnly && !/[ -]old$/u.test(display),
  )
