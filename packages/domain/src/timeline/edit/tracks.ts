import { ok, refuse, type Result } from '../../result.ts'
import type { MediaAsset, Timeline, TimelineItem, Track } from '../model.ts'
import { byStart } from '../pack.ts'
import type { EditRefusal } from './refusal.ts'

export type ItemLocation = { readonly track: Track; readonly item: TimelineItem }

/** Finds an item and its track. Refuses `item_not_found`. */
export function findItem({ tracks }: Timeline, itemId: string): Result<ItemLocation, EditRefusal> {
  for (const track of tracks) {
    const item = track.items.find(({ id }) => id === itemId)
    if (item) return ok({ track, item })
  }
  return refuse({ code: 'item_not_found', itemId })
}

/** Finds a track. Refuses `track_not_found`. */
export function findTrack({ tracks }: Timeline, trackId: string): Result<Track, EditRefusal> {
  const track = tracks.find(({ id }) => id === trackId)
  return track ? ok(track) : refuse({ code: 'track_not_found', trackId })
}

/** Finds an asset that can be placed on a track. Refuses `asset_not_found`, and `asset_not_ready` while uploading, failed or deleted. */
export function findAsset({ mediaAssets }: Timeline, mediaAssetId: string): Result<MediaAsset, EditRefusal> {
  const asset = mediaAssets.find(({ id }) => id === mediaAssetId)
  if (!asset) return refuse({ code: 'asset_not_found', mediaAssetId })
  const isReady = !asset.isDeleted && asset.status !== 'uploading' && asset.status !== 'error'
  return isReady ? ok(asset) : refuse({ code: 'asset_not_ready', mediaAssetId })
}

export const primaryTrack = ({ tracks }: Timeline): Track | undefined => tracks.find((track) => track.isPrimary)

/** Items sorted by start; returns the same array when they are sorted already. */
export function sortedByStart(items: readonly TimelineItem[]): readonly TimelineItem[] {
  const isOrdered = items.every((item, index) => index === 0 || byStart(items[index - 1] ?? item, item) <= 0)
  return isOrdered ? items : items.toSorted(byStart)
}

/** Returns `before` when both lists hold the same elements, so that unchanged lists keep their identity. */
export function reuseIfEqual<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return before.length === after.length && before.every((element, index) => element === after[index]) ? before : after
}

/** Replaces the items of tracks; unchanged tracks keep their identity. */
export function withItems(timeline: Timeline, itemsOf: (track: Track) => readonly TimelineItem[]): Timeline {
  const tracks = timeline.tracks.map((track) => {
    const items = reuseIfEqual(track.items, itemsOf(track))
    return items === track.items ? track : { ...track, items }
  })
  return withTracks(timeline, tracks)
}

/** Replaces one item. */
export const withItem = (timeline: Timeline, item: TimelineItem, edited: TimelineItem): Timeline =>
  item === edited ? timeline : withItems(timeline, ({ items }) => items.map((other) => (other === item ? edited : other)))

export function withTracks(timeline: Timeline, tracks: readonly Track[]): Timeline {
  const reused = reuseIfEqual(timeline.tracks, tracks)
  return reused === timeline.tracks ? timeline : { ...timeline, tracks: reused }
}

/** Sets an item's start; returns the same item when it is unchanged. */
export const withStart = <T extends TimelineItem>(item: T, start: number): T =>
  item.startTimeInFrames === start ? item : { ...item, startTimeInFrames: start }

/** Removes an optional field of an item. */
export function omitField<T extends TimelineItem, K extends 'groupId' | 'shotId'>(item: T, key: K): T {
  if (item[key] === undefined) return item
  const { [key]: _, ...rest } = item
  return rest as T
}
