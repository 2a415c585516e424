import type { Timeline, TimelineItem, Track } from '../model.ts'
import { pack } from '../pack.ts'

export type NewTrack = {
  readonly type: 'video' | 'audio'
  readonly subtype: Track['subtype']
  /** How many tracks lie above the strip it was dropped on. */
  readonly index: number
  readonly newId: string
  readonly items: readonly TimelineItem[]
}

/** Music and voices alike begin with `track_voiceover_`. */
const PREFIX = { video: 'track_video_', audio: 'track_voiceover_' } as const

/**
 *     video tracks        above the primary one
 *     primary
 *     audio, captions     below it; a caption row stays directly under the sound it was made of
 *
 * A timeline with a new track at a strip, or at the legal strip that is nearest to it. A story's first video track becomes its primary one.
 *
 */
export function withNewTrack(timeline: Timeline, { type, subtype, index, newId, items }: NewTrack): Timeline {
  const isPrimary = type === 'video' && timeline.tracks.every((track) => track.type !== 'video')
  const track: Track = {
    id: `${PREFIX[type]}${newId}`,
    type,
    ...(subtype && { subtype }),
    isPrimary,
    items: isPrimary ? pack(items) : items,
  }
  return { ...timeline, tracks: timeline.tracks.toSpliced(validTrackIndex(timeline.tracks, type, index), 0, track) }
}

/** Where a new track of a type would go for a strip, e.g. to draw it. */
export function validTrackIndex(tracks: readonly Track[], type: 'video' | 'audio', index: number): number {
  const primary = tracks.findIndex(({ isPrimary }) => isPrimary)
  if (type === 'video') return Math.min(Math.max(0, index), Math.max(0, primary))
  const min = Math.max(primary + 1, Math.min(index, tracks.length))
  const afterCaptions = tracks.slice(min).findIndex(({ type }) => type !== 'file')
  return tracks[min]?.type === 'file' ? (afterCaptions === -1 ? tracks.length : min + afterCaptions) : min
}
