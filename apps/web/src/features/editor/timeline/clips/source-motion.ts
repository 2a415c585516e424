import type { AudioItem, ImageItem, VideoItem } from '@fablecut/domain/timeline/model'

/** `trimStart`: where an item starts in its source, in project frames. `speed`: how it goes on there. */
export type SourceMotion = { readonly trimStart: number; readonly speed: number }

/** Backward for reversed items; a frozen frame does not go on. */
export function sourceMotion(item: VideoItem | ImageItem | AudioItem): SourceMotion {
  const { sourceTrimStartFrames: trimStart, sourceTrimEndFrames: trimEnd, speed = 1 } = item
  if (item.type === 'video' && item.isFrozen) return { trimStart, speed: 0 }
  return item.type !== 'image' && item.isReversed ? { trimStart: trimEnd, speed: -speed } : { trimStart, speed }
}
