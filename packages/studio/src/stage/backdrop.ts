import { type Camera, cameraView } from '../camera/camera.ts'
import { type Ctx, newCanvas } from '../paint/canvas.ts'
import type { PaintedLayer } from './painted-layer.ts'
import type { FrameTime } from './frame-time.ts'
import type { Stage } from './stage.ts'

/** Draws the background layers as the camera shows them. */
export type Backdrop = (g: Ctx, camera: Camera, moment: FrameTime) => void

/** Half-size layers are composited into a half-size buffer and scaled up once, which costs a quarter of scaling each. */
export function makeBackdrop(stage: Stage): Backdrop {
  const { frame, background } = stage
  const firstFullSize = background.findIndex((layer) => layer.scale !== 0.5)
  const count = firstFullSize < 0 ? background.length : firstFullSize
  if (count < 2) return (g, camera, moment) => background.forEach((layer) => drawLayer(g, stage, layer, camera, moment))
  const [buffer, bufferContext] = newCanvas(frame.width / 2, frame.height / 2)
  bufferContext.imageSmoothingQuality = 'low'
  bufferContext.scale(buffer.width / frame.width, buffer.height / frame.height)
  return (g, camera, moment) => {
    for (const layer of background.slice(0, count)) drawLayer(bufferContext, stage, layer, camera, moment)
    g.drawImage(buffer, 0, 0, frame.width, frame.height)
    for (const layer of background.slice(count)) drawLayer(g, stage, layer, camera, moment)
  }
}

/** Draws one layer under the camera's parallax transform, with its scrolling, deformation and animated parts. */
export function drawLayer(g: Ctx, { frame }: Pick<Stage, 'frame'>, layer: PaintedLayer, camera: Camera, moment: FrameTime): void {
  const view = cameraView(frame, camera, layer.nearness)
  g.save()
  g.translate(view.dx, view.dy)
  g.scale(view.scale, view.scale)
  if (layer.motion === 'none') drawScrolled(g, layer, moment.seconds)
  else drawStrips(g, layer, moment)
  layer.animate?.(g, moment.seconds)
  g.restore()
}

function drawScrolled(g: Ctx, { canvas, scale, x, y, drift }: PaintedLayer, seconds: number): void {
  const [w, h] = [canvas.width / scale, canvas.height / scale]
  const left = x + ((drift * seconds) % w)
  g.drawImage(canvas, left, y, w, h)
  if (left > 0) g.drawImage(canvas, left - w, y, w, h)
}

const STRIPS = 18

/** Draws a layer in vertical strips, each sheared (wind) or offset (crowd) with a phase lag to the previous one. */
function drawStrips(g: Ctx, { canvas, scale, x, y, motion }: PaintedLayer, { seconds, beats }: FrameTime): void {
  const h = canvas.height / scale
  const step = Math.ceil(canvas.width / STRIPS)
  const frequency = motion === 'crowd' ? (beats && beats.length > 1 ? 6.28 / (beats[1]! - beats[0]!) : 10) : 0
  for (let i = 0; i < STRIPS; i++) {
    const from = i * step
    const width = Math.min(step, canvas.width - from)
    if (width <= 0) return
    g.save()
    if (motion === 'crowd') g.translate(0, -h * 0.045 * Math.abs(Math.sin((seconds * frequency) / 2 + i * 0.21)))
    else {
      const lean = 0.05 * Math.sin(seconds * 1.9 + i * 0.5) + 0.02 * Math.sin(seconds * 4.3 + i * 1.1)
      g.transform(1, 0, -lean, 1, lean * (y + h), 0)
    }
    g.drawImage(canvas, from, 0, width, canvas.height, x + from / scale, y, width / scale, h)
    g.restore()
  }
}
