import { ok, refuse } from '../../../../result.ts'
import type { CaptionItem, Timeline, Track } from '../../../model.ts'
import type { Edit } from '../../refusal.ts'

/** `captionsByTrack`: detected captions by audio track id. `newId`: part of the new tracks' ids, before the audio track's id. */
export type InsertCaptions = { readonly captionsByTrack: ReadonlyMap<string, readonly CaptionItem[]>; readonly newId: string }

/** Track ids say what a track was created for (ED-10). */
const PREFIX = 'track_caption_'

/**
 *     | V |                | V |
 *     | VO1 |      ->      | VO1 |
 *     | M |                | CAP(VO1) |      replaces captions detected in VO1 before
 *                          | M |
 *
 * Inserts detected captions directly under their audio track and enables captions. Captions detected in other tracks stay, and so do those of
 * tracks without new results. A caption whose id is in use gets a new id. Refuses `track_not_found`.
 */
export function insertCaptions(timeline: Timeline, { captionsByTrack, newId }: InsertCaptions): Edit {
  const missing = [...captionsByTrack.keys()].find((trackId) => timeline.tracks.every(({ id }) => id !== trackId))
  if (missing !== undefined) return refuse({ code: 'track_not_found', trackId: missing })
  const detectedIn = (track: Track | undefined): readonly CaptionItem[] => (track && captionsByTrack.get(track.id)) ?? []
  const replaced = new Set(
    captionTracksToReplace(timeline, new Set(timeline.tracks.filter((track) => detectedIn(track).length > 0).map(({ id }) => id))),
  )
  const remaining = timeline.tracks.filter((track) => !replaced.has(track))
  const usedIds = new Set(remaining.flatMap(({ items }) => items.map(({ id }) => id)))
  const fresh = (items: readonly CaptionItem[]) =>
    items.map((item) => (usedIds.has(item.id) ? { ...item, id: `${item.id}_${newId}` } : item))
  const tracks = remaining.flatMap((track) =>
    detectedIn(track).length > 0 ? [track, captionsOf(track, fresh(detectedIn(track)), newId)] : [track],
  )
  const { globalConfig } = timeline
  const captions = globalConfig.captions.enabled ? globalConfig.captions : { ...globalConfig.captions, enabled: true }
  return ok({ ...timeline, tracks, globalConfig: { ...globalConfig, captions } })
}

/** Caption tracks that a new detection in the given audio tracks replaces. */
export const captionTracksToReplace = ({ tracks }: Pick<Timeline, 'tracks'>, soundIds: ReadonlySet<string>): readonly Track[] =>
  tracks.filter((track, index) => isDetected(track) && soundIds.has(soundOf(tracks, index)?.id ?? ''))

/** The audio track above; generated lyrics captions are above their song. */
const soundOf = (tracks: readonly Track[], index: number): Track | undefined =>
  [tracks[index - 1], tracks[index + 1]].find((track) => track?.type === 'audio')

const isDetected = ({ id, type }: Track): boolean => type === 'file' && id.startsWith(PREFIX)

const captionsOf = (sound: Track, items: readonly CaptionItem[], newId: string): Track => ({
  id: `${PREFIX}${newId}_${sound.id}`,
  type: 'file',
  subtype: 'caption',
  isPrimary: false,
  items,
})
