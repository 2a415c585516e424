import { shotOf, type ShotsMap } from '../storyboard/story-document.ts'

/** Ids that are derived from the one an edit carries, so that it is deterministic: `x`, `x-2`, `x-3`. */
export function derivedIds(newId: string): () => string {
  let count = 0
  return () => {
    count += 1
    return count === 1 ? newId : `${newId}-${count}`
  }
}

/** The first id derived from `base` that no shot has. `taken`: ids of shots that are about to be added. */
export function freeShotId(shots: ShotsMap, base: string, taken: readonly string[] = []): string {
  const next = derivedIds(base)
  let shotId = next()
  while (shotOf(shots, shotId) || taken.includes(shotId)) shotId = next()
  return shotId
}

/** Id of the shot that is created for an item. */
export const shotIdFor =
  (shots: ShotsMap) =>
  (itemId: string): string =>
    freeShotId(shots, `shot_${itemId}`)
