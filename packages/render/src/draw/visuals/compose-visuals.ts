import type { VisualAt } from '../../plan/at-frame.ts'
import type { Size } from '../../plan/fit.ts'
import type { Title } from '@fablecut/domain/timeline/titles'
import { layoutPicture } from '../../plan/layout.ts'
import type { VisualSpan } from '../../plan/model.ts'
import { coloredPicture } from '../color/colored-picture.ts'
import type { Context } from '../context.ts'
import { paintMessageTile } from '../message-tile.ts'
import { paintShape } from '../shapes/paint-shape.ts'
import type { StickerArt } from '../stickers/art.ts'
import { type CreatePath, paintSticker } from '../stickers/paint-sticker.ts'
import type { SurfacePool } from '../surface.ts'
import { paintTitle, type TitleDrawing } from '../titles/title-drawing.ts'
import { titleMotion } from '../titles/title-motion.ts'
import { paintWatermark, watermarkBox } from '../watermark.ts'
import { paintBasePicture, paintLayerPicture, setBlend, withPose } from './paint-picture.ts'
import { paintTransition } from './paint-transition.ts'
import type { Picture } from './picture.ts'

export type Composition = {
  readonly output: Size
  /** Pixels of the canvas per pixel of the output. */
  readonly pixelScale: number
  readonly surfaces: SurfacePool
  /** The decoded picture of a visual with a source; null while there is none. */
  pictureOf(visual: VisualAt): Picture | null
  /** The drawing of a title; null while its fonts are not loaded. */
  titleOf(span: VisualSpan): TitleDrawing | null
  /** Null for art that is unknown or not loaded. */
  artOf(name: string): StickerArt | null
  readonly createPath: CreatePath
}

/** Paints the visuals of a frame in their order; the first is that of the primary track. `context` is in output pixels. */
export function composeVisuals(context: Context, visuals: readonly VisualAt[], composition: Composition): void {
  const { output } = composition
  const [base, ...layers] = visuals
  context.globalAlpha = 1
  context.fillStyle = '#000'
  context.fillRect(0, 0, output.width, output.height)
  if (base) paintBase(context, base, composition, 'base')
  for (const layer of layers) paintLayer(context, layer, composition)
}

const hasSource = ({ span: { picture } }: VisualAt): boolean => picture.kind === 'video' || picture.kind === 'image'

function paintBase(context: Context, base: VisualAt, composition: Composition, name: string): void {
  const { output, surfaces } = composition
  if (base.transition) return paintBetween(context, base, base.transition, composition)
  if (hasSource(base)) {
    const picture = coloredPictureOf(base, composition, name)
    if (picture) paintBasePicture(context, picture, { look: base.span, pose: base.pose, output, surfaces })
  } else paintDrawn(context, base, composition)
  if (base.opacity === 1) return
  context.fillStyle = `rgba(0,0,0,${1 - base.opacity})`
  context.fillRect(0, 0, output.width, output.height)
}

function paintBetween(
  context: Context,
  { span: { picture } }: VisualAt,
  { progress, from, to }: NonNullable<VisualAt['transition']>,
  composition: Composition,
): void {
  if (picture.kind !== 'transition' || picture.type === 'dip') return
  const { output } = composition
  const canvases = [from, to].map((visual, index) => wholeFrame(visual, composition, index === 0 ? 'from' : 'to'))
  paintTransition(context, picture.type, { progress, from: canvases[0], to: canvases[1], output })
}

/** A clip of a transition as it would fill the frame alone. */
function wholeFrame(visual: VisualAt, composition: Composition, name: string): unknown {
  const { output, pixelScale, surfaces } = composition
  const { canvas, context, width, height } = surfaces.cleared(`frame ${name}`, output.width * pixelScale, output.height * pixelScale)
  context.fillStyle = '#000'
  context.fillRect(0, 0, width, height)
  context.setTransform(width / output.width, 0, 0, height / output.height, 0, 0)
  paintBase(context, visual, composition, name)
  return canvas
}

function paintLayer(context: Context, layer: VisualAt, composition: Composition): void {
  const { span, pose } = layer
  context.save()
  context.globalAlpha = layer.opacity
  setBlend(context, span.blend)
  const picture = hasSource(layer) ? coloredPictureOf(layer, composition, 'layer') : null
  if (picture) paintLayerPicture(context, picture, { look: span, pose, output: composition.output })
  else paintDrawn(context, layer, composition)
  context.restore()
}

function coloredPictureOf(visual: VisualAt, composition: Composition, name: string): Picture | null {
  const picture = composition.pictureOf(visual)
  const { color } = visual.span
  if (!picture || !color) return picture
  const { output, pixelScale, surfaces } = composition
  const { width, height } = layoutPicture(picture, output, visual.span).picture
  const size = { width: Math.round(width * pixelScale), height: Math.round(height * pixelScale) }
  return coloredPicture(picture, { color, size, frameHeight: output.height * pixelScale, name: `colored ${name}`, surfaces })
}

function paintDrawn(context: Context, visual: VisualAt, composition: Composition): void {
  const { output } = composition
  const { picture } = visual.span
  const center = { x: output.width / 2, y: output.height / 2 }
  const posed = (paint: () => void) => withPose(context, visual.pose, center, output, paint)
  switch (picture.kind) {
    case 'message':
      return posed(() => paintMessageTile(context, picture.text, output))
    case 'logo':
      return posed(() => paintWatermark(context, watermarkBox(context, output)))
    case 'shape':
      return posed(() => paintShape(context, picture.shape, output))
    case 'sticker': {
      const art = composition.artOf(picture.art)
      if (art) posed(() => paintSticker(context, art, { ...center, size: picture.size * output.height }, composition.createPath))
      return
    }
    case 'title':
      return paintMovingTitle(context, visual, picture.title, composition)
  }
}

/** A title turns and grows around its own centre. */
function paintMovingTitle(context: Context, { span, pose, framesIn }: VisualAt, title: Title, { output, titleOf }: Composition): void {
  const drawing = titleOf(span)
  if (!drawing) return
  const { block } = drawing.layout
  const center = { x: (block.x + block.width / 2) / drawing.detail, y: (block.y + block.height / 2) / drawing.detail }
  const motion = titleMotion(title, framesIn, span.endFrame - span.startFrame - framesIn)
  const moved = { ...pose, x: pose.x + motion.x, y: pose.y + motion.y, scale: pose.scale * motion.scale }
  context.globalAlpha *= motion.opacity
  withPose(context, moved, center, output, () => paintTitle(context, drawing, motion.typed))
}
