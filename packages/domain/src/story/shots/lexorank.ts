/** In byte order, so that Postgres (`COLLATE "C"`) and browsers agree. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length
/** Keys grow by a digit for about five inserts in one place; longer ones are replaced by `evenlySpacedKeys`. */
const MAX_KEY_LENGTH = 32

export type RankedShot = { readonly shotId: string; readonly lexorank: string }

/** Order of shots: by key in byte order, equal keys by id (ED-27). */
export function compareShots(a: RankedShot, b: RankedShot): number {
  return comparePlain(a.lexorank, b.lexorank) || comparePlain(a.shotId, b.shotId)
}

const comparePlain = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** A key between two neighbours (null: none); null when none fits and all keys have to be rebalanced. */
export function keyBetween(before: string | null, after: string | null): string | null {
  if (after !== null && (before ?? '') >= after) return null
  const key = middle(before ?? '', after)
  return key.length > MAX_KEY_LENGTH || key <= (before ?? '') || (after !== null && key >= after) ? null : key
}

/** Reads keys as fractions: digit after digit, a missing digit is 0, a missing upper bound is 1. Never ends in 0. */
function middle(low: string, high: string | null): string {
  let prefix = ''
  let upper = high
  for (let index = 0; ; index += 1) {
    const min = digitAt(low, index)
    const max = upper === null || index >= upper.length ? BASE : digitAt(upper, index)
    if (max - min > 1) return prefix + DIGITS[Math.floor((min + max) / 2)]
    prefix += DIGITS[min]
    if (max > min) upper = null
    if (prefix.length > MAX_KEY_LENGTH) return prefix
  }
}

const digitAt = (key: string, index: number): number => Math.max(0, DIGITS.indexOf(key[index] ?? '0'))

/** Evenly spaced keys in ascending order: for a new story, or when no key fits any more. */
export function evenlySpacedKeys(count: number): readonly string[] {
  const length = Math.max(2, Math.ceil(Math.log(count + 2) / Math.log(BASE)) + 1)
  const step = BASE ** length / (count + 1)
  return Array.from({ length: count }, (_, index) => toKey(Math.floor(step * (index + 1)), length))
}

/** Trailing zeros are insignificant in a fraction. */
const toKey = (value: number, length: number): string => value.toString(BASE).padStart(length, '0').replace(/0+$/, '')

/** The changed keys when a shot moves: its own, or all when none fits. `toIndex` is the index without the moved shot. */
export function keysForMove(shots: readonly RankedShot[], shotId: string, toIndex: number): readonly RankedShot[] {
  const others = shots.filter((shot) => shot.shotId !== shotId).sort(compareShots)
  const targetIndex = Math.min(others.length, Math.max(0, toIndex))
  const key = keyBetween(others[targetIndex - 1]?.lexorank ?? null, others[targetIndex]?.lexorank ?? null)
  if (key !== null) return [{ shotId: shotId, lexorank: key }]
  const ids = others.map((shot) => shot.shotId)
  ids.splice(targetIndex, 0, shotId)
  const keys = evenlySpacedKeys(ids.length)
  return ids.map((id, index) => ({ shotId: id, lexorank: keys[index] ?? '' }))
}
