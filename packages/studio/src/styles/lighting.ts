import type { Brush } from '../paint/brush.ts'
import { type Blend, type Canvas, blurred, type Ctx, editPixels, compositeOver, newCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, css, ramp } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Composition, Layer } from '../settings/setting.ts'
import { planRoom } from '../parts/indoors/room-shell.ts'
import type { Frame } from '../stage/frame.ts'
import { withLayer } from './dressing.ts'

/** y of the line between wall and floor in most rooms. */
export const floorLine = (frame: Frame): number => planRoom(frame).floorY

/** Blends a drawing over the opaque parts of a layer. */
export function blendOverPainted(
  canvas: Canvas,
  blend: Blend,
  alpha: number,
  draw: (g: Ctx, width: number, height: number) => void,
): Canvas {
  const [skin, g] = newCanvas(canvas.width, canvas.height)
  draw(g, canvas.width, canvas.height)
  g.globalCompositeOperation = 'destination-in'
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalAlpha = 1
  g.drawImage(canvas, 0, 0)
  compositeOver(canvas, skin, blend, alpha)
  return canvas
}

/** Gradient map by brightness, dark to light. `strength`: 0 to 1; `keepLamps`: leaves yellow light unchanged. */
export function gradientMap(canvas: Canvas, colours: readonly Colour[], strength = 1, keepLamps = false): Canvas {
  const table = Uint8Array.from(Array.from({ length: 256 }, (_, i) => ramp(colours, i / 255)).flat())
  editPixels(canvas, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!]
      const to = ((r * 77 + g * 151 + b * 28) >> 8) * 3
      const share = keepLamps && g > b && r >= g ? strength * Math.max(0, 1 - (g - b) / 64) : strength
      data[i] = r + (table[to]! - r) * share
      data[i + 1] = g + (table[to + 1]! - g) * share
      data[i + 2] = b + (table[to + 2]! - b) * share
    }
  })
  return canvas
}

/** Out-of-focus lights as discs. Heights as parts of the frame's. */
export function bokeh(
  g: Ctx,
  { width, height, unit, bleed }: Frame,
  colours: readonly Colour[],
  count: number,
  top: number,
  bottom: number,
  seed: number,
): void {
  const random = seeded(seed)
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const r = (12 + random() ** 2 * 44) * unit
    const x = -bleed + random() * (width + bleed * 2)
    const y = height * (top + random() * (bottom - top))
    const colour = colours[i % colours.length]!
    g.globalAlpha = 0.3 + random() * 0.5
    g.fillStyle = radial(g, x, y, 0, r, [stop(0, colour, 0.5), stop(0.8, colour, 0.62), stop(0.93, colour, 0.95), stop(1, colour, 0)])
    g.fillRect(x - r, y - r, r * 2, r * 2)
  }
  g.restore()
}

export type Patch = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Horizontal offset of the bottom edge, in pixels. */
  readonly skew: number
  readonly columns: number
  readonly rows: number
  /** Width of bars as a part of a cell, 0 to 1. */
  readonly bar: number
  readonly colour: Colour
  readonly alpha: number
}

/** Light through a window or blinds on a wall. */
export function drawLightPatch(g: Ctx, { x, y, w, h, skew, columns, rows, bar, colour, alpha }: Patch): void {
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = css(colour, alpha)
  const [cw, ch] = [w / columns, h / rows]
  const shift = (py: number): number => (skew * (py - y)) / h
  g.beginPath()
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [x0, x1] = [x + cw * (i + (columns > 1 ? bar / 2 : 0)), x + cw * (i + 1 - (columns > 1 ? bar / 2 : 0))]
      const [y0, y1] = [y + ch * (j + bar / 2), y + ch * (j + 1 - bar / 2)]
      g.moveTo(x0 + shift(y0), y0)
      g.lineTo(x1 + shift(y0), y0 - w * 0.06)
      g.lineTo(x1 + shift(y1), y1 - w * 0.06)
      g.lineTo(x0 + shift(y1), y1)
      g.closePath()
    }
  g.fill()
  g.restore()
}

/** Reflection of the area above `y` in a wet or polished floor. */
export function drawReflection({ g }: Brush, { width, height, bleed }: Frame, y: number, alpha: number): void {
  const { d: scale, f: shift } = g.getTransform()
  const line = Math.round(y * scale + shift)
  const depth = Math.min(line, Math.round((height + bleed - y) * scale))
  if (depth < 2) return
  const source = g.canvas as Canvas
  const [copy, q] = newCanvas(source.width / 2, depth / 2)
  q.translate(0, copy.height)
  q.scale(1, -1)
  q.drawImage(source, 0, line - depth, source.width, depth, 0, 0, copy.width, copy.height)
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalAlpha = alpha
  g.drawImage(blurred(copy, 2 * scale), 0, line, Math.max(source.width, width), depth)
  g.restore()
}

/** Adds light haze behind the figures, to separate them from the background. */
export function backlightFigures(composition: Composition, frame: Frame, colour: Colour, alpha: number, reach = 0.62): Composition {
  const layer: Layer = {
    name: 'air',
    nearness: 0.99,
    draw: ({ g }) => {
      for (const { x, y, height } of composition.figureSlots.slice(0, 2)) {
        const [cy, r] = [y - height * 0.62, Math.max(frame.figure, height) * reach * 1.6]
        g.fillStyle = radial(g, x, cy, 0, r, [stop(0, colour, alpha), stop(0.45, colour, alpha * 0.5), stop(1, colour, 0)])
        g.fillRect(x - r, cy - r, r * 2, r * 2)
      }
    },
  }
  return withLayer(composition, layer)
}
