import { boundariesOf, snapFrames } from '@fablecut/domain/timeline/edit/boundaries'
import type { Track } from '@fablecut/domain/timeline/model'

/** In ascending order. */
type UnmovedFrames = {
  /** Edges of the items, and frame 0. */
  readonly edges: readonly number[]
  /** The same and the starts of spoken words. */
  readonly snaps: readonly number[]
}

const MAX_KNOWN = 4
/** By the tracks of a timeline and the ids of what moves: a trim asks for its own item, and for those that follow it. */
const known = new WeakMap<readonly Track[], Map<string, UnmovedFrames>>()

/** Frames of the items that a gesture does not move; computed once per gesture, as long films have tens of thousands of items. */
export function unmovedFrames(tracks: readonly Track[], ids: readonly string[]): UnmovedFrames {
  const movedIds = ids.join('\n')
  const ofTracks = known.get(tracks) ?? new Map<string, UnmovedFrames>()
  const last = ofTracks.get(movedIds)
  if (last) return last
  const moved = new Set(ids)
  const others = tracks.flatMap(({ items }) => items.filter(({ id }) => !moved.has(id)))
  const frames = { edges: ascending(boundariesOf(others)), snaps: ascending(snapFrames(tracks, ids, [])) }
  // Another gesture forgets the last one.
  if (ofTracks.size === MAX_KNOWN) ofTracks.clear()
  known.set(tracks, ofTracks.set(movedIds, frames))
  return frames
}

const ascending = (frames: readonly number[]): readonly number[] => frames.toSorted((a, b) => a - b)
