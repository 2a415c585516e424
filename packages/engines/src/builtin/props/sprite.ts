import { type Canvas, editPixels, fillAll, linear, newCanvas, stop } from '../paint/canvas.ts'
import { type Colour, css, type Rgb } from '../paint/colour.ts'
import { colourOf, type Look } from '../paint/look.ts'
import { clayTexture } from '../paint/texture.ts'
import { iconCanvas } from './icon.ts'

export type SpriteOptions = {
  readonly look: Look
  readonly unit: number
  readonly border?: { readonly colour: Colour; readonly width: number }
}

/** `pixels`: side of the icon's square, which lies in the middle of the canvas with room around it for outlines. */
export type PropSprite = { readonly canvas: Canvas; readonly pixels: number }

/** An icon in the colours, light and line of a style. */
export async function propSprite(name: string, size: number, { look, unit, border }: SpriteOptions): Promise<PropSprite> {
  const pixels = Math.ceil(size)
  const margin = Math.ceil(4 * unit + (look.ink ?? 0) * unit + (border?.width ?? 0) * unit)
  const [canvas, g] = newCanvas(pixels + margin * 2, pixels + margin * 2)
  g.drawImage(await iconCanvas(name, pixels), margin, margin)
  recolour(canvas, look)
  shadeSprite(canvas, look)
  const lined = look.ink && look.paint !== 'flat' && look.paint !== 'wash' ? outlined(canvas, lineColour(look), look.ink * unit) : canvas
  return { canvas: border ? outlined(lined, border.colour, border.width * unit) : lined, pixels }
}

const lineColour = (look: Look): Colour => (look.paint === 'neon' ? (look.neon?.('gold', 0) ?? '#ffffff') : (look.inkColour ?? '#1c1530'))

function recolour(canvas: Canvas, look: Look): void {
  if (!look.recolour && look.paint !== 'silhouette' && look.paint !== 'neon') return
  const known = new Map<number, Rgb>()
  editPixels(canvas, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue
      const key = ((data[i]! >> 3) << 10) | ((data[i + 1]! >> 3) << 5) | (data[i + 2]! >> 3)
      let colour = known.get(key)
      if (!colour) {
        colour = colourOf(look, [data[i]!, data[i + 1]!, data[i + 2]!], 0)
        if (look.paint === 'neon') colour = [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5 + 20]
        known.set(key, colour)
      }
      data[i] = colour[0]
      data[i + 1] = colour[1]
      data[i + 2] = colour[2]
    }
  })
}

/** Light from above and shadow below, so a flat icon sits in the same light as the rest. */
function shadeSprite(canvas: Canvas, look: Look): void {
  if (look.paint === 'flat' || look.paint === 'neon') return
  const g = canvas.getContext('2d')
  const { width, height } = canvas
  const left = (look.lightX ?? -0.5) < 0
  const shadow = look.shadow ?? '#34225c'
  const gradient = linear(g, left ? 0 : width, 0, left ? width * 0.6 : width * 0.4, height, [
    stop(0, '#fffae6', 0.36),
    stop(0.45, '#ffffff', 0.02),
    stop(0.5, shadow, 0.02),
    stop(1, shadow, 0.46),
  ])
  fillAll(canvas, gradient, 'source-atop')
  if (look.paint === 'clay') {
    g.globalCompositeOperation = 'source-atop'
    g.globalAlpha = 0.22
    g.fillStyle = clayTexture(g)
    g.fillRect(0, 0, width, height)
    g.globalAlpha = 1
    g.globalCompositeOperation = 'source-over'
  }
}

/** The sprite with a line of one colour all around. */
export function outlined(canvas: Canvas, colour: Colour, width: number): Canvas {
  const [flat, fg] = newCanvas(canvas.width, canvas.height)
  fg.drawImage(canvas, 0, 0)
  fillAll(flat, css(colour), 'source-in')
  const [out, og] = newCanvas(canvas.width, canvas.height)
  const steps = width > 6 ? 28 : 16
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * Math.PI * 2
    og.drawImage(flat, Math.cos(a) * width, Math.sin(a) * width)
    if (width > 6) og.drawImage(flat, Math.cos(a) * width * 0.5, Math.sin(a) * width * 0.5)
  }
  og.drawImage(canvas, 0, 0)
  return out
}
