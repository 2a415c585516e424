import { transformAt } from '@fablecut/domain/timeline/keyframes'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { VisualItem } from '@fablecut/domain/timeline/visual-items'
import type { Placement, Size } from '@fablecut/render/plan/fit'
import { titleBox } from './title-box.ts'
import { layoutPicture } from '@fablecut/render/plan/layout'

/** An item in the frame, in pixels of the film. `rotation` in degrees, clockwise around the centre. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rotation: number }
export type Point = { readonly x: number; readonly y: number }

type Frame = { readonly output: Size; readonly frame: number }

/** Where an item lies at a frame of the film. `x`, `y`: its centre. */
export function boxOf(item: VisualItem, asset: MediaAsset | undefined, { output, frame }: Frame): Box {
  const { x, y, scale, rotation } = transformAt(item, frame - item.startTimeInFrames)
  const rest = restOf(item, asset, output)
  return {
    x: rest.x + rest.width / 2 + x * output.width,
    y: rest.y + rest.height / 2 + y * output.height,
    width: rest.width * scale,
    height: rest.height * scale,
    rotation,
  }
}

/** Place of an item that is not moved. */
function restOf(item: VisualItem, asset: MediaAsset | undefined, output: Size): Placement {
  if (item.type === 'shape') return centred(shapeSize(item.shapeConfig, output), output)
  if (item.type === 'sticker')
    return centred({ width: item.stickerConfig.size * output.height, height: item.stickerConfig.size * output.height }, output)
  if (item.type === 'title') return titleBox(item.titleConfig, output)
  const { width, height } = asset?.metadata ?? {}
  return layoutPicture({ width: width || output.width, height: height || output.height }, output, item).box
}

/** Lines are easier to grasp with some height. */
const MIN_SHAPE = 0.04
const shapeSize = ({ width, height }: { readonly width: number; readonly height: number }, output: Size): Size => ({
  width: Math.max(MIN_SHAPE, width) * output.height,
  height: Math.max(MIN_SHAPE, height) * output.height,
})

const centred = ({ width, height }: Size, output: Size): Placement => ({
  x: (output.width - width) / 2,
  y: (output.height - height) / 2,
  width,
  height,
})

/** Whether a point of the frame lies in a box. */
export function isInBox(box: Box, point: Point): boolean {
  const { x, y } = rotated({ x: point.x - box.x, y: point.y - box.y }, -box.rotation)
  return Math.abs(x) <= box.width / 2 && Math.abs(y) <= box.height / 2
}

/** A point turned around the origin, clockwise. */
export function rotated({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
