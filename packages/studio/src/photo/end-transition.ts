import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { lerp, smoothstep } from '../paint/colour.ts'
import { simplexNoise } from '../paint/random.ts'
import type { CameraMove } from '../scene/scene.ts'
import { boxMean, createGrid } from './grid.ts'
import { drawPhoto, type Photo } from './photo.ts'

/** Draws the transition to the end image onto a frame. `part`: 0 at the first frame of the clip, 1 at the last. */
export type EndTransition = (target: Canvas, part: number, seconds: number) => void

/** Start and end of the transition as fractions of the clip. */
export type TransitionSpan = readonly [start: number, end: number]
const DEFAULT_SPAN: TransitionSpan = [0.3, 0.86]

/** Span for cuts on a beat: the last 0.55 s of the clip, complete one frame before its end. `seconds`: length of the clip. */
export function shortTransitionSpan(seconds: number): TransitionSpan {
  const end = 1 - 0.03 / Math.max(0.1, seconds)
  return [Math.max(0.55, 1 - SHORT_TRANSITION_SECONDS / Math.max(0.1, seconds)), end]
}
const SHORT_TRANSITION_SECONDS = 0.55

/** Width of the soft edge as a fraction of the wipe. */
const FEATHER = 0.15

/**
 * Luminance wipe to the end image with a glowing soft edge: far parts first, the subject last and as a whole. Both images are
 * blended only within the edge, which avoids ghosting.
 */
export function createEndTransition(end: Photo, move: CameraMove, [spanStart, spanEnd] = DEFAULT_SPAN): EndTransition {
  const { frame, depth } = end
  const order = revealOrder(end, move)
  const [revealed, revealedCtx] = newCanvas(frame.width, frame.height)
  const [mask, maskCtx] = newCanvas(depth.width, depth.height)
  const [light, lightCtx] = newCanvas(depth.width, depth.height)
  revealedCtx.imageSmoothingQuality = 'low'
  return (target, part, seconds) => {
    const progress = (part - spanStart) / (spanEnd - spanStart)
    if (progress <= 0) return
    const g = target.getContext('2d')
    const view = { move, part, seconds, cameraDamping: smoothstep((part - spanStart) / (1 - spanStart)) }
    if (progress >= 1) return drawPhoto(g, end, view)
    const front = lerp(-FEATHER, 1 + FEATHER, lerp(progress, smoothstep(progress), 0.6))
    paintWipe(maskCtx, lightCtx, order, front, Math.sin(progress * Math.PI))
    revealedCtx.globalCompositeOperation = 'source-over'
    drawPhoto(revealedCtx, end, view)
    revealedCtx.globalCompositeOperation = 'destination-in'
    revealedCtx.drawImage(mask, 0, 0, frame.width, frame.height)
    g.drawImage(revealed, 0, 0)
    g.globalCompositeOperation = 'lighter'
    g.drawImage(light, 0, 0, frame.width, frame.height)
    g.globalCompositeOperation = 'source-over'
  }
}

/** Wipe position of each pixel, 0 to 1: from the side the camera moves to, far before near. */
function revealOrder({ depth }: Photo, move: CameraMove): Float32Array {
  const noise = simplexNoise(5)
  const { width, height } = depth
  const near = boxMean(depth, 6)
  const back = move === 'pan-left' || move === 'crane-down' ? 1 : 0
  const grid = createGrid(width, height, (x, y) => {
    const distance = Math.abs(back - (x / width) * 0.82 - (y / height) * 0.18)
    return 0.8 * distance + 0.2 * near.values[y * width + x]! + 0.035 * noise(x / 30, y / 30)
  })
  let [low, high] = [Infinity, -Infinity]
  for (const value of grid.values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return grid.values.map((value) => (value - low) / (high - low || 1))
}

function paintWipe(mask: Ctx, light: Ctx, order: Float32Array, front: number, strength: number): void {
  const { width, height } = mask.canvas
  const [alpha, glow] = [mask.createImageData(width, height), light.createImageData(width, height)]
  for (let i = 0; i < order.length; i++) {
    const ahead = (front - order[i]!) / FEATHER
    alpha.data[i * 4 + 3] = 255 * smoothstep(ahead + 0.5)
    const near = Math.exp(-1.6 * ahead * ahead) * strength
    glow.data[i * 4] = 255
    glow.data[i * 4 + 1] = 226
    glow.data[i * 4 + 2] = 176
    glow.data[i * 4 + 3] = 130 * near
  }
  mask.putImageData(alpha, 0, 0)
  light.putImageData(glow, 0, 0)
}
