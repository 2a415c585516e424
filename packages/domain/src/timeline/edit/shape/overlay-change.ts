import type { Layout } from '../../picture.ts'
import type { VisualItem } from '../../visual-items.ts'
import { type FrameSize, isSameAspect, largestWithin } from './frame-size.ts'

/** Factors of an item's scale, and of its place as fractions of the frame. */
export type OverlayChange = { readonly scale: number; readonly x: number; readonly y: number }

const UNCHANGED: OverlayChange = { scale: 1, x: 1, y: 1 }
/** Share of each side of the frame in which text and graphics are safe. */
const SAFE = 0.9

type Overlay = {
  readonly item: VisualItem
  readonly from: FrameSize
  readonly to: FrameSize
  /** Of the item's file; undefined for drawn items, and when it is unknown. */
  readonly source: FrameSize | undefined
}

/**
 *     .-----------------.        .--------.
 *     |               o |        |      o |
 *     |                 |   ->   |        |
 *     '-----------------'        |        |
 *                                '--------'
 *
 * How an item over the film is laid out in another frame: it fills the same share of the frame's area and keeps its distance from the edges of the
 * safe area in proportion. What spanned the frame spans the new one, and what fitted into the safe area fits again. Titles are laid out by their
 * preset and style, which follow the frame.
 */
export function overlayChange({ item, from, to, source }: Overlay): OverlayChange {
  const [before, after] = [baseSize(item, from, source), baseSize(item, to, source)]
  if (!before || !after) return UNCHANGED
  const most = extreme(item, 'scale', 1)
  const turn = item.transform?.rotation ?? 0
  const shown = turned(before, most, turn)
  const factor = sizeFactor(shown, from, to)
  const scale = (factor * before.width) / after.width
  const next = { width: shown.width * factor, height: shown.height * factor }
  const place = (axis: 'x' | 'y', side: 'width' | 'height'): number =>
    placeFactor({ most: extreme(item, axis, 0), before: shown[side] / from[side], after: next[side] / to[side] })
  return { scale, x: place('x', 'width'), y: place('y', 'height') }
}

/** Size of an item in pixels at scale 1. */
function baseSize(item: VisualItem, frame: FrameSize, source: FrameSize | undefined): FrameSize | undefined {
  if (item.type === 'title') return undefined
  if (item.type === 'shape') return { width: item.shapeConfig.width * frame.height, height: item.shapeConfig.height * frame.height }
  if (item.type === 'sticker') return { width: item.stickerConfig.size * frame.height, height: item.stickerConfig.size * frame.height }
  if (!source) return undefined
  const kept = keptSize(source, item.crop)
  const isCover = item.fit === undefined ? isSameAspect(kept, frame) : item.fit === 'fill'
  return isCover ? frame : largestWithin(frame, kept)
}

function keptSize(size: FrameSize, crop: Layout['crop']): FrameSize {
  if (!crop) return size
  return { width: size.width * (1 - crop.left - crop.right), height: size.height * (1 - crop.top - crop.bottom) }
}

/** The largest absolute value that a property has. */
function extreme(item: VisualItem, property: 'x' | 'y' | 'scale', otherwise: number): number {
  const values = item.keyframes?.[property]?.map(({ value }) => value) ?? []
  return Math.max(...(values.length > 0 ? values : [item.transform?.[property] ?? otherwise]).map(Math.abs))
}

function turned({ width, height }: FrameSize, scale: number, degrees: number): FrameSize {
  const [cos, sin] = [Math.abs(Math.cos((degrees * Math.PI) / 180)), Math.abs(Math.sin((degrees * Math.PI) / 180))]
  return { width: scale * (width * cos + height * sin), height: scale * (width * sin + height * cos) }
}

function sizeFactor(shown: FrameSize, from: FrameSize, to: FrameSize): number {
  const [spansWidth, spansHeight] = [shown.width >= from.width, shown.height >= from.height]
  if (spansWidth && spansHeight) return Math.max(to.width / shown.width, to.height / shown.height)
  if (spansWidth) return to.width / from.width
  if (spansHeight) return to.height / from.height
  const sameArea = Math.sqrt((to.width * to.height) / (from.width * from.height))
  const fits = shown.width <= from.width * SAFE && shown.height <= from.height * SAFE
  const room = Math.min((to.width * SAFE) / (shown.width * sameArea), (to.height * SAFE) / (shown.height * sameArea))
  return fits ? sameArea * Math.min(1, room) : sameArea
}

type Place = {
  /** Largest distance from the centre of the frame, as a fraction of its side. */
  readonly most: number
  /** Size as a fraction of the frame's side. */
  readonly before: number
  readonly after: number
}

function placeFactor({ most, before, after }: Place): number {
  const [room, next] = [(SAFE - before) / 2, (SAFE - after) / 2]
  return room > 0 && next >= 0 && most <= room ? next / room : 1
}
