import { endFrame } from '@fablecut/domain/timeline/frames'
import type { TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { lanesOf } from '../lanes.ts'

/** An item outside of the primary track; lanes above it count up from 1, those below down from -1. */
export type Anchored = { readonly item: TimelineItem; readonly lane: number }

/** All items outside of the primary track. Sounds are below it, whatever their place in the list. */
export function anchoredItems(tracks: readonly Track[]): readonly Anchored[] {
  const primary = tracks.findIndex((track) => track.isPrimary)
  const isAbove = (track: Track, index: number): boolean => track.type !== 'audio' && (primary === -1 || index < primary)
  const others = tracks.filter((track) => !track.isPrimary)
  const above = others.filter((track) => isAbove(track, tracks.indexOf(track))).toReversed()
  const below = others.filter((track) => !above.includes(track))
  return [...inLanes(above, 1), ...inLanes(below, -1)]
}

const inLanes = (tracks: readonly Track[], step: 1 | -1): Anchored[] =>
  tracks.flatMap(({ items }) => lanesOf(items)).flatMap((lane, index) => lane.map((item) => ({ item, lane: step * (index + 1) })))

/** A place in the spine: an item of the primary track, or after the last one a gap. */
export type SpineSlot = { readonly item: TimelineItem | null; readonly start: number; readonly frames: number }

/** The spine from 0 to the film's last frame. */
export function spineSlots(primary: readonly TimelineItem[], totalFrames: number): readonly SpineSlot[] {
  const slots: SpineSlot[] = primary.map((item) => ({ item, start: item.startTimeInFrames, frames: item.durationInFrames }))
  const last = primary.at(-1)
  const end = last ? endFrame(last) : 0
  return end < totalFrames ? [...slots, { item: null, start: end, frames: totalFrames - end }] : slots
}
