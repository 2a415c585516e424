import { compareShots, keyBetween, evenlySpacedKeys } from '../../../story/shots/lexorank.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'

/**
 *     keys   a  c  e  g        requested order: s1 s4 s2 s3
 *            s1 s2 s3 s4   ->  a  b  c  e                  only s4 gets a new key
 *
 * Assigns lexoranks for an order of shots, changing as few as possible: the longest increasing run stays, the others get keys between
 * their new neighbours. All keys are respaced only when no key fits. Shots not in `sequence` keep their position.
 */
export function orderShots(shots: ShotsMap, sequence: readonly string[]): ShotsMap {
  const ordered = [...new Set(sequence)].flatMap((id) => shotOf(shots, id) ?? [])
  const isInOrder = (shot: Shot, index: number): boolean => index === 0 || compareShots(ordered[index - 1] ?? shot, shot) < 0
  if (ordered.every((shot, index) => shot.lexorank !== '' && isInOrder(shot, index))) return shots
  const keys = keysAround(ordered) ?? respaceAll(shots, ordered)
  return withShots(shots, new Map(ordered.concat(Object.values(shots)).map((shot) => [shot.shotId, withKey(shot, keys)])))
}

const withKey = (shot: Shot, keys: ReadonlyMap<string, string>): Shot => {
  const lexorank = keys.get(shot.shotId) ?? shot.lexorank
  return lexorank === shot.lexorank ? shot : { ...shot, lexorank }
}

function keysAround(ordered: readonly Shot[]): ReadonlyMap<string, string> | null {
  const staying = longestIncreasingRun(ordered.map(({ lexorank }) => lexorank))
  const keys = new Map<string, string>()
  let [from, low]: [number, string | null] = [0, null]
  for (let index = 0; index <= ordered.length; index += 1) {
    if (index < ordered.length && !staying.has(index)) continue
    const high = ordered[index]?.lexorank ?? null
    if (!assignKeysBetween(ordered.slice(from, index), low, high, keys)) return null
    from = index + 1
    low = high
  }
  return keys
}

/** Assigns keys between two others, the middle one first so that keys stay short. False when a key does not fit. */
function assignKeysBetween(shots: readonly Shot[], low: string | null, high: string | null, keys: Map<string, string>): boolean {
  if (shots.length === 0) return true
  const middle = shots.length >> 1
  const key = keyBetween(low, high)
  if (key === null) return false
  keys.set(shots[middle]?.shotId ?? '', key)
  return assignKeysBetween(shots.slice(0, middle), low, key, keys) && assignKeysBetween(shots.slice(middle + 1), key, high, keys)
}

/** Indices of a longest strictly increasing subsequence of non-blank keys, in O(n log n). */
function longestIncreasingRun(keys: readonly string[]): ReadonlySet<number> {
  const tails: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, key] of keys.entries()) {
    if (key === '') continue
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[tails[middle] ?? 0] ?? '') < key) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1] : undefined
    tails[low] = index
  }
  const rise = new Set<number>()
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) rise.add(at)
  return rise
}

/** New keys for every shot: `shotsInOrder` in that order in the positions they had together, the others where they were. */
function respaceAll(shots: ShotsMap, shotsInOrder: readonly Shot[]): ReadonlyMap<string, string> {
  const named = new Set(shotsInOrder.map(({ shotId }) => shotId))
  const rest = shotsInOrder.values()
  const ordered = Object.values(shots)
    .toSorted(compareShots)
    .map((shot) => (named.has(shot.shotId) ? (rest.next().value ?? shot) : shot))
  const keys = evenlySpacedKeys(ordered.length)
  return new Map(ordered.map(({ shotId }, index) => [shotId, keys[index] ?? '']))
}
