import { framingView } from '../camera/camera.ts'
import { defocusOf } from '../composition/near/defocus.ts'
import type { Brush } from '../paint/brush.ts'
import { blurred, type Ctx, newCanvas, scaledCopy } from '../paint/canvas.ts'
import type { Layer } from '../settings/setting.ts'
import type { Style } from '../styles/style.ts'
import { spanOf } from './frame.ts'
import type { Stage } from './stage.ts'
import type { PaintedLayer } from './painted-layer.ts'

/** Layers up to this depth are stored at half size. */
const MAX_HALF_SIZE_NEARNESS = 0.36

type PaintContext = Pick<Stage, 'scene' | 'style' | 'look' | 'frame' | 'focus' | 'pixelRatio'>

/** Paints the layers of a composition. Layers with the same motion are merged; a layer with animated parts ends its group. */
export function paintLayers(layers: readonly Layer[], painting: PaintContext): PaintedLayer[] {
  const groups: Layer[][] = []
  const isBlurred = defocusOf(painting.scene) > 4
  for (const layer of layers) {
    const group = groups.at(-1)
    const joins =
      group &&
      !group[0]!.drift &&
      !layer.drift &&
      (isBlurred || !group.at(-1)!.animate) &&
      layer.blur === group[0]!.blur &&
      layer.isInFocus === group[0]!.isInFocus &&
      (isBlurred || layer.nearness <= MAX_HALF_SIZE_NEARNESS === group[0]!.nearness <= MAX_HALF_SIZE_NEARNESS) &&
      layer.nearness > 1 === group[0]!.nearness > 1 &&
      (isBlurred || Math.abs(layer.nearness - group[0]!.nearness) < 0.3)
    if (joins) group.push(layer)
    else groups.push([layer])
  }
  return groups.map((group) => paintGroup(group, painting))
}

function paintGroup(group: readonly Layer[], painting: PaintContext): PaintedLayer {
  const { frame, style, pixelRatio, scene } = painting
  const nearness = group.reduce((sum, layer) => sum + layer.nearness, 0) / group.length
  const defocus = nearness > 1 || group[0]!.isInFocus ? 0 : defocusOf(scene)
  const blur = Math.max(blurOf(style, nearness), defocus, group[0]!.blur ?? 0) * frame.unit
  const isCoarse = pixelRatio === 1 && defocus > 4
  const half = pixelRatio === 1 && !isCoarse && (nearness <= MAX_HALF_SIZE_NEARNESS || blur > 4)
  const scale = isCoarse ? 0.5 : pixelRatio
  const [canvas, g] = newCanvas((frame.width + frame.bleed * 2) * scale, (frame.height + frame.bleed * 2) * scale)
  g.scale(scale, scale)
  g.translate(frame.bleed, frame.bleed)
  for (const layer of group) withFraming(g, layer, painting, () => paintLayer(g, layer, painting))
  const textured = style.texture ? style.texture(canvas, nearness, frame.unit * (isCoarse ? 0.5 : 1)) : canvas
  const soft = blur > 0.6 ? blurred(textured, blur * scale) : textured
  const small = half ? scaledCopy(soft, 0.5) : soft
  return crop({
    canvas: small,
    x: -frame.bleed,
    y: -frame.bleed,
    scale: half ? 0.5 : scale,
    nearness,
    drift: (group[0]!.drift ?? 0) * frame.unit,
    motion: motionOf(group[0]!),
    animate: isCoarse ? undefined : animationOf(group.at(-1)!, painting),
  })
}

const motionOf = ({ name, nearness }: Layer): PaintedLayer['motion'] =>
  name === 'crowd' ? 'crowd' : nearness > 1 && name === 'fringe' ? 'blades' : 'none'

function animationOf(layer: Layer, painting: PaintContext): PaintedLayer['animate'] {
  const { animate } = layer
  if (!animate) return undefined
  const { look, frame } = painting
  return (g, seconds) => withFraming(g, layer, painting, () => animate({ g, look, unit: frame.unit }, seconds))
}

const blurOf = (style: Style, nearness: number): number => (style.depthOfField ?? 0) * (nearness > 1 ? 0.55 : Math.max(0, 0.92 - nearness))

function withFraming(g: Ctx, { nearness }: Layer, { scene, frame, focus }: PaintContext, draw: () => void): void {
  const view = framingView(frame, scene.framing, focus, nearness)
  g.save()
  g.translate(view.dx, view.dy)
  g.scale(view.scale, view.scale)
  draw()
  g.restore()
}

/** A scrolling layer is tiled three times, so that it wraps without a seam. */
function paintLayer(g: Ctx, layer: Layer, { scene, frame, look, focus }: PaintContext): void {
  const brush: Brush = { g, look, unit: frame.unit }
  if (!layer.drift) return layer.draw(brush)
  const period = spanOf(frame) / framingView(frame, scene.framing, focus, layer.nearness).scale
  for (const turn of [-1, 0, 1]) {
    g.save()
    g.translate(turn * period, 0)
    layer.draw(brush)
    g.restore()
  }
}

/** Crops empty rows at top and bottom, which would cost time in every frame. */
function crop(layer: PaintedLayer): PaintedLayer {
  const { canvas } = layer
  const data = canvas.data()
  const [w, h] = [canvas.width, canvas.height]
  const hasPixels = (y: number): boolean => {
    for (let x = 0; x < w; x += 3) if (data[(y * w + x) * 4 + 3]! > 2) return true
    return false
  }
  let top = 0
  while (top < h - 1 && !hasPixels(top)) top++
  let bottom = h - 1
  while (bottom > top && !hasPixels(bottom)) bottom--
  if (top === 0 && bottom === h - 1) return layer
  const y0 = Math.max(0, top - 2)
  const y1 = Math.min(h, bottom + 3)
  const [cut, g] = newCanvas(w, y1 - y0)
  g.drawImage(canvas, 0, -y0)
  return { ...layer, canvas: cut, y: layer.y + y0 / layer.scale }
}
