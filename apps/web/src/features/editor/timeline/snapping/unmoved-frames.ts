import { boundariesOf, snapFrames } from '@fablecut/domain/timeline/edit/boundaries'
import type { Track } from '@fablecut/domain/timeline/model'

type UnmovedFrames = {
  /** Edges of the items, and frame 0. */
  readonly edges: readonly number[]
  /** The same and the starts of spoken words. */
  readonly snaps: readonly number[]
}

const known = new WeakMap<readonly Track[], UnmovedFrames & { readonly movedIds: string }>()

/** Frames of the items that a gesture does not move; computed once per gesture, as long films have tens of thousands of items. */
export function unmovedFrames(tracks: readonly Track[], ids: readonly string[]): UnmovedFrames {
  const movedIds = ids.join('\n')
  const last = known.get(tracks)
  if (last?.movedIds === movedIds) return last
  const moved = new Set(ids)
  const others = tracks.flatMap(({ items }) => items.filter(({ id }) => !moved.has(id)))
  const frames = { movedIds, edges: boundariesOf(others), snaps: snapFrames(tracks, ids, []) }
  known.set(tracks, frames)
  return frames
}
