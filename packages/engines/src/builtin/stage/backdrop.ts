import { type Camera, cameraView } from '../camera/camera.ts'
import { type Ctx, newCanvas } from '../paint/canvas.ts'
import type { PaintedLayer } from './painted-layer.ts'
import type { Moment } from './moment.ts'
import type { Stage } from './stage.ts'

/** Draws the scenery for a camera. */
export type Backdrop = (g: Ctx, camera: Camera, moment: Moment) => void

/** Far layers are put together at half the frame's size and enlarged once: each costs a quarter. */
export function makeBackdrop(stage: Stage): Backdrop {
  const { frame, behind } = stage
  const nearest = behind.findIndex((layer) => layer.scale !== 0.5)
  const count = nearest < 0 ? behind.length : nearest
  if (count < 2) return (g, camera, moment) => behind.forEach((layer) => drawLayer(g, stage, layer, camera, moment))
  const [buffer, q] = newCanvas(frame.width / 2, frame.height / 2)
  q.imageSmoothingQuality = 'low'
  q.scale(buffer.width / frame.width, buffer.height / frame.height)
  return (g, camera, moment) => {
    for (const layer of behind.slice(0, count)) drawLayer(q, stage, layer, camera, moment)
    g.drawImage(buffer, 0, 0, frame.width, frame.height)
    for (const layer of behind.slice(count)) drawLayer(g, stage, layer, camera, moment)
  }
}

/** One layer where the camera puts it, with its drift, its stirring and its moving parts. */
export function drawLayer(g: Ctx, { frame }: Pick<Stage, 'frame'>, layer: PaintedLayer, camera: Camera, moment: Moment): void {
  const view = cameraView(frame, camera, layer.nearness)
  g.save()
  g.translate(view.dx, view.dy)
  g.scale(view.scale, view.scale)
  if (layer.stir === 'none') drawDrifting(g, layer, moment.seconds)
  else drawStirring(g, layer, moment)
  layer.alive?.(g, moment.seconds)
  g.restore()
}

function drawDrifting(g: Ctx, { canvas, scale, x, y, drift }: PaintedLayer, seconds: number): void {
  const [w, h] = [canvas.width / scale, canvas.height / scale]
  const left = x + ((drift * seconds) % w)
  g.drawImage(canvas, left, y, w, h)
  if (left > 0) g.drawImage(canvas, left - w, y, w, h)
}

const STRIPS = 18

/** The layer in upright strips, each leaning or hopping a little later than the one before. */
function drawStirring(g: Ctx, { canvas, scale, x, y, stir }: PaintedLayer, { seconds, beats }: Moment): void {
  const h = canvas.height / scale
  const step = Math.ceil(canvas.width / STRIPS)
  const pace = stir === 'crowd' ? (beats && beats.length > 1 ? 6.28 / (beats[1]! - beats[0]!) : 10) : 0
  for (let i = 0; i < STRIPS; i++) {
    const from = i * step
    const width = Math.min(step, canvas.width - from)
    if (width <= 0) return
    g.save()
    if (stir === 'crowd') g.translate(0, -h * 0.045 * Math.abs(Math.sin((seconds * pace) / 2 + i * 0.21)))
    else {
      const lean = 0.05 * Math.sin(seconds * 1.9 + i * 0.5) + 0.02 * Math.sin(seconds * 4.3 + i * 1.1)
      g.transform(1, 0, -lean, 1, lean * (y + h), 0)
    }
    g.drawImage(canvas, from, 0, width, canvas.height, x + from / scale, y, width / scale, h)
    g.restore()
  }
}
