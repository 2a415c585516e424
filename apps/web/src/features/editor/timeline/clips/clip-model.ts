import { timecode } from '@fablecut/domain/timeline/output'
import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'

/** Appearance of a clip: its media, or a placeholder. */
export type ClipAppearance = 'picture' | 'sound' | 'caption' | 'failed' | 'missing' | 'processing' | 'upload_failed' | 'logo'

export function appearanceOf(item: TimelineItem, asset: MediaAsset | undefined): ClipAppearance {
  if (item.type === 'overlay') return 'failed'
  if (item.type === 'caption' || item.type === 'logo') return item.type
  if (!asset || asset.isDeleted) return 'missing'
  if (asset.status === 'error') return 'upload_failed'
  if (asset.status === 'uploading' || asset.status === 'processing') return 'processing'
  return item.type === 'audio' ? 'sound' : 'picture'
}

/** Accessible name of an item, e.g. `Shot 4, video, 7.4 seconds, starts at 00:18:00`. */
export function clipName(item: TimelineItem, shot: number | undefined, fps: number): string {
  return timelineTexts.item({
    shot,
    type: item.type,
    title: item.type === 'caption' ? item.caption.data.text : (item.title ?? ''),
    seconds: item.durationInFrames / fps,
    start: timecode(item.startTimeInFrames, fps),
  })
}

export const isMuted = (item: TimelineItem): boolean => 'volume' in item && item.volume === 0
