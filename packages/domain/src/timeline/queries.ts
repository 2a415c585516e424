import { endFrame } from './frames.ts'
import type { MediaAsset, TimelineItem, Track } from './model.ts'

export type TrackCategory = 'video' | 'image' | 'music' | 'voiceover' | 'caption'

/** Duration of the film in frames: the latest end of any item, at least 1. */
export function totalFrames(tracks: readonly Track[]): number {
  return tracks.reduce((total, track) => track.items.reduce((last, item) => Math.max(last, endFrame(item)), total), 1)
}

/** Displayed duration of an empty timeline, in seconds. */
const EMPTY_SECONDS = 20

/** Displayed duration of a timeline in frames: the film's, or twenty seconds while it is empty. */
export function displayedFrames(tracks: readonly Track[], fps: number): number {
  return tracks.every((track) => track.items.length === 0) ? EMPTY_SECONDS * fps : totalFrames(tracks)
}

/** Items that cover a frame, in track order. */
export function itemsAt(tracks: readonly Track[], frame: number): readonly TimelineItem[] {
  return tracks.flatMap((track) => track.items.filter((item) => item.startTimeInFrames <= frame && frame < endFrame(item)))
}

/** Category of a track, derived from its items. */
export function trackCategory(track: Track, assets: ReadonlyMap<string, MediaAsset>): TrackCategory {
  if (track.type === 'file') return 'caption'
  if (track.type === 'audio') return audioCategory(track, assets)
  return track.items.length > 0 && track.items.every((item) => item.type === 'image') ? 'image' : 'video'
}

function audioCategory(track: Track, assets: ReadonlyMap<string, MediaAsset>): TrackCategory {
  const first = track.items.find((item) => item.type === 'audio')
  return first && assets.get(first.mediaAssetId)?.subtype === 'voiceover' ? 'voiceover' : 'music'
}

export const assetsById = (assets: readonly MediaAsset[]): ReadonlyMap<string, MediaAsset> =>
  new Map(assets.map((asset) => [asset.id, asset]))

/** Linked items. `endFrame` is exclusive. A group of one is orphaned. */
export type Group = {
  readonly groupId: string
  readonly items: readonly TimelineItem[]
  readonly trackIds: readonly string[]
  readonly startFrame: number
  readonly endFrame: number
  readonly isOrphaned: boolean
}

/** Groups of a timeline, ordered by their first item. */
export function groupsOf(tracks: readonly Track[]): readonly Group[] {
  const members = new Map<string, { item: TimelineItem; trackId: string }[]>()
  for (const track of tracks) {
    for (const item of track.items) {
      if (item.groupId !== undefined) members.set(item.groupId, [...(members.get(item.groupId) ?? []), { item, trackId: track.id }])
    }
  }
  return [...members].map(([groupId, group]) => ({
    groupId,
    items: group.map(({ item }) => item),
    trackIds: [...new Set(group.map(({ trackId }) => trackId))],
    startFrame: Math.min(...group.map(({ item }) => item.startTimeInFrames)),
    endFrame: Math.max(...group.map(({ item }) => endFrame(item))),
    isOrphaned: group.length === 1,
  }))
}
