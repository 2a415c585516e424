import { framingView } from '../camera/camera.ts'
import type { Brush } from '../paint/brush.ts'
import { blurred, type Ctx, newCanvas, scaledCopy } from '../paint/canvas.ts'
import type { Layer } from '../settings/setting.ts'
import type { Style } from '../styles/style.ts'
import { spanOf } from './frame.ts'
import type { Stage } from './stage.ts'
import type { PaintedLayer } from './painted-layer.ts'

/** Layers up to here are merged and kept at half size. */
const FAR = 0.36

type Painting = Pick<Stage, 'scene' | 'style' | 'look' | 'frame' | 'focus' | 'grain'>

/** Paints the layers of a composition. Layers with the same motion are merged; a layer with animated parts ends its group. */
export function paintLayers(layers: readonly Layer[], painting: Painting): PaintedLayer[] {
  const groups: Layer[][] = []
  for (const layer of layers) {
    const group = groups.at(-1)
    const joins =
      group &&
      !group[0]!.drift &&
      !layer.drift &&
      !group.at(-1)!.animate &&
      layer.nearness <= FAR === group[0]!.nearness <= FAR &&
      layer.nearness > 1 === group[0]!.nearness > 1 &&
      Math.abs(layer.nearness - group[0]!.nearness) < 0.3
    if (joins) group.push(layer)
    else groups.push([layer])
  }
  return groups.map((group) => paintGroup(group, painting))
}

function paintGroup(group: readonly Layer[], painting: Painting): PaintedLayer {
  const { frame, style, grain } = painting
  const nearness = group.reduce((sum, layer) => sum + layer.nearness, 0) / group.length
  const blur = blurOf(style, nearness) * frame.unit
  const half = grain === 1 && (nearness <= FAR || blur > 4)
  const scale = grain
  const [canvas, g] = newCanvas((frame.width + frame.bleed * 2) * scale, (frame.height + frame.bleed * 2) * scale)
  g.scale(scale, scale)
  g.translate(frame.bleed, frame.bleed)
  for (const layer of group) inView(g, layer, painting, () => paintOnce(g, layer, painting))
  const surfaced = style.surface ? style.surface(canvas, nearness, frame.unit) : canvas
  const soft = blur > 0.6 ? blurred(surfaced, blur * scale) : surfaced
  const small = half ? scaledCopy(soft, 0.5) : soft
  return crop({
    canvas: small,
    x: -frame.bleed,
    y: -frame.bleed,
    scale: half ? 0.5 : scale,
    nearness,
    drift: (group[0]!.drift ?? 0) * frame.unit,
    stir: stirOf(group[0]!),
    alive: aliveOf(group.at(-1)!, painting),
  })
}

const stirOf = ({ name, nearness }: Layer): PaintedLayer['stir'] =>
  name === 'crowd' ? 'crowd' : nearness > 1 && name === 'fringe' ? 'blades' : 'none'

function aliveOf(layer: Layer, painting: Painting): PaintedLayer['alive'] {
  const { animate } = layer
  if (!animate) return undefined
  const { look, frame } = painting
  return (g, seconds) => inView(g, layer, painting, () => animate({ g, look, unit: frame.unit }, seconds))
}

const blurOf = (style: Style, nearness: number): number => (style.depthOfField ?? 0) * (nearness > 1 ? 0.55 : Math.max(0, 0.92 - nearness))

function inView(g: Ctx, { nearness }: Layer, { scene, frame, focus }: Painting, draw: () => void): void {
  const view = framingView(frame, scene.framing, focus, nearness)
  g.save()
  g.translate(view.dx, view.dy)
  g.scale(view.scale, view.scale)
  draw()
  g.restore()
}

/** What drifts is painted three times in a row, so it has no seam when it comes round. */
function paintOnce(g: Ctx, layer: Layer, { scene, frame, look, focus }: Painting): void {
  const brush: Brush = { g, look, unit: frame.unit }
  if (!layer.drift) return layer.draw(brush)
  const round = spanOf(frame) / framingView(frame, scene.framing, focus, layer.nearness).scale
  for (const turn of [-1, 0, 1]) {
    g.save()
    g.translate(turn * round, 0)
    layer.draw(brush)
    g.restore()
  }
}

/** Cuts empty borders away: drawing them costs time in every frame. */
function crop(layer: PaintedLayer): PaintedLayer {
  const { canvas } = layer
  const data = canvas.data()
  const [w, h] = [canvas.width, canvas.height]
  const rowFilled = (y: number): boolean => {
    for (let x = 0; x < w; x += 3) if (data[(y * w + x) * 4 + 3]! > 2) return true
    return false
  }
  let top = 0
  while (top < h - 1 && !rowFilled(top)) top++
  let bottom = h - 1
  while (bottom > top && !rowFilled(bottom)) bottom--
  if (top === 0 && bottom === h - 1) return layer
  const y0 = Math.max(0, top - 2)
  const y1 = Math.min(h, bottom + 3)
  const [cut, g] = newCanvas(w, y1 - y0)
  g.drawImage(canvas, 0, -y0)
  return { ...layer, canvas: cut, y: layer.y + y0 / layer.scale }
}
