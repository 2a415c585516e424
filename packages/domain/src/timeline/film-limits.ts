import { endFrame } from './frames.ts'
import type { Timeline, TimelineItem, Track } from './model.ts'
import type { TimelineError } from './parse-timeline.ts'

/** Audio inputs open at the same time while a film is encoded; each costs tens of megabytes of memory. */
export const MAX_CONCURRENT_AUDIO_ITEMS = 64
/** Images and clips above one clip of the primary track; they are encoded in one pass with it. */
export const MAX_LAYERS_PER_CLIP = 60

/** The part of a timeline that determines the cost of an export. */
type Film = Pick<Timeline, 'tracks' | 'globalConfig'>

/** The first item that ends after `maxSeconds`, in document order. */
export function findLengthError({ tracks, globalConfig: { fps } }: Film, maxSeconds: number): TimelineError | undefined {
  const maxFrames = Math.floor(maxSeconds * fps)
  for (const [t, track] of tracks.entries()) {
    const i = track.items.findIndex((item) => endFrame(item) > maxFrames)
    if (i >= 0) return { path: `tracks.${t}.items.${i}.durationInFrames`, message: `A film can last ${minutes(maxSeconds)} at most` }
  }
  return undefined
}

/** Why a timeline can't be exported: too long, or too many concurrent items. Undefined when it can. */
export function findExportLimitError(film: Film, maxSeconds: number): TimelineError | undefined {
  return findLengthError(film, maxSeconds) ?? findAudioError(film.tracks) ?? findLayerError(film.tracks)
}

const minutes = (seconds: number): string => {
  const rounded = Math.round((seconds / 60) * 10) / 10
  return rounded === 1 ? '1 minute' : `${rounded} minutes`
}

function findAudioError(tracks: readonly Track[]): TimelineError | undefined {
  const audibleItems = tracks.flatMap(({ items }) => items.filter(({ type }) => type === 'audio' || type === 'video'))
  if (maxConcurrent(audibleItems) <= MAX_CONCURRENT_AUDIO_ITEMS) return undefined
  return { path: 'tracks', message: `At most ${MAX_CONCURRENT_AUDIO_ITEMS} clips can sound at the same time` }
}

/** The largest number of items that share a frame. */
function maxConcurrent(items: readonly TimelineItem[]): number {
  const changes = items.flatMap((item) => [
    { frame: item.startTimeInFrames, by: 1 },
    { frame: endFrame(item), by: -1 },
  ])
  let [open, max] = [0, 0]
  for (const { by } of changes.sort((a, b) => a.frame - b.frame || a.by - b.by)) max = Math.max(max, (open += by))
  return max
}

function findLayerError(tracks: readonly Track[]): TimelineError | undefined {
  const layers = tracks.flatMap(({ type, isPrimary, items }) => (type === 'video' && !isPrimary ? items : []))
  const starts = layers.map(({ startTimeInFrames }) => startTimeInFrames).sort((a, b) => a - b)
  const ends = layers.map(endFrame).sort((a, b) => a - b)
  const crowded = segmentsOf(tracks).find(({ from, to }) => countBelow(starts, to) - countBelow(ends, from + 1) > MAX_LAYERS_PER_CLIP)
  return crowded && { path: crowded.path, message: `More than ${MAX_LAYERS_PER_CLIP} clips lie over one clip: split it first` }
}

/** Ranges encoded in one pass: each clip of the primary track, and everything after the last one. */
function segmentsOf(tracks: readonly Track[]): { readonly path: string; readonly from: number; readonly to: number }[] {
  const primary = tracks.findIndex(({ isPrimary }) => isPrimary)
  const clips = (tracks[primary]?.items ?? []).map((clip, i) => ({
    path: `tracks.${primary}.items.${i}`,
    from: clip.startTimeInFrames,
    to: endFrame(clip),
  }))
  return [...clips, { path: 'tracks', from: Math.max(0, ...clips.map(({ to }) => to)), to: Infinity }]
}

/** Number of values in `sorted` below `value`. */
function countBelow(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
