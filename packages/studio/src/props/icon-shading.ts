import { blurred, type Canvas, editPixels, fillCanvas, compositeOver, linear, newCanvas, stop } from '../paint/canvas.ts'
import { adjust, type Colour, css, fromHsl, type Rgb, toHsl } from '../paint/colour.ts'
import { colourOf, type Look } from '../paint/look.ts'
import { clayTexture } from '../paint/texture.ts'

const SHADOW: Colour = '#34225c'
const WARM: Colour = '#fff6dc'

/** Maps the icon's colours to the look, slightly desaturated, in place. */
export function applyLookColours(canvas: Canvas, look: Look): void {
  const cache = new Map<number, Rgb>()
  editPixels(canvas, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue
      const key = ((data[i]! >> 3) << 10) | ((data[i + 1]! >> 3) << 5) | (data[i + 2]! >> 3)
      let colour = cache.get(key)
      if (!colour) cache.set(key, (colour = lookColour(look, [data[i]!, data[i + 1]!, data[i + 2]!])))
      data[i] = colour[0]
      data[i + 1] = colour[1]
      data[i + 2] = colour[2]
    }
  })
}

/** Pixels below this saturation are metal, paper or shade. */
const MIN_SATURATION = 0.35
/** Largest hue distance from the most frequent hue that counts as the same paint. */
const HUE_TOLERANCE_DEGREES = 35

/** Below this share of saturated pixels a picture is white or grey. */
const MIN_PAINTED = 0.25

const isPainted = ([, saturation, lightness]: readonly [number, number, number]): boolean =>
  saturation > MIN_SATURATION && lightness > 0.12 && lightness < 0.93

/** Replaces the icon's most frequent hue by `colour` and keeps differences of lightness, in place. */
export function replaceMainColour(canvas: Canvas, colour: Colour): void {
  const [hue, saturation, lightness] = toHsl(colour)
  editPixels(canvas, (data) => {
    const hues = new Float64Array(36)
    const all = (visit: (i: number, hsl: readonly [number, number, number]) => void): void => {
      for (let i = 0; i < data.length; i += 4) if (data[i + 3]! >= 40) visit(i, toHsl([data[i]!, data[i + 1]!, data[i + 2]!]))
    }
    let [drawn, painted] = [0, 0]
    all((_, own) => {
      drawn++
      if (isPainted(own)) painted++
    })
    // What is all white or grey is painted as a whole.
    const isPlain = painted < drawn * MIN_PAINTED
    const each = (visit: (i: number, hsl: readonly [number, number, number]) => void): void =>
      all((i, own) => (isPlain ? own[2] > 0.25 && !isPainted(own) : isPainted(own)) && visit(i, own))
    each((_, own) => (hues[Math.floor(own[0] / 10) % 36]! += 1))
    // Of neighbouring hues too: red is on both sides of 0 degrees.
    const near = hues.map((own, k) => own + hues[(k + 1) % 36]! + hues[(k + 35) % 36]!)
    const main = near.indexOf(Math.max(...near)) * 10 + 5
    let [sum, count] = [0, 0]
    const ofPaint = (own: number): boolean => isPlain || Math.abs(((own - main + 540) % 360) - 180) < HUE_TOLERANCE_DEGREES
    each((_, own) => ofPaint(own[0]) && ((sum += own[2]), count++))
    const middle = sum / Math.max(1, count)
    each((i, own) => {
      if (!ofPaint(own[0])) return
      const [r, g, b] = fromHsl(hue, saturation, Math.min(0.97, Math.max(0.04, lightness + (own[2] - middle) * 0.8)))
      data[i] = r
      data[i + 1] = g
      data[i + 2] = b
    })
  })
}

function lookColour(look: Look, icon: Rgb): Rgb {
  const natural = adjust(icon, { saturation: 0.82, lightness: 0.96 })
  const colour = colourOf(look, natural, 0)
  return look.paint === 'neon' ? [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5 + 20] : colour
}

/** Shades a flat icon in the look's paint mode, in place. `pixels`: side of the icon. */
export function shadeIcon(canvas: Canvas, pixels: number, look: Look): void {
  if (look.paint === 'flat' || look.paint === 'neon') return
  const side = (look.lightX ?? -0.5) < 0 ? 1 : -1
  const shadow = look.shadow ?? SHADOW
  const depth = pixels * 0.09
  if (look.paint === 'silhouette') {
    if (look.rim) overlayEdge(canvas, look.rim, -side * pixels * 0.03, -pixels * 0.02, 0, 0.85)
    return
  }
  if (look.paint === 'cel') {
    overlayEdge(canvas, shadow, side * depth * 1.3, depth * 0.8, 0, 0.36)
    return
  }
  overlayGradient(canvas, look, side)
  overlayEdge(canvas, shadow, side * depth, depth, depth * 0.7, 0.5)
  overlayEdge(canvas, WARM, -side * depth * 0.3, -depth * 0.36, depth * 0.22, look.paint === 'wash' ? 0.25 : 0.4)
  if (look.paint === 'wash') overlayEdge(canvas, shadow, 0, 0, pixels * 0.015, 0.3)
  if (look.paint === 'clay' || look.paint === 'wash') overlayTexture(canvas, look.paint === 'clay' ? 0.42 : 0.3)
}

/** Colours the edge of the sprite that faces (dx, dy): its pixels outside its own copy shifted by (-dx, -dy). */
function overlayEdge(canvas: Canvas, colour: Colour, dx: number, dy: number, softness: number, alpha: number): void {
  const [edge, g] = newCanvas(canvas.width, canvas.height)
  g.fillStyle = css(colour)
  g.fillRect(0, 0, edge.width, edge.height)
  g.globalCompositeOperation = 'destination-out'
  g.drawImage(softness > 0.8 ? blurred(canvas, softness) : canvas, -dx, -dy)
  compositeOver(canvas, edge, 'source-atop', alpha)
}

function overlayGradient(canvas: Canvas, look: Look, side: number): void {
  const g = canvas.getContext('2d')
  const { width, height } = canvas
  const shadow = look.shadow ?? SHADOW
  const light = linear(g, side > 0 ? width * 0.1 : width * 0.9, 0, width * (side > 0 ? 0.65 : 0.35), height, [
    stop(0, WARM, 0.3),
    stop(0.5, WARM, 0),
    stop(0.5, shadow, 0),
    stop(1, shadow, 0.34),
  ])
  fillCanvas(canvas, light, 'source-atop')
}

function overlayTexture(canvas: Canvas, alpha: number): void {
  const [grain, g] = newCanvas(canvas.width, canvas.height)
  g.fillStyle = clayTexture(g)
  g.fillRect(0, 0, grain.width, grain.height)
  g.globalCompositeOperation = 'destination-in'
  g.drawImage(canvas, 0, 0)
  compositeOver(canvas, grain, 'soft-light', alpha)
}
