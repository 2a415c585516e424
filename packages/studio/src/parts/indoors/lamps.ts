import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import type { Role } from '../../paint/palette.ts'

const GLOW_ALPHA: Record<TimeOfDay, number> = { dawn: 0.4, day: 0.22, dusk: 0.65, night: 0.95 }

/** Glow of a lamp; `r`: radius in pixels. Strongest at night. */
export const lampLight = (brush: Brush, x: number, y: number, r: number, time: TimeOfDay): void =>
  glow(brush.g, x, y, r, brush.look.lamp ?? [255, 206, 128], GLOW_ALPHA[time])

function lampShade(brush: Brush, x: number, y: number, top: number, bottom: number, h: number, role: Role): void {
  const cone = path((p) => {
    p.moveTo(x - top, y - h)
    p.lineTo(x + top, y - h)
    p.lineTo(x + bottom, y)
    p.lineTo(x - bottom, y)
    p.closePath()
  })
  paintShape(brush, cone, role, [x - bottom, y - h, bottom * 2, h], { plain: true, emissive: true })
}

/** A floor lamp. (x, y): bottom centre; `m`: pixels per metre. */
export function floorLamp(brush: Brush, x: number, y: number, m: number, time: TimeOfDay): void {
  groundShadow(brush, x, y, 0.24 * m, 0.06 * m)
  box(brush, x - 0.018 * m, y - 1.4 * m, 0.036 * m, 1.4 * m, 'dark')
  ellipse(brush, x, y - 0.01 * m, 0.16 * m, 0.04 * m, 'dark')
  lampShade(brush, x, y - 1.3 * m, 0.13 * m, 0.24 * m, 0.34 * m, 'window')
  lampLight(brush, x, y - 1.4 * m, 1.5 * m, time)
}

/** A table lamp. (x, y): bottom centre; `m`: pixels per metre. */
export function tableLamp(brush: Brush, x: number, y: number, m: number, time: TimeOfDay, role: Role = 'teal'): void {
  ellipse(brush, x, y - 0.12 * m, 0.09 * m, 0.12 * m, role)
  lampShade(brush, x, y - 0.22 * m, 0.1 * m, 0.19 * m, 0.22 * m, 'window')
  lampLight(brush, x, y - 0.3 * m, 1.1 * m, time)
}

/** A pendant lamp. (x, y): ceiling; `drop`: length of the cord in metres; `m`: pixels per metre. */
export function pendant(brush: Brush, x: number, y: number, drop: number, m: number, time: TimeOfDay, role: Role = 'dark'): void {
  const { g } = brush
  const shadeY = y + drop * m
  g.fillStyle = css(tint(brush, 'dark'))
  g.fillRect(x - 0.012 * m, y, 0.024 * m, shadeY - y)
  ellipse(brush, x, shadeY + 0.02 * m, 0.13 * m, 0.06 * m, 'window', { emissive: true, plain: true, noInk: true })
  const dome = path((p) => {
    p.moveTo(x - 0.26 * m, shadeY)
    p.bezierCurveTo(x - 0.24 * m, shadeY - 0.26 * m, x + 0.24 * m, shadeY - 0.26 * m, x + 0.26 * m, shadeY)
    p.closePath()
  })
  paintShape(brush, dome, role, [x - 0.26 * m, shadeY - 0.22 * m, 0.52 * m, 0.22 * m])
  lampLight(brush, x, shadeY + 0.06 * m, 1.2 * m, time)
}

/** A string of lights between two points. `sag` in pixels. */
export function lightString(
  brush: Brush,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  time: TimeOfDay,
): void {
  const { g, unit } = brush
  g.save()
  g.strokeStyle = css(tint(brush, 'dark'), 0.7)
  g.lineWidth = 1.6 * unit
  g.beginPath()
  g.moveTo(x0, y0)
  g.quadraticCurveTo((x0 + x1) / 2, (y0 + y1) / 2 + sag * 2, x1, y1)
  g.stroke()
  g.restore()
  for (let i = 1; i < count; i++) {
    const u = i / count
    const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + sag * 4 * u * (1 - u)]
    ellipse(brush, x, y + 5 * unit, 4.4 * unit, 6 * unit, 'window', { emissive: true, plain: true, noInk: true, mode: 'flat' })
    if (time !== 'day') glow(g, x, y + 5 * unit, 26 * unit, brush.look.lamp ?? [255, 206, 128], 0.6)
  }
}
