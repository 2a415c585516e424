import { assetFrames, endFrame } from '../frames.ts'
import type { AudioItem, Effect, MediaAsset, Timeline, TimelineItem, Track } from '../model.ts'
import { assetsById, trackCategory } from '../queries.ts'
import { withEffects } from './fades.ts'
import { fitToDuration } from './fit-to-duration.ts'
import { sortedByStart, primaryTrack, reuseIfEqual, withTracks } from './tracks.ts'

/** Shortest remainder of the film for which a song is repeated, in seconds. */
export const MIN_REPEAT_SECONDS = 2

/**
 *     primary      |  A  |  B  |           |  A  |  B  |  C  |
 *     music        |~~~~~~~~~~~|    ->     |~~~~~~~~~~~~~~~~~|
 *
 * Fits automatically placed music to the film's end after an edit: it is trimmed there, or extended as far as its source allows and repeated. A
 * fade-out stays at the end. Music that the edit itself moved, trimmed, added or removed is no longer updated.
 */
export function updateFollowingMusic(before: Timeline, after: Timeline): Timeline {
  if (before.tracks === after.tracks) return after
  const previousTracks = new Map(before.tracks.map((track) => [track.id, track]))
  const tracks = after.tracks.map((track) => {
    if (!track.followsFilm || track.isLocked) return track
    const was = previousTracks.get(track.id)
    if (was && !isSamePlacement(was.items, track.items)) return withoutFollowing(track)
    return filmEnd(before) === filmEnd(after) ? track : fitTrackToFilm(track, after)
  })
  return withTracks(after, reuseIfEqual(after.tracks, tracks))
}

/** Trims or extends one music track to the film's end, once. */
export function trimMusicToFilm(timeline: Timeline, trackId: string): Timeline {
  return withTracks(
    timeline,
    reuseIfEqual(
      timeline.tracks,
      timeline.tracks.map((track) => (track.id === trackId ? fitTrackToFilm(track, timeline) : track)),
    ),
  )
}

/** Music tracks that extend past the last clip, e.g. to offer trimming them. */
export function musicBeyondFilm(timeline: Timeline): readonly Track[] {
  const end = filmEnd(timeline)
  const assets = assetsById(timeline.mediaAssets)
  if (end === 0) return []
  return timeline.tracks.filter((track) => trackCategory(track, assets) === 'music' && track.items.some((item) => endFrame(item) > end))
}

const filmEnd = (timeline: Timeline): number =>
  (primaryTrack(timeline)?.items ?? []).reduce((end, item) => Math.max(end, endFrame(item)), 0)

function isSamePlacement(a: readonly TimelineItem[], b: readonly TimelineItem[]): boolean {
  return a.length === b.length && a.every((item, index) => placementOf(item) === placementOf(b[index]))
}

function placementOf(item: TimelineItem | undefined): string {
  if (!item || !('mediaAssetId' in item)) return ''
  const { mediaAssetId, startTimeInFrames, durationInFrames, sourceTrimStartFrames, sourceTrimEndFrames, speed = 1 } = item
  return [mediaAssetId, startTimeInFrames, durationInFrames, sourceTrimStartFrames, sourceTrimEndFrames, speed].join(' ')
}

function withoutFollowing(track: Track): Track {
  const { followsFilm: _, ...rest } = track
  return rest
}

function fitTrackToFilm(track: Track, timeline: Timeline): Track {
  const end = filmEnd(timeline)
  const remaining = sortedByStart(track.items).filter((item): item is AudioItem => item.type === 'audio' && item.startTimeInFrames < end)
  const last = remaining.at(-1)
  if (end === 0 || !last || remaining.length < track.items.filter((item) => item.startTimeInFrames < end).length) return track
  const { fps } = timeline.globalConfig
  const asset = assetsById(timeline.mediaAssets).get(last.mediaAssetId)
  const extended = withEndAt(last, end, asset, fps)
  const usedIds = new Set(timeline.tracks.flatMap(({ items }) => items.map(({ id }) => id)))
  const repeats = repeatsOf(extended, { end, asset, fps, newId: () => freeId(remaining[0]!.id, usedIds) })
  const fadeOut = fadeOutOf(sortedByStart(track.items).at(-1))
  const all = [...remaining.slice(0, -1), extended, ...repeats]
  const items = fadeOut ? all.map((item, index) => (index === all.length - 1 ? withFadeOut(item, fadeOut) : withoutFadeOut(item))) : all
  const reused = reuseIfEqual(track.items, items)
  return reused === track.items ? track : { ...track, items: reused }
}

/** Moves an item's end to `end`, or as close as its source allows. */
function withEndAt(item: AudioItem, end: number, asset: MediaAsset | undefined, fps: number): AudioItem {
  const speed = item.speed ?? 1
  const longest = asset ? Math.max(1, Math.floor((assetFrames(asset, fps) - item.sourceTrimStartFrames) / speed)) : item.durationInFrames
  const durationInFrames = Math.min(end - item.startTimeInFrames, longest)
  if (durationInFrames === item.durationInFrames) return item
  const sourceTrimEndFrames = Math.max(item.sourceTrimStartFrames + 1, Math.round(item.sourceTrimStartFrames + durationInFrames * speed))
  return fitToDuration({ ...item, durationInFrames, sourceTrimEndFrames })
}

type Repeat = { readonly end: number; readonly asset: MediaAsset | undefined; readonly fps: number; readonly newId: () => string }

function repeatsOf(last: AudioItem, { end, asset, fps, newId }: Repeat): readonly AudioItem[] {
  if (!asset) return []
  const { effects: _, ...plain } = last
  const repeats: AudioItem[] = []
  const min = Math.min(MIN_REPEAT_SECONDS * fps, assetFrames(asset, fps) - 1)
  for (let start = endFrame(last); start < end - min; start = endFrame(repeats.at(-1)!)) {
    repeats.push(withEndAt({ ...plain, id: newId(), startTimeInFrames: start, sourceTrimStartFrames: 0 }, end, asset, fps))
  }
  return repeats
}

/** Derived from the first item's id, so that the edit is deterministic. Adds it to the used ones. */
function freeId(base: string, usedIds: Set<string>): string {
  let count = 2
  while (usedIds.has(`${base}-${count}`)) count += 1
  const id = `${base}-${count}`
  usedIds.add(id)
  return id
}

const fadeOutOf = (item: TimelineItem | undefined): Effect | undefined =>
  item?.type === 'audio' ? item.effects?.find(({ type }) => type === 'fade-out') : undefined

const withoutFadeOut = (item: AudioItem): AudioItem =>
  fadeOutOf(item)
    ? withEffects(
        item,
        (item.effects ?? []).filter(({ type }) => type !== 'fade-out'),
      )
    : item

const withFadeOut = (item: AudioItem, fade: Effect): AudioItem =>
  fadeOutOf(item) === fade
    ? item
    : fitToDuration(withEffects(item, [...(item.effects ?? []).filter(({ type }) => type !== 'fade-out'), fade]))
