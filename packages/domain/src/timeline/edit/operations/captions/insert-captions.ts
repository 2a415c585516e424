import { z } from 'zod'
import { ok, refuse } from '../../../../result.ts'
import type { CaptionItem, Timeline, Track } from '../../../model.ts'
import type { EditResult } from '../../refusal.ts'
import { prune } from '../../prune.ts'
import { captionItem } from '../../../schema.ts'
import { idValue } from '../../values/edit-values.ts'

/** `captionsByTrack`: detected captions by audio track id. `newId`: part of the new tracks' ids, before the audio track's id. */
export const insertCaptionsFields = z.strictObject({
  captionsByTrack: z.record(idValue, z.array(captionItem).max(20_000).readonly()).readonly(),
  newId: idValue,
})
export type InsertCaptions = z.infer<typeof insertCaptionsFields>

/** Track ids say what a track was created for (ED-10). */
const PREFIX = 'track_caption_'

/**
 *     | V |                | V |
 *     | VO1 |      ->      | VO1 |
 *     | M |                | CAP(VO1) |      replaces captions detected in VO1 before
 *                          | M |
 *
 * Inserts detected captions directly under their audio track and enables captions. Captions detected in other tracks stay, and so do those of
 * tracks without new results; groups of which a single item is left are dissolved. A caption whose id is in use gets a new id. Refuses `track_not_found`.
 */
export function insertCaptions(timeline: Timeline, { captionsByTrack, newId }: InsertCaptions): EditResult {
  const missing = Object.keys(captionsByTrack).find((trackId) => timeline.tracks.every(({ id }) => id !== trackId))
  if (missing !== undefined) return refuse({ code: 'track_not_found', trackId: missing })
  const detectedIn = (track: Track): readonly CaptionItem[] => (Object.hasOwn(captionsByTrack, track.id) && captionsByTrack[track.id]) || []
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
  return ok(prune(timeline, { ...timeline, tracks, globalConfig: { ...globalConfig, captions } }))
}

/** Caption tracks that a new detection in the given audio tracks replaces. */
export const captionTracksToReplace = ({ tracks }: Pick<Timeline, 'tracks'>, soundIds: ReadonlySet<string>): readonly Track[] =>
  tracks.filter((track, index) => isDetected(track) && soundIds.has(soundOf(tracks, index)?.id ?? ''))

/** Ids of the audio tracks whose words are captioned. */
export const soundOfCaptions = ({ tracks }: Pick<Timeline, 'tracks'>): ReadonlySet<string> =>
  new Set(tracks.flatMap((track, index) => (isDetected(track) ? (soundOf(tracks, index)?.id ?? []) : [])))

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
