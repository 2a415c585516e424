import { ok } from '../../../result.ts'
import type { AudioItem, Timeline, TimelineItem, VideoItem } from '../../model.ts'
import { VOLUME_LIMITS } from '../field-limits.ts'
import type { Edit } from '../refusal.ts'
import { withItems } from '../tracks.ts'

/** `volume`: clamped to 0 (silent) .. 1 (as recorded). */
export type SetVolume = { readonly itemIds: readonly string[]; readonly volume: number }
/** `steps`: number of steps of 0.05; negative lowers the volume. */
export type StepVolume = { readonly itemIds: readonly string[]; readonly steps: number }

/** Sets the volume of video and audio items; other items are ignored. */
export function setVolume(timeline: Timeline, { itemIds, volume }: SetVolume): Edit {
  return ok(withVolumes(timeline, itemIds, () => volume))
}

/** Raises or lowers the volume of video and audio items, each from its own value. */
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
