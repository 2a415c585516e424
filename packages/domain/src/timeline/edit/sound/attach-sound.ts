import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { AudioItem, Timeline, VideoItem } from '../../model.ts'
import { prune } from '../prune.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItems } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'
import { withVolumeKeyframes } from './volume-keyframes.ts'
import { detachedSound } from './detached-sound.ts'

/** `itemId`: the clip. */
export const attachSoundFields = z.strictObject({ itemId: idValue })
export type AttachSound = z.infer<typeof attachSoundFields>

/**
 *     video   | A  |   ->   | A♪ |
 *     audio   |♪A♪ |                    removed; its volume is the clip's again
 *
 * Takes back what `detachSound` did; the clip plays the sound of its own part of the file. Refuses `item_not_found`, `wrong_kind`, and
 * `nothing_to_attach`.
 */
export function attachSound(timeline: Timeline, { itemId }: AttachSound): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'video') return refuse({ code: 'wrong_kind', itemId })
  const sound = detachedSound(timeline, item)
  if (!sound) return refuse({ code: 'nothing_to_attach' })
  const heard = withSoundOf(item, sound)
  const edited = withItems(timeline, ({ items }) => items.flatMap((other) => (other === sound ? [] : [other === item ? heard : other])))
  return ok(prune(timeline, edited))
}

function withSoundOf(item: VideoItem, { volume, keyframes }: AudioItem): VideoItem {
  const { volume: _, ...rest } = withVolumeKeyframes(item, keyframes?.volume)
  return { ...rest, ...(volume !== undefined && { volume }) }
}
