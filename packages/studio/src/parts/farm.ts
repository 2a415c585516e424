import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import { facet } from './solid.ts'

/** A tractor from the side with turning wheels, at a time in seconds. (x, y): bottom centre; `direction`: 1 to the right, -1 to the left. */
export function tractor(brush: Brush, x: number, y: number, w: number, direction: 1 | -1, role: Role, seconds: number): void {
  const { g } = brush
  g.save()
  g.translate(x, y + Math.sin(seconds * 9) * w * 0.006)
  g.scale(direction, 1)
  const fill = (colour: Role, lighten = 0): void => void (g.fillStyle = css(tint(brush, colour, 0.12, lighten)))
  fill(role)
  g.beginPath()
  g.roundRect(-w * 0.06, -w * 0.46, w * 0.5, w * 0.24, w * 0.05)
  g.fill()
  fill(role, -0.2)
  g.fillRect(-w * 0.4, -w * 0.4, w * 0.4, w * 0.16)
  fill('glass')
  g.fillRect(-w * 0.32, -w * 0.72, w * 0.26, w * 0.3)
  fill(role, 0.1)
  g.fillRect(-w * 0.38, -w * 0.77, w * 0.38, w * 0.06)
  fill('dark')
  g.fillRect(w * 0.28, -w * 0.64, w * 0.03, w * 0.2)
  for (const [dx, r] of [
    [-0.24, 0.26],
    [0.34, 0.16],
  ] as const)
    wheel(brush, dx * w, -r * w, r * w, seconds * 2.2)
  g.restore()
}

function wheel(brush: Brush, x: number, y: number, r: number, turn: number): void {
  const { g } = brush
  g.fillStyle = css(tint(brush, 'dark', 0.1))
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  g.fillStyle = css(tint(brush, 'gold', 0.1))
  g.beginPath()
  g.arc(x, y, r * 0.5, 0, 7)
  g.fill()
  g.strokeStyle = css(tint(brush, 'dark', 0.1))
  g.lineWidth = r * 0.12
  g.beginPath()
  for (let i = 0; i < 3; i++) {
    const a = turn + (i * Math.PI) / 3
    g.moveTo(x - Math.cos(a) * r * 0.5, y - Math.sin(a) * r * 0.5)
    g.lineTo(x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5)
  }
  g.stroke()
}

/** A scarecrow. (x, y): bottom centre; `h`: height in pixels. */
export function scarecrow(brush: Brush, x: number, y: number, h: number, role: Role): void {
  groundShadow(brush, x, y, h * 0.16, h * 0.03)
  box(brush, x - h * 0.015, y - h * 0.8, h * 0.03, h * 0.8, 'wood', { noInk: true })
  box(brush, x - h * 0.32, y - h * 0.62, h * 0.64, h * 0.028, 'wood', { noInk: true })
  facet(brush, role, [
    x - h * 0.3,
    y - h * 0.65,
    x + h * 0.3,
    y - h * 0.65,
    x + h * 0.28,
    y - h * 0.52,
    x + h * 0.12,
    y - h * 0.52,
    x + h * 0.15,
    y - h * 0.26,
    x - h * 0.15,
    y - h * 0.26,
    x - h * 0.12,
    y - h * 0.52,
    x - h * 0.28,
    y - h * 0.52,
  ])
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      facet(
        brush,
        'wheat',
        [x + side * h * 0.28, y - h * 0.64, x + side * h * (0.38 + i * 0.01), y - h * (0.68 - i * 0.05), x + side * h * 0.28, y - h * 0.54],
        { noInk: true },
      )
  ellipse(brush, x, y - h * 0.76, h * 0.1, h * 0.11, 'wheat')
  ellipse(brush, x, y - h * 0.84, h * 0.18, h * 0.035, 'woodLight')
  const crown = path((p) => p.roundRect(x - h * 0.09, y - h * 0.97, h * 0.18, h * 0.14, [h * 0.06, h * 0.06, 0, 0]))
  paintShape(brush, crown, 'woodLight', [x - h * 0.09, y - h * 0.97, h * 0.18, h * 0.14])
  for (const side of [-1, 1]) ellipse(brush, x + side * h * 0.04, y - h * 0.77, h * 0.014, h * 0.014, 'dark', { noInk: true, plain: true })
}

/** Walking and pecking hens at a time in seconds. (x, y): centre of the group; `s`: size in pixels. */
export function hens(brush: Brush, x: number, y: number, s: number, count: number, seed: number, seconds: number): void {
  const { g } = brush
  const random = seeded(seed + 19)
  for (let i = 0; i < count; i++) {
    const [dx, dy, pace, white] = [(random() - 0.5) * 7, random() * 0.9, 0.4 + random() * 0.5, random() < 0.5]
    const drift = Math.sin(seconds * pace * 0.5 + i * 2)
    const direction = Math.cos(seconds * pace * 0.5 + i * 2) > 0 ? 1 : -1
    const peck = Math.max(0, Math.sin(seconds * 2.4 * pace + i * 3)) ** 3
    g.save()
    g.translate(x + (dx + drift * 0.6) * s, y + dy * s)
    g.scale(direction, 1)
    g.fillStyle = css(tint(brush, 'gold'))
    for (const k of [-0.1, 0.08]) g.fillRect(k * s, -s * 0.2, s * 0.04, s * 0.2)
    g.fillStyle = css(tint(brush, white ? 'white' : '#b5764a'))
    g.beginPath()
    g.ellipse(0, -s * 0.36, s * 0.32, s * 0.22, 0, 0, 7)
    g.moveTo(-s * 0.2, -s * 0.4)
    g.quadraticCurveTo(-s * 0.5, -s * 0.5, -s * 0.44, -s * 0.72)
    g.quadraticCurveTo(-s * 0.2, -s * 0.66, -s * 0.06, -s * 0.5)
    g.fill()
    const [hx, hy] = [s * (0.26 + peck * 0.14), -s * (0.66 - peck * 0.5)]
    g.beginPath()
    g.moveTo(s * 0.06, -s * 0.5)
    g.lineTo(hx - s * 0.09, hy)
    g.lineTo(hx + s * 0.06, hy + s * 0.08)
    g.lineTo(s * 0.28, -s * 0.32)
    g.fill()
    g.beginPath()
    g.arc(hx, hy, s * 0.12, 0, 7)
    g.fill()
    g.fillStyle = css(tint(brush, 'red'))
    g.beginPath()
    g.arc(hx, hy - s * 0.12, s * 0.06, 0, 7)
    g.fill()
    g.fillStyle = css(tint(brush, 'gold'))
    g.beginPath()
    g.moveTo(hx + s * 0.1, hy - s * 0.03)
    g.lineTo(hx + s * 0.22, hy + s * 0.03)
    g.lineTo(hx + s * 0.1, hy + s * 0.06)
    g.fill()
    g.restore()
  }
}
