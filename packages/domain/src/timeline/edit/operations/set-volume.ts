import { z } from 'zod'
import { ok } from '../../../result.ts'
import type { AudioItem, Timeline, TimelineItem, VideoItem } from '../../model.ts'
import { isAnimated } from '../../keyframes.ts'
import { withKeyframes } from '../animation/keyframe-lists.ts'
import { VOLUME_LIMITS } from '../field-limits.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'

/** `volume`: clamped to 0 (silent) .. 1 (as recorded). */
export const setVolumeFields = z.strictObject({ itemIds: idsValue, volume: z.number() })
export type SetVolume = z.infer<typeof setVolumeFields>
/** `steps`: number of steps of 0.05; negative lowers the volume. */
export const stepVolumeFields = z.strictObject({ itemIds: idsValue, steps: z.number() })
export type StepVolume = z.infer<typeof stepVolumeFields>

/** Sets the volume of video and audio items for as long as they last; keyframes of it are removed. Other items are ignored. */
export function setVolume(timeline: Timeline, { itemIds, volume }: SetVolume): EditResult {
  if (Number.isNaN(volume)) return ok(timeline)
  return ok(withVolumes(timeline, itemIds, () => volume, withoutVolumeKeyframes))
}

/** Raises or lowers the volume of video and audio items, each from its own value; keyframes of it by the same steps. */
export function stepVolume(timeline: Timeline, { itemIds, steps }: StepVolume): EditResult {
  const stepped = (before: number): number => before + steps * VOLUME_LIMITS.step
  return ok(withVolumes(timeline, itemIds, stepped, (item) => withVolumeKeyframes(item, stepped)))
}

type Audible = VideoItem | AudioItem

function withVolumes(
  timeline: Timeline,
  itemIds: readonly string[],
  volumeOf: (before: number) => number,
  withKeyframesOf: (item: Audible) => Audible,
): Timeline {
  const ids = new Set(itemIds)
  const withVolume = (item: Audible): TimelineItem => {
    const volume = clamped(volumeOf(item.volume ?? 1))
    const moved = withKeyframesOf(item)
    return Number.isNaN(volume) || volume === (item.volume ?? 1) ? moved : { ...moved, volume }
  }
  return withItems(timeline, ({ items }) => items.map((item) => (ids.has(item.id) && hasAudio(item) ? withVolume(item) : item)))
}

const clamped = (volume: number): number => Math.round(Math.min(VOLUME_LIMITS.max, Math.max(VOLUME_LIMITS.min, volume)) * 100) / 100

const withoutVolumeKeyframes = (item: Audible): Audible => (isAnimated(item, 'volume') ? withKeyframes(item, { volume: [] }) : item)

function withVolumeKeyframes(item: Audible, volumeOf: (before: number) => number): Audible {
  const list = item.keyframes?.volume ?? []
  const moved = list.map((keyframe) => ({ ...keyframe, value: clamped(volumeOf(keyframe.value)) }))
  const isSame = moved.every(({ value }, index) => Number.isNaN(value) || value === list[index]?.value)
  return isSame ? item : withKeyframes(item, { volume: moved })
}

const hasAudio = (item: TimelineItem): item is Audible => item.type === 'video' || item.type === 'audio'
