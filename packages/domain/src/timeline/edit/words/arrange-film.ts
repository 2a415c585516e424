import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { assetsById, trackCategory } from '../../queries.ts'
import type { FilmRange } from '../../words/film-range.ts'
import { soundOfCaptions } from '../operations/captions/insert-captions.ts'
import { prune } from '../prune.ts'
import { keepIfEqual, resolveLayout } from '../resolve-layout.ts'
import { sortedByStart, withItems, withStart } from '../tracks.ts'
import { isTrimmable, withEdgeMoved } from '../trim.ts'
import { captionWithoutRanges, type NewFrames } from './caption-without-ranges.ts'
import { spokenItems } from './spoken-items.ts'

/** `cut`: captions were cut at the segments' ends. `whole`: only parts are removed, and a caption stays one line. */
export type Captions = 'cut' | 'whole'

/**
 *     segments 1 3 2       | 1 | 2 | 3 |  ->  | 1 | 3 | 2 |      clips, voices and captions, which were cut at the segments' ends
 *     segments 1 3         | 1 | 2 | 3 |  ->  | 1 | 3 |          2 is removed
 *     titles, pictures     |   T   |          |   T   |          move with the segment that they start in, without the removed time
 *     music                |♪♪♪♪♪♪♪♪♪♪♪|      |♪♪♪♪♪♪♪♪♪♪♪|      stays, unless it is what is captioned
 *
 * Arranges parts of the film in a new order. `segments`: of the film before, without overlaps, in their new order; what is in none is removed.
 */
export function arrangeFilm(timeline: Timeline, segments: readonly FilmRange[], captions: Captions): Timeline {
  const assets = assetsById(timeline.mediaAssets)
  const sung = soundOfCaptions(timeline)
  const spoken = spokenItems(timeline)
  const frames = newFrames(segments)
  const isLeft = (track: Track): boolean => trackCategory(track, assets) === 'music' && !sung.has(track.id)
  const placed = timeline.tracks.map(({ id, ...track }): [string, readonly TimelineItem[]] => {
    const cut = (item: TimelineItem): boolean => track.isPrimary || spoken.has(item.id)
    const items = track.items.flatMap((item) => {
      if (isLeft({ id, ...track }) && !spoken.has(item.id)) return [item]
      if (captions === 'whole' && item.type === 'caption') return captionWithoutRanges(item, frames) ?? []
      return cut(item) ? moved(item, frames) : shortened(item, frames)
    })
    return [id, sortedByStart(items)]
  })
  return prune(timeline, withOriginals(timeline, resolveLayout(timeline, new Map(placed))))
}

/** Keeps the identity of items that were moved, and moved back when the clips were packed. */
function withOriginals(before: Timeline, after: Timeline): Timeline {
  const arranged = new Map(after.tracks.map(({ id, items }) => [id, items]))
  const originals = new Map(before.tracks.flatMap(({ items }) => items.map((item) => [item.id, item])))
  return withItems(before, ({ id, items }) => (arranged.get(id) ?? items).map((item) => keepIfEqual(item, originals.get(item.id) ?? item)))
}

/** Where frames of the film go; removed ones to the cut that is left. */
function newFrames(segments: readonly FilmRange[]): NewFrames {
  let cursor = 0
  const placed = segments.map(({ startFrame, endFrame }) => {
    const segment = { startFrame, endFrame, at: cursor }
    cursor += endFrame - startFrame
    return segment
  })
  const inOrder = placed.toSorted((a, b) => a.startFrame - b.startFrame)
  return (frame) => {
    const segment = inOrder.find(({ endFrame }) => frame < endFrame)
    if (!segment) return { isKept: false, frame: cursor }
    const isKept = segment.startFrame <= frame
    return { isKept, frame: isKept ? segment.at + frame - segment.startFrame : segment.at }
  }
}

function moved(item: TimelineItem, frames: NewFrames): readonly TimelineItem[] {
  const { isKept, frame } = frames(item.startTimeInFrames)
  return isKept ? [withStart(item, frame)] : []
}

function shortened(item: TimelineItem, frames: NewFrames): readonly TimelineItem[] {
  const [start, last] = [frames(item.startTimeInFrames), frames(endFrame(item) - 1)]
  const remaining = last.frame + (last.isKept ? 1 : 0) - start.frame
  if (remaining === 0 || (!start.isKept && !last.isKept && remaining < 0)) return []
  const isShorter = remaining > 0 && remaining < item.durationInFrames && isTrimmable(item)
  const fitted = isShorter ? withEdgeMoved(item, 'right', remaining - item.durationInFrames) : item
  return [withStart(fitted, start.frame)]
}
