import { endFrame } from '../../frames.ts'
import type { Timeline, Track } from '../../model.ts'
import type { DrawnItem } from '../../visual-items.ts'
import { withNewTrack } from '../new-track.ts'
import { primaryTrack, withItems } from '../tracks.ts'

/**
 *     top       | X |      | N |       on the topmost track, where it is free there
 *     primary   |  A   |  B  |         else on a new track above all others
 *
 * Places a drawn item above the film. `newId`: suffix of the ids of new tracks.
 */
export function placedOnTop(timeline: Timeline, item: DrawnItem, newId: string): Timeline {
  const film = primaryTrack(timeline) ? timeline : withNewTrack(timeline, { ...NEW_TRACK, newId: `${newId}-film`, items: [] })
  const [top] = film.tracks
  if (top && isFreeFor(top, item)) return withItems(film, ({ id, items }) => (id === top.id ? [...items, item] : items))
  return withNewTrack(film, { ...NEW_TRACK, newId, items: [item] })
}

const NEW_TRACK = { type: 'video', subtype: undefined, index: 0 } as const

const isFreeFor = ({ type, isPrimary, isLocked, isHidden, items }: Track, item: DrawnItem): boolean =>
  type === 'video' &&
  !isPrimary &&
  !isLocked &&
  !isHidden &&
  items.every((other) => endFrame(other) <= item.startTimeInFrames || other.startTimeInFrames >= endFrame(item))
