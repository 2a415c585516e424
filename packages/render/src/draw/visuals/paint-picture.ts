import type { BlendMode } from '@fablecut/domain/timeline/picture'
import type { Size } from '../../plan/fit.ts'
import { layoutPicture, type PictureLayout } from '../../plan/layout.ts'
import type { SpanLook } from '../../plan/model.ts'
import { type Pose, REST } from '../../plan/pose.ts'
import type { Context } from '../context.ts'
import type { SurfacePool } from '../surface.ts'
import { paintBlurredFill } from './paint-blurred-fill.ts'
import type { Picture } from './picture.ts'

const COMPOSITE_OPERATIONS: Readonly<Record<BlendMode, string>> = {
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  lighten: 'lighten',
  darken: 'darken',
  add: 'lighter',
}

export const setBlend = (context: Context, blend: BlendMode | undefined): void => {
  if (blend) context.globalCompositeOperation = COMPOSITE_OPERATIONS[blend]
}

const isAtRest = ({ x, y, scale, rotation }: Pose): boolean =>
  x === REST.x && y === REST.y && scale === REST.scale && rotation === REST.rotation

/** Moves, scales and rotates what `paint` draws, around a centre in output pixels. */
export function withPose(
  context: Context,
  pose: Pose,
  center: { readonly x: number; readonly y: number },
  output: Size,
  paint: () => void,
): void {
  if (isAtRest(pose)) return paint()
  if (pose.scale === 0) return
  context.save()
  context.translate(center.x + pose.x * output.width, center.y + pose.y * output.height)
  context.rotate((pose.rotation * Math.PI) / 180)
  context.scale(pose.scale, pose.scale)
  context.translate(-center.x, -center.y)
  paint()
  context.restore()
}

/**
 * Paints a visual of the primary track over a black frame: cropped to cover it, or contained over a blurred, darkened copy. Transparent pixels become
 * black.
 */
export function paintBasePicture(
  context: Context,
  picture: Picture,
  { look, pose, output, surfaces }: PictureTarget & { readonly surfaces: SurfacePool },
): void {
  const layout = layoutPicture(picture, output, look)
  if (layout.isBlurredFill) paintBlurredFill(context, picture, output, surfaces)
  paintPlaced(context, picture, layout, { look, pose, output }, '#000')
}

/** Paints a visual of an upper track; lower tracks stay visible around it. */
export const paintLayerPicture = (context: Context, picture: Picture, target: PictureTarget): void =>
  paintPlaced(context, picture, layoutPicture(picture, target.output, target.look), target, null)

export type PictureTarget = { readonly look: SpanLook; readonly pose: Pose; readonly output: Size }

function paintPlaced(
  context: Context,
  picture: Picture,
  { box, picture: whole }: PictureLayout,
  { look, pose, output }: PictureTarget,
  ground: string | null,
): void {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  withPose(context, pose, center, output, () => {
    const isPart = look.crop !== undefined || (!isAtRest(pose) && (box.width < whole.width || box.height < whole.height))
    if (isPart) {
      context.save()
      context.beginPath()
      context.rect(box.x, box.y, box.width, box.height)
      context.clip()
    }
    if (ground !== null) {
      context.fillStyle = ground
      context.fillRect(whole.x, whole.y, whole.width, whole.height)
    }
    picture.paint(context, whole)
    if (isPart) context.restore()
  })
}
