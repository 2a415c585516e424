import type { TrackPosition } from '@fablecut/domain/timeline/edit/track-position'
import type { Track } from '@fablecut/domain/timeline/model'
import { findOnTracks, orderedItems, placeOf } from '../visible-items.ts'

/** Step of a keyboard move on a free track, in frames. */
const STEP = 10

/**
 * Target of a keyboard move: past the neighbour on the primary track, ten frames on a free one, or to the next track of its type at the same time.
 * null: nowhere.
 */
export function keyboardMoveTarget(
  drawn: readonly Track[],
  itemId: string,
  { across, down }: { readonly across: -1 | 0 | 1; readonly down: -1 | 0 | 1 },
): TrackPosition | null {
  const location = findOnTracks(drawn, itemId)
  if (!location) return null
  const { item, track } = location
  const start = item.startTimeInFrames
  if (down !== 0) return onTrack(drawn, track, { down, start })
  if (!track.isPrimary) {
    const startFrame = Math.max(0, start + across * STEP)
    return { kind: 'gap', trackId: track.id, startFrame, atFrame: startFrame }
  }
  const neighbour = orderedItems(track.items)[placeOf(track.items, itemId) + across]
  if (!neighbour) return null
  const zone = across < 0 ? 'before' : 'after'
  return { kind: 'item', zone, itemId: neighbour.id, trackId: track.id, startFrame: start, atFrame: start }
}

function onTrack(
  drawn: readonly Track[],
  from: Track,
  { down, start }: { readonly down: -1 | 0 | 1; readonly start: number },
): TrackPosition | null {
  const row = drawn.indexOf(from)
  for (let next = row + down; next >= 0 && next < drawn.length; next += down) {
    const track = drawn[next]
    if (track?.type === from.type) return { kind: 'gap', trackId: track.id, startFrame: start, atFrame: start }
  }
  return null
}
