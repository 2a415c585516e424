import { timecode } from '@fablecut/domain/timeline/output'
import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { isDrawn } from '@fablecut/domain/timeline/visual-items'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'

/** Appearance of a clip: its media, or a placeholder. */
export type ClipAppearance = 'picture' | 'sound' | 'caption' | 'failed' | 'missing' | 'processing' | 'upload_failed' | 'logo' | 'drawn'

export function appearanceOf(item: TimelineItem, asset: MediaAsset | undefined): ClipAppearance {
  if (item.type === 'overlay') return 'failed'
  if (item.type === 'caption' || item.type === 'logo') return item.type
  if (isDrawn(item)) return 'drawn'
  if (!asset || asset.isDeleted) return 'missing'
  if (asset.status === 'error') return 'upload_failed'
  if (asset.status === 'uploading' || asset.status === 'processing') return 'processing'
  return item.type === 'audio' ? 'sound' : 'picture'
}

/** What is written on an item: its text, or its name. */
export function textOf(item: TimelineItem): string {
  if (item.type === 'caption') return item.caption.data.text
  if (item.type === 'title') return item.titleConfig.text
  if (item.type === 'shape') return looksTexts.shapes[item.shapeConfig.shape]
  return item.type === 'sticker' ? looksTexts.sticker(item.stickerConfig.art) : (item.title ?? '')
}

/** Accessible name of an item, e.g. `Shot 4, video, 7.4 seconds, starts at 00:18:00`. */
export function clipName(item: TimelineItem, shot: number | undefined, fps: number): string {
  return timelineTexts.item({
    shot,
    type: item.type,
    title: textOf(item),
    seconds: item.durationInFrames / fps,
    start: timecode(item.startTimeInFrames, fps),
  })
}

export const isMuted = (item: TimelineItem): boolean => 'volume' in item && item.volume === 0
