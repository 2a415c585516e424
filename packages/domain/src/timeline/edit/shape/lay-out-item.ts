import { defaultCaptionStyle } from '../../../captions/default-style.ts'
import type { CaptionItem, MediaAsset, TimelineItem } from '../../model.ts'
import type { Keyframe } from '../../picture.ts'
import { isVisual, type VisualItem } from '../../visual-items.ts'
import { clampProperty } from '../animation/with-property.ts'
import type { FrameSize } from './frame-size.ts'
import { overlayChange } from './overlay-change.ts'
import { type PictureBox, reframedCrop } from './reframe-picture.ts'
import { defined, type ShapeLayout } from './shape-layouts.ts'

export type ShapeChange = { readonly from: FrameSize; readonly to: FrameSize }

type Placed = {
  readonly isPrimary: boolean
  /** The file that the item shows now; undefined without one. */
  readonly asset: MediaAsset | undefined
  readonly subject: PictureBox | undefined
  /** The file was composed for the new shape. */
  readonly isComposed: boolean
}

/** Lays an item out for another shape of the frame. Times, texts, colours, and what does not depend on the shape, stay. */
export function laidOut(item: TimelineItem, { from, to }: ShapeChange, placed: Placed): TimelineItem {
  if (item.type === 'caption') return captionIn(item, from, to)
  if (!isVisual(item)) return item
  const source = sizeOf(placed.asset)
  if (isPicture(item) && (placed.isPrimary || fillsFrame(item))) {
    if (placed.isComposed || item.fit === 'fit') return item
    return source
      ? withLayout(item, { crop: reframedCrop(item.crop, { source, from, to, subject: placed.subject }), fit: item.fit })
      : withLayout(item, { crop: item.crop, fit: 'fill' })
  }
  const change = overlayChange({ item, from, to, source })
  const by = (property: 'x' | 'y' | 'scale') => (value: number) => clampProperty(property, value * change[property]) ?? value
  const { x, y, scale = 1 } = item.transform ?? {}
  const list = (property: 'x' | 'y' | 'scale') => item.keyframes?.[property]?.map((keyframe) => moved(keyframe, by(property)))
  return withPose(item, {
    transform: defined({ x: x === undefined ? x : by('x')(x), y: y === undefined ? y : by('y')(y), scale: by('scale')(scale) }),
    keyframes: defined({ x: list('x'), y: list('y'), scale: list('scale') }),
  })
}

/** Lays an item out as it was in a shape before. */
export function laidOutAsBefore(item: TimelineItem, { transform, keyframes, crop, fit, captionStyle }: ShapeLayout): TimelineItem {
  if (item.type === 'caption') return withCaptionPlace(item, captionStyle ?? {})
  return isVisual(item) ? withPose(withLayout(item, { crop, fit }), { transform: transform ?? {}, keyframes: keyframes ?? {} }) : item
}

const isPicture = (item: VisualItem): item is VisualItem & { readonly type: 'video' | 'image' } =>
  item.type === 'video' || item.type === 'image'

/** Pictures that are smaller than the frame lie over it. */
const fillsFrame = ({ transform, keyframes }: VisualItem): boolean =>
  Math.max(...(keyframes?.scale?.map(({ value }) => value) ?? [transform?.scale ?? 1])) >= 1

function sizeOf(asset: MediaAsset | undefined): FrameSize | undefined {
  const { width, height } = asset?.metadata ?? {}
  return width && height ? { width, height } : undefined
}

const moved = (keyframe: Keyframe, by: (value: number) => number): Keyframe => ({ ...keyframe, value: by(keyframe.value) })

type Fit = { readonly crop?: VisualItem['crop']; readonly fit?: VisualItem['fit'] }

function withLayout<T extends VisualItem>(item: T, { crop, fit }: Fit): T {
  const { crop: _, fit: __, ...rest } = item
  return { ...rest, ...defined({ crop, fit }) } as T
}

type Pose = Required<Pick<ShapeLayout, 'transform' | 'keyframes'>>

const isSet = (fields: object): boolean => Object.keys(fields).length > 0

function withPose<T extends VisualItem>({ transform: before, keyframes: lists, ...rest }: T, pose: Pose): T {
  const { rotation, opacity } = before ?? {}
  const { x: _, y: __, scale: ___, ...others } = lists ?? {}
  const { scale, ...place } = pose.transform
  const transform = { ...place, ...(scale !== undefined && scale !== 1 && { scale }), ...defined({ rotation, opacity }) }
  const keyframes = { ...others, ...pose.keyframes }
  return { ...rest, ...(isSet(transform) && { transform }), ...(isSet(keyframes) && { keyframes }) } as T
}

/** Widths and distances that were the default of the former shape become those of the new one; others were chosen. */
function captionIn(item: CaptionItem, from: FrameSize, to: FrameSize): CaptionItem {
  const [before, after] = [defaultCaptionStyle(from), defaultCaptionStyle(to)]
  const { maxWidth, height } = item.caption.style ?? {}
  return withCaptionPlace(item, {
    maxWidth: maxWidth === before.maxWidth ? after.maxWidth : maxWidth,
    height: height === before.height ? after.height : height,
  })
}

function withCaptionPlace(
  item: CaptionItem,
  { maxWidth, height }: { maxWidth?: number | undefined; height?: number | undefined },
): CaptionItem {
  if (!item.caption.style) return item
  const { maxWidth: _, height: __, ...style } = item.caption.style
  return { ...item, caption: { ...item.caption, style: { ...style, ...defined({ maxWidth, height }) } } }
}
