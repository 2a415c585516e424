import type { Track } from '@fablecut/domain/timeline/model'
import { findOnTracks, orderedItems, placeOf } from '../visible-items.ts'
import { neighbourOf } from './neighbour.ts'

/** Id of the item that gets the focus of a removed one: next on its track, else previous, else on another track. */
export function nextFocusedItem(before: readonly Track[], after: readonly Track[], goneId: string): string | null {
  const location = findOnTracks(before, goneId)
  if (!location) return null
  const items = orderedItems(location.track.items)
  const place = placeOf(location.track.items, goneId)
  const nearest = [...items.slice(place + 1), ...items.slice(0, place).toReversed()].map(({ id }) => id)
  const others = ([1, -1] as const).map((down) => neighbourOf(before, goneId, { across: 0, down }))
  const candidates = [...nearest, ...others, after.flatMap((track) => orderedItems(track.items))[0]?.id ?? null]
  return candidates.find((id) => id !== null && findOnTracks(after, id) !== undefined) ?? null
}
