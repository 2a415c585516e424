import type { AudioItem, TimelineItem, VideoItem } from '@fablecut/domain/timeline/model'
import { isMuted } from './clip-model.ts'

/** Narrower clips show no sound of their own, in px. */
const MIN_CLIP_WIDTH = 40

/** Sounds, and clips that are heard. */
export const hasWaveform = (item: TimelineItem, pxPerFrame: number): item is AudioItem | VideoItem =>
  item.type === 'audio' ||
  (item.type === 'video' && !item.isFrozen && !isMuted(item) && item.durationInFrames * pxPerFrame >= MIN_CLIP_WIDTH)
