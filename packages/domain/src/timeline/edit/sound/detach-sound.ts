import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { AudioItem, Timeline, Track, VideoItem } from '../../model.ts'
import { withNewTrack } from '../new-track.ts'
import type { EditResult } from '../refusal.ts'
import { keepIfEqual } from '../resolve-layout.ts'
import { findItem, primaryTrack, withItems } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'
import { withVolumeKeyframes } from './volume-keyframes.ts'
import { detachedSound } from './detached-sound.ts'

/** `newId`: of the sound, and part of the ids of a new group and track. */
export const detachSoundFields = z.strictObject({ itemId: idValue, newId: idValue })
export type DetachSound = z.infer<typeof detachSoundFields>

/**
 *     video   | A♪ |   ->   | A  |      muted
 *     audio                 |♪A♪ |      an item of its own, linked to the clip
 *
 * Takes the sound of a clip to an audio track, at the same time and with the same volume and fades. Refuses `item_not_found`, `wrong_kind` for
 * items other than clips, frozen frames, and `sound_detached`.
 */
export function detachSound(timeline: Timeline, { itemId, newId }: DetachSound): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'video' || item.isFrozen) return refuse({ code: 'wrong_kind', itemId })
  if (detachedSound(timeline, item)) return refuse({ code: 'sound_detached' })
  const groupId = item.groupId ?? `group_${newId}`
  const sound = soundOf(item, newId, groupId)
  const muted = keepIfEqual({ ...withVolumeKeyframes(item, undefined), groupId, volume: 0 }, item)
  const withMuted = withItems(timeline, ({ items }) => items.map((other) => (other === item ? muted : other)))
  return ok(withSound(withMuted, sound, newId))
}

function soundOf(item: VideoItem, id: string, groupId: string): AudioItem {
  const { mediaAssetId, startTimeInFrames, durationInFrames, sourceTrimStartFrames, sourceTrimEndFrames } = item
  const { title, speed, volume, gainDb, noiseReduction, effects, isReversed } = item
  const volumeKeyframes = item.keyframes?.volume
  return {
    id,
    type: 'audio',
    groupId,
    mediaAssetId,
    startTimeInFrames,
    durationInFrames,
    sourceTrimStartFrames,
    sourceTrimEndFrames,
    ...(title !== undefined && { title }),
    ...(speed !== undefined && { speed }),
    ...(volume !== undefined && { volume }),
    ...(gainDb !== undefined && { gainDb }),
    ...(noiseReduction !== undefined && { noiseReduction }),
    ...(effects && { effects }),
    ...(isReversed && { isReversed }),
    ...(volumeKeyframes && { keyframes: { volume: volumeKeyframes } }),
  }
}

/** On an audio track of detached sounds with room at that time, else on a new one below the film. */
function withSound(timeline: Timeline, sound: AudioItem, newId: string): Timeline {
  const videos = new Set(timeline.mediaAssets.filter(({ resourceType }) => resourceType === 'video').map(({ id }) => id))
  const hasRoom = ({ type, isLocked, items }: Track): boolean =>
    type === 'audio' &&
    !isLocked &&
    items.every((item) => item.type === 'audio' && videos.has(item.mediaAssetId)) &&
    items.every((item) => endFrame(item) <= sound.startTimeInFrames || item.startTimeInFrames >= endFrame(sound))
  const target = timeline.tracks.find((track) => track.items.length > 0 && hasRoom(track))
  if (target) return withItems(timeline, ({ id, items }) => (id === target.id ? [...items, sound] : items))
  const primary = primaryTrack(timeline)
  const index = primary ? timeline.tracks.indexOf(primary) + 1 : timeline.tracks.length
  return withNewTrack(timeline, { type: 'audio', subtype: undefined, index, newId, items: [sound] })
}
