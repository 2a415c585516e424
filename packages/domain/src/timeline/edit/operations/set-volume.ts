import { ok } from '../../../result.ts'
import type { AudioItem, Timeline, TimelineItem, VideoItem } from '../../model.ts'
import { VOLUME_LIMITS } from '../field-limits.ts'
import type { Edit } from '../refusal.ts'
import { withItems } from '../tracks.ts'

/** `volume`: 0 is silent, 1 as recorded; clamped to that. */
export type SetVolume = { readonly itemIds: readonly string[]; readonly volume: number }
/** `steps`: how many steps of 0.05, down when negative. */
export type StepVolume = { readonly itemIds: readonly string[]; readonly steps: number }

/** Sets how loud clips and sounds are; pictures and captions among them stay as they are. */
export function setVolume(timeline: Timeline, { itemIds, volume }: SetVolume): Edit {
  return ok(withVolumes(timeline, itemIds, () => volume))
}

/** Raises or lowers how loud clips and sounds are, each from where it is. */
export function stepVolume(timeline: Timeline, { itemIds, steps }: StepVolume): Edit {
  return ok(withVolumes(timeline, itemIds, (before) => before + steps * VOLUME_LIMITS.step))
}

function withVolumes(timeline: Timeline, itemIds: readonly string[], volumeOf: (before: number) => number): Timeline {
  const ids = new Set(itemIds)
  const withVolume = (item: VideoItem | AudioItem): TimelineItem => {
    const volume = Math.round(Math.min(VOLUME_LIMITS.max, Math.max(VOLUME_LIMITS.min, volumeOf(item.volume ?? 1))) * 100) / 100
    return Number.isNaN(volume) || volume === (item.volume ?? 1) ? item : { ...item, volume }
  }
  return withItems(timeline, ({ items }) => items.map((item) => (ids.has(item.id) && hasAudio(item) ? withVolume(item) : item)))
}

const hasAudio = (item: TimelineItem): item is VideoItem | AudioItem => item.type === 'video' || item.type === 'audio'
