import { endFrame } from '@fablecut/domain/timeline/frames'
import type { TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { sortedByStart } from '@fablecut/domain/timeline/edit/tracks'

/** A range in px or frames, `[from, to)`. */
export type Extent = { readonly from: number; readonly to: number }

/** Items sorted by start, with the running maximum of their ends. */
type Index = { readonly items: readonly TimelineItem[]; readonly reach: readonly number[]; readonly byId: ReadonlyMap<string, number> }

const indexes = new WeakMap<readonly TimelineItem[], Index>()

function indexOf(items: readonly TimelineItem[]): Index {
  const known = indexes.get(items)
  if (known) return known
  const ordered = sortedByStart(items)
  let furthest = 0
  const reach = ordered.map((item) => (furthest = Math.max(furthest, endFrame(item))))
  const index = { items: ordered, reach, byId: new Map(ordered.map(({ id }, place) => [id, place])) }
  indexes.set(items, index)
  return index
}

/** Items that overlap a range of frames, sorted by start; found by binary search. */
export function itemsWithin(items: readonly TimelineItem[], { from, to }: Extent): readonly TimelineItem[] {
  const { items: ordered, reach } = indexOf(items)
  const visible: TimelineItem[] = []
  for (let place = firstAfter(reach, from); place < ordered.length; place += 1) {
    const item = ordered[place]
    if (!item || item.startTimeInFrames >= to) break
    if (endFrame(item) > from) visible.push(item)
  }
  return visible
}

/** First index whose running end exceeds a frame. */
function firstAfter(reach: readonly number[], frame: number): number {
  let [low, high] = [0, reach.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((reach[middle] ?? 0) <= frame) low = middle + 1
    else high = middle
  }
  return low
}

/** Finds an item by id, with an index cached per list. */
export function itemById(items: readonly TimelineItem[], id: string): TimelineItem | undefined {
  const index = indexOf(items)
  const place = index.byId.get(id)
  return place === undefined ? undefined : index.items[place]
}

/** Index of an item in order of start; -1 when missing. */
export const placeOf = (items: readonly TimelineItem[], id: string): number => indexOf(items).byId.get(id) ?? -1

export const orderedItems = (items: readonly TimelineItem[]): readonly TimelineItem[] => indexOf(items).items

/** An item and its track by the item's id. */
export function findOnTracks(tracks: readonly Track[], id: string): { readonly track: Track; readonly item: TimelineItem } | undefined {
  for (const track of tracks) {
    const item = itemById(track.items, id)
    if (item) return { track, item }
  }
  return undefined
}

/** Narrower items are drawn on the canvas, in px, which bounds the number of mounted clips. */
export const MIN_CLIP_WIDTH = 16
/** Maximum number of selected narrow items that are mounted. */
const MAX_KEPT = 24

export type VisibleItems = { readonly clips: readonly TimelineItem[]; readonly narrow: readonly TimelineItem[] }

/** What is mounted (`clips`) and what is only drawn on the canvas (`narrow`) of a range of items. `isKept`: selected or focused items, mounted up to a limit. */
export function splitByWidth(items: readonly TimelineItem[], pxPerFrame: number, isKept: (item: TimelineItem) => boolean): VisibleItems {
  const clips: TimelineItem[] = []
  const narrow: TimelineItem[] = []
  let count = 0
  for (const item of items) {
    const isWide = item.durationInFrames * pxPerFrame >= MIN_CLIP_WIDTH
    if (!isWide && isKept(item) && count < MAX_KEPT) {
      count += 1
      clips.push(item)
    } else (isWide ? clips : narrow).push(item)
  }
  return { clips, narrow }
}
