import type { Brush } from '../paint/brush.ts'
import { glow, radial, stop } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'

/** Rising smoke at a time in seconds. (x, y): origin; `h`: height in pixels; `drift`: sideways motion as a fraction of it, default 0.35. */
export function smoke({ g }: Brush, x: number, y: number, h: number, seconds: number, colour: Colour = '#f2eef4', drift = 0.35): void {
  for (let i = 0; i < 6; i++) {
    const u = (seconds * 0.16 + i / 6) % 1
    const r = h * (0.07 + u * 0.17)
    const [px, py] = [x + u * u * h * drift + Math.sin(u * 7 + i) * h * 0.04, y - u * h]
    g.fillStyle = radial(g, px, py, 0, r, [stop(0, colour, 0.5 * (1 - u) * Math.min(1, u * 6)), stop(1, colour, 0)])
    g.fillRect(px - r, py - r, r * 2, r * 2)
  }
}

/** Three wisps of steam at a time in seconds. (x, y): origin; `h`: height in pixels. */
export function steam({ g, unit }: Brush, x: number, y: number, h: number, seconds: number): void {
  g.save()
  g.lineCap = 'round'
  g.lineWidth = 4 * unit
  for (let i = 0; i < 3; i++) {
    const u = (seconds * 0.4 + i / 3) % 1
    g.strokeStyle = css('#ffffff', 0.4 * Math.sin(u * Math.PI))
    g.beginPath()
    for (let k = 0; k <= 6; k++) {
      const up = u * 0.5 + (k / 6) * 0.5
      g.lineTo(x + (i - 1) * h * 0.16 + Math.sin(up * 9 + i * 2 + seconds) * h * 0.06, y - up * h)
    }
    g.stroke()
  }
  g.restore()
}

/** Water glints in a rectangle (x0, y0, x1, y1) at a time in seconds. */
export function glints(
  { g, look, unit }: Brush,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  count: number,
  seed: number,
  seconds: number,
  colour: Colour = look.sun ?? '#ffffff',
): void {
  const random = seeded(seed)
  g.save()
  g.fillStyle = css(colour)
  for (let i = 0; i < count; i++) {
    const [rx, ry, phase, pace] = [random(), random(), random() * 6.3, 0.8 + random() * 1.6]
    const shine = Math.sin(seconds * pace + phase)
    if (shine < 0.1) continue
    const near = 0.35 + ry
    g.globalAlpha = shine * 0.75
    g.beginPath()
    g.ellipse(
      x0 + rx * (x1 - x0) + Math.sin(seconds * 0.6 + phase) * 6 * unit,
      y0 + ry * (y1 - y0),
      13 * near * unit,
      1.5 * near * unit,
      0,
      0,
      7,
    )
    g.fill()
  }
  g.restore()
}

/** A blinking light at a time in seconds (period 1.4 s). `phase`: 0 to 1, default 0. */
export function blinker({ g }: Brush, x: number, y: number, r: number, colour: Colour, seconds: number, phase = 0): void {
  const on = Math.max(0, Math.sin((seconds * 0.7 + phase) * Math.PI * 2))
  if (on > 0.05) glow(g, x, y, r, colour, on)
}

/** Twinkling stars in a `width` x `height` area at a time in seconds. */
export function twinkles({ g, unit }: Brush, width: number, height: number, count: number, seed: number, seconds: number): void {
  const random = seeded(seed + 61)
  g.save()
  g.fillStyle = '#fffdf2'
  for (let i = 0; i < count; i++) {
    const [x, y, phase] = [random() * width, random() * height, random() * 6.3]
    const shine = Math.sin(seconds * (1 + random() * 1.5) + phase)
    if (shine < 0) continue
    g.globalAlpha = shine * 0.9
    const r = (1 + random() * 1.6) * unit
    g.beginPath()
    g.ellipse(x, y, r * (1 + shine), r * 0.5, 0, 0, 7)
    g.ellipse(x, y, r * 0.5, r * (1 + shine), 0, 0, 7)
    g.fill()
  }
  g.restore()
}

/** A distant flock of birds at a time in seconds. (x, y): centre of the flock; `span`: its width in pixels. */
export function birds(
  { g, unit }: Brush,
  x: number,
  y: number,
  span: number,
  count: number,
  seed: number,
  seconds: number,
  colour: Colour,
): void {
  const random = seeded(seed + 23)
  g.save()
  g.strokeStyle = css(colour, 0.7)
  g.lineWidth = 1.8 * unit
  g.lineCap = 'round'
  for (let i = 0; i < count; i++) {
    const [bx, by, s] = [x + (random() - 0.5) * span + seconds * 9 * unit, y + (random() - 0.5) * span * 0.3, (5 + random() * 5) * unit]
    const flap = Math.sin(seconds * (5 + random() * 2) + i) * 0.5
    g.beginPath()
    g.moveTo(bx - s, by - s * (0.3 + flap * 0.5))
    g.quadraticCurveTo(bx - s * 0.4, by - s * 0.5, bx, by)
    g.quadraticCurveTo(bx + s * 0.4, by - s * 0.5, bx + s, by - s * (0.3 + flap * 0.5))
    g.stroke()
  }
  g.restore()
}
