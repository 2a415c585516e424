import type { Timeline, TimelineItem, Track } from '../model.ts'
import { pack } from '../pack.ts'

export type NewTrack = {
  readonly type: 'video' | 'audio'
  readonly subtype: Track['subtype']
  /** Number of tracks above the new one. */
  readonly index: number
  readonly newId: string
  readonly items: readonly TimelineItem[]
}

/** Ids of music and voice-over tracks both start with `track_voiceover_`. */
const PREFIX = { video: 'track_video_', audio: 'track_voiceover_' } as const

/**
 *     video tracks        above the primary one
 *     primary
 *     audio, captions     below it; a caption track stays directly under the audio it was detected in
 *
 * Inserts a track at `index`, or at the nearest valid index. The first video track becomes the primary one.
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

/** The valid index nearest to `index` for a new track of a type. */
export function validTrackIndex(tracks: readonly Track[], type: 'video' | 'audio', index: number): number {
  const primary = tracks.findIndex(({ isPrimary }) => isPrimary)
  if (type === 'video') return Math.min(Math.max(0, index), Math.max(0, primary))
  const min = Math.max(primary + 1, Math.min(index, tracks.length))
  const afterCaptions = tracks.slice(min).findIndex(({ type }) => type !== 'file')
  return tracks[min]?.type === 'file' ? (afterCaptions === -1 ? tracks.length : min + afterCaptions) : min
}
