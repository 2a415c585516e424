import type { Canvas, Ctx } from '../paint/canvas.ts'
import { radial, stop } from '../paint/canvas.ts'
import type { Pose } from './move-figure.ts'

/** A smaller bow is drawn in one piece. */
const LEAST_BEND = 0.003
const STRIPS = 48

/** Draws a figure about the middle of its lower edge. */
export function drawFigure(g: Ctx, figure: Canvas, { x, foot, scaleX, scaleY, tilt, bend }: Pose): void {
  const { width, height } = figure
  g.save()
  g.translate(x, foot)
  g.rotate(tilt)
  g.scale(scaleX, scaleY)
  if (Math.abs(bend) < LEAST_BEND) g.drawImage(figure, -width / 2, -height)
  else drawBent(g, figure, bend * height)
  g.restore()
}

/** Strips across, moved sideways along a parabola: none at the feet and the head, most in the middle. */
function drawBent(g: Ctx, figure: Canvas, bow: number): void {
  const { width, height } = figure
  const strip = height / STRIPS
  for (let k = 0; k < STRIPS; k++) {
    const from = Math.floor(k * strip)
    const to = Math.min(height, Math.ceil((k + 1) * strip) + 1)
    const part = (k + 0.5) / STRIPS
    const shift = bow * 4 * part * (1 - part)
    g.drawImage(figure, 0, from, width, to - from, shift - width / 2, from - height, width, to - from)
  }
}

/** A soft shadow where a figure touches or leaves the ground. `ground`: the row it stands on. */
export function drawShadow(
  g: Ctx,
  { x, foot, scaleX }: Pose,
  { width, ground }: { readonly width: number; readonly ground: number },
): void {
  const lift = Math.max(0, ground - foot)
  const reach = width * 0.42 * scaleX * (1 + lift / (width * 2))
  const alpha = 0.34 / (1 + lift / (width * 0.35))
  g.save()
  g.translate(x, Math.max(foot, ground))
  g.scale(1, 0.16)
  g.fillStyle = radial(g, 0, 0, 0, reach, [stop(0, '#000', alpha), stop(0.5, '#000', alpha * 0.55), stop(1, '#000', 0)])
  g.fillRect(-reach, -reach, reach * 2, reach * 2)
  g.restore()
}
