import type { AudioItem, ImageItem, ShapeItem, StickerItem, TimelineItem, TitleItem, VideoItem } from './model.ts'
import type { AnimatedProperty } from './picture.ts'

/** Items that lie somewhere in the frame. Failed shots and logos have a fixed place, captions one by their style. */
export type VisualItem = VideoItem | ImageItem | DrawnItem
/** Items that are drawn without a file. */
export type DrawnItem = TitleItem | ShapeItem | StickerItem

export const isDrawn = (item: TimelineItem): item is DrawnItem => item.type === 'title' || item.type === 'shape' || item.type === 'sticker'
export const isVisual = (item: TimelineItem): item is VisualItem => item.type === 'video' || item.type === 'image' || isDrawn(item)

/** Items with properties that can change over time. */
export type AnimatedItem = VisualItem | AudioItem
/** Whether an item has a property: its volume, or its place in the frame. */
export const hasProperty = (item: TimelineItem, property: AnimatedProperty): item is AnimatedItem =>
  property === 'volume' ? item.type === 'video' || item.type === 'audio' : isVisual(item)
