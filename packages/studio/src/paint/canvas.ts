import { type Canvas, createCanvas, Path2D, PathOp, type SKRSContext2D } from '@napi-rs/canvas'
import { type Colour, css } from './colour.ts'

export { type Canvas, Path2D, PathOp }
export type Ctx = SKRSContext2D
export type Gradient = ReturnType<Ctx['createLinearGradient']>
export type Pattern = NonNullable<ReturnType<Ctx['createPattern']>>
/** A gradient stop: a colour, or an offset from 0 to 1 with colour and alpha (default 1). Stops without offsets are evenly spaced. */
export type Stop = Colour | { readonly at: number; readonly colour: Colour; readonly alpha?: number }

/** A transparent canvas of at least 1 x 1 pixel; fractions are rounded up. */
export function newCanvas(width: number, height: number): [Canvas, Ctx] {
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  const g = canvas.getContext('2d')
  g.imageSmoothingQuality = 'high'
  return [canvas, g]
}

/** A canvas for the frames of a clip, or for what is smooth: pictures are interpolated linearly, at a quarter of the work of the cubic default. */
export function newFrameCanvas(width: number, height: number): [Canvas, Ctx] {
  const made = newCanvas(width, height)
  made[1].imageSmoothingQuality = 'low'
  return made
}

/** A gradient stop at an offset from 0 to 1. */
export const stop = (at: number, colour: Colour, alpha = 1): Stop => ({ at, colour, alpha })

type PositionedStop = Extract<Stop, { readonly at: number }>
const isPositioned = (value: Stop): value is PositionedStop => typeof value === 'object' && 'at' in value && typeof value.at === 'number'

function addStops(gradient: Gradient, stops: readonly Stop[]): Gradient {
  stops.forEach((entry, i) => {
    if (isPositioned(entry)) gradient.addColorStop(entry.at, css(entry.colour, entry.alpha ?? 1))
    else gradient.addColorStop(i / Math.max(1, stops.length - 1), css(entry))
  })
  return gradient
}

/** Linear gradient from (x0, y0) to (x1, y1). */
export const linear = (g: Ctx, x0: number, y0: number, x1: number, y1: number, stops: readonly Stop[]): Gradient =>
  addStops(g.createLinearGradient(x0, y0, x1, y1), stops)

/** Radial gradient around (x, y) between the radii `r0` and `r1`. */
export const radial = (g: Ctx, x: number, y: number, r0: number, r1: number, stops: readonly Stop[]): Gradient =>
  addStops(g.createRadialGradient(x, y, r0, x, y, r1), stops)

/** A new path, built by a callback. */
export function path(build: (p: Path2D) => void): Path2D {
  const result = new Path2D()
  build(result)
  return result
}

export type Blend = Ctx['globalCompositeOperation']

/** Fills the whole canvas; ignores the current transform. */
export function fillCanvas(canvas: Canvas, style: string | Gradient, blend: Blend = 'source-over', alpha = 1): void {
  const g = canvas.getContext('2d')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = blend
  g.globalAlpha = alpha
  g.fillStyle = style
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.restore()
}

/** Composites `source` onto `target`, scaled to its size; ignores the current transform. */
export function compositeOver(target: Canvas, source: Canvas, blend: Blend = 'source-over', alpha = 1): void {
  const g = target.getContext('2d')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = blend
  g.globalAlpha = alpha
  g.drawImage(source, 0, 0, target.width, target.height)
  g.restore()
}

/** Gaussian blur of `radius` pixels on a reduced copy: the canvas filter at full size costs ten times as much. */
export function blurred(source: Canvas, radius: number): Canvas {
  const shrink = radius > 24 ? 8 : radius > 10 ? 4 : radius > 4 ? 2 : 1
  const [small, sg] = newCanvas(source.width / shrink, source.height / shrink)
  sg.drawImage(source, 0, 0, small.width, small.height)
  const [soft, fg] = newCanvas(small.width, small.height)
  fg.filter = `blur(${Math.max(0.5, radius / shrink / 1.6)}px)`
  fg.drawImage(small, 0, 0)
  if (shrink === 1) return soft
  // What is blurred has no edges that a better interpolation would keep.
  const [out, og] = newFrameCanvas(source.width, source.height)
  og.drawImage(soft, 0, 0, source.width, source.height)
  return out
}

/** A resampled copy. */
export function scaledCopy(source: Canvas, scale: number): Canvas {
  const [copy, g] = newCanvas(source.width * scale, source.height * scale)
  g.drawImage(source, 0, 0, copy.width, copy.height)
  return copy
}

/** Edits pixels in place; `data` is non-premultiplied RGBA. */
export function editPixels(canvas: Canvas, edit: (data: Uint8ClampedArray, width: number, height: number) => void): void {
  const g = canvas.getContext('2d')
  const image = g.getImageData(0, 0, canvas.width, canvas.height)
  edit(image.data, canvas.width, canvas.height)
  g.putImageData(image, 0, 0)
}

/** Radial glow of `radius` pixels, blended with `screen`. */
export function glow(g: Ctx, x: number, y: number, radius: number, colour: Colour, alpha = 0.9): void {
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = radial(g, x, y, 0, radius, [stop(0, colour, alpha), stop(0.25, colour, alpha * 0.42), stop(1, colour, 0)])
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  g.restore()
}
