import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { facet } from '../solid.ts'

/** Backdrop cloth of a stage with a gradient of three roles. `baseY`: y of its lower edge. */
export function backdropCloth(brush: Brush, frame: Frame, baseY: number, roles: readonly [Role, Role, Role]): void {
  const { g } = brush
  g.fillStyle = linear(
    g,
    0,
    -frame.bleed,
    0,
    baseY,
    roles.map((role, i) => tint(brush, role, 0.12, i === 2 ? 0.25 : 0)),
  )
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), baseY + frame.bleed + 4)
  for (let i = 0; i < 9; i++) {
    const x = leftOf(frame) + ((i + 0.4) / 9) * spanOf(frame)
    const w = spanOf(frame) / 26
    g.fillStyle = linear(g, x, 0, x + w, 0, [foldStop(0), foldStop(0.1), foldStop(0)])
    g.fillRect(x, -frame.bleed, w, baseY + frame.bleed)
  }
}

const foldStop = (alpha: number): { at: number; colour: string; alpha: number } => ({ at: alpha ? 0.5 : 0, colour: '#140a24', alpha })

/** A scenery flat cut to a profile. `baseY`: baseline; `crest`: height in pixels at a fraction of the frame width. */
export function sceneryFlat(brush: Brush, frame: Frame, baseY: number, crest: (u: number) => number, role: Role, depth: number): void {
  const line = (lift: number): ReturnType<typeof path> =>
    path((p) => {
      p.moveTo(leftOf(frame), baseY + 6)
      for (let i = 0; i <= 60; i++) p.lineTo(leftOf(frame) + (i / 60) * spanOf(frame), baseY - crest(i / 60) + lift)
      p.lineTo(frame.width + frame.bleed, baseY + 6)
      p.closePath()
    })
  const bounds = [leftOf(frame), baseY - frame.height * 0.3, spanOf(frame), frame.height * 0.3] as const
  paintShape(brush, line(0), 'woodLight', bounds, { depth, plain: true, noInk: true })
  paintShape(brush, line(5 * brush.unit), role, bounds, { depth, plain: true })
}

/** A scenery flat of a tree. (x, y): bottom centre. */
export function treeFlat(brush: Brush, x: number, y: number, h: number, role: Role, depth: number): void {
  groundShadow(brush, x, y, h * 0.24, h * 0.03, depth)
  facet(brush, 'woodLight', [x - h * 0.05, y, x - h * 0.03, y - h * 0.4, x + h * 0.03, y - h * 0.4, x + h * 0.05, y], { depth })
  for (const [k, w] of [
    [0.3, 0.3],
    [0.5, 0.24],
    [0.7, 0.17],
  ] as const)
    facet(brush, role, [x - w * h, y - k * h, x, y - (k + 0.32) * h, x + w * h, y - k * h], { depth, lighten: (k - 0.5) * 0.3 })
}

/** A scenery flat of a house with lit windows. (x, y): bottom centre. */
export function houseFlat(brush: Brush, x: number, y: number, w: number, h: number, role: Role, roof: Role, depth: number): void {
  groundShadow(brush, x, y, w * 0.6, w * 0.06, depth)
  box(brush, x - w / 2, y - h, w, h, role, { depth })
  facet(brush, roof, [x - w * 0.6, y - h * 0.98, x, y - h - w * 0.55, x + w * 0.6, y - h * 0.98], { depth })
  for (const [dx, dy] of [
    [-0.22, 0.72],
    [0.22, 0.72],
    [-0.22, 0.36],
  ] as const) {
    box(brush, x + dx * w - w * 0.09, y - h * dy, w * 0.18, h * 0.2, 'window', { emissive: true, noInk: true })
    box(brush, x + dx * w - w * 0.008, y - h * dy, w * 0.016, h * 0.2, 'wood', { depth, noInk: true })
  }
  box(brush, x + w * 0.12, y - h * 0.42, w * 0.22, h * 0.42, 'wood', { depth, round: [w * 0.11, w * 0.11, 0, 0] })
}

/** Moon and stars, or sun and clouds, hung on strings. (x, y), `r`: centre and radius of moon or sun. */
export function hangingSky(brush: Brush, frame: Frame, x: number, y: number, r: number, night: boolean, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed + 4)
  const string = (sx: number, sy: number): void => {
    g.fillStyle = css(tint(brush, 'dark'), 0.5)
    g.fillRect(sx - 0.6 * unit, -frame.bleed, 1.2 * unit, sy + frame.bleed)
  }
  string(x, y - r)
  glow(g, x, y, r * 2.4, brush.look.lamp ?? '#ffe2a0', 0.5)
  if (!night)
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2
      const at = (k: number, d: number): [number, number] => [x + Math.cos(a + d) * r * k, y + Math.sin(a + d) * r * k]
      facet(brush, i % 2 ? 'gold' : 'coral', [...at(1.05, -0.16), ...at(1.5, 0), ...at(1.05, 0.16)], { depth: 0.06 })
    }
  ellipse(brush, x, y, r, r, night ? 'cream' : 'gold', { depth: 0.04 })
  if (night)
    for (let i = 0; i < 3; i++)
      ellipse(brush, x + (random() - 0.5) * r, y + (random() - 0.5) * r, r * 0.16, r * 0.16, 'cream', {
        lighten: -0.16,
        noInk: true,
        plain: true,
      })
  for (let i = 0; i < (night ? 12 : 4); i++) {
    const [sx, sy, s] = [frame.width * (0.12 + random() * 0.76), frame.height * (0.1 + random() * 0.26), (9 + random() * 12) * unit]
    string(sx, sy)
    if (night) star(brush, sx, sy, s)
    else
      for (const k of [-1, 0, 1])
        ellipse(brush, sx + k * s * 1.6, sy - (k ? 0 : s * 0.6), s * 1.7, s * 1.2, 'white', { depth: 0.06, noInk: true, plain: true })
  }
}

function star(brush: Brush, x: number, y: number, r: number): void {
  const shape = path((p) => {
    for (let i = 0; i < 10; i++) {
      const k = i % 2 ? 0.45 : 1
      p.lineTo(x + Math.cos((i * Math.PI) / 5 - 1.57) * r * k, y + Math.sin((i * Math.PI) / 5 - 1.57) * r * k)
    }
    p.closePath()
  })
  paintShape(brush, shape, 'gold', [x - r, y - r, r * 2, r * 2], { plain: true })
}

/** A drum kit. (x, y): bottom centre. */
export function drumKit(brush: Brush, x: number, y: number, h: number, role: Role): void {
  groundShadow(brush, x, y, h * 0.8, h * 0.1)
  for (const side of [-1, 1]) {
    box(brush, x + side * h * 0.72 - h * 0.01, y - h * 1.05, h * 0.02, h * 1.05, 'metal', { noInk: true })
    ellipse(brush, x + side * h * 0.72, y - h * 1.05, h * 0.3, h * 0.05, 'gold')
    ellipse(brush, x + side * h * 0.56, y - h * 0.24, h * 0.19, h * 0.05, 'white', { plain: true })
    box(brush, x + side * h * 0.56 - h * 0.19, y - h * 0.24, h * 0.38, h * 0.24, role, { plain: false })
    ellipse(brush, x + side * h * 0.24, y - h * 0.86, h * 0.2, h * 0.06, 'white', { plain: true })
    box(brush, x + side * h * 0.24 - h * 0.2, y - h * 0.86, h * 0.4, h * 0.22, role, { plain: false })
  }
  ellipse(brush, x, y - h * 0.36, h * 0.37, h * 0.37, role)
  ellipse(brush, x, y - h * 0.36, h * 0.31, h * 0.31, 'white', { plain: true })
  star(brush, x, y - h * 0.36, h * 0.17)
}

/** A microphone on a stand. (x, y): bottom centre. */
export function microphone(brush: Brush, x: number, y: number, h: number): void {
  ellipse(brush, x, y, h * 0.13, h * 0.03, 'dark')
  box(brush, x - h * 0.01, y - h, h * 0.02, h, 'metal', { noInk: true })
  ellipse(brush, x, y - h * 1.02, h * 0.045, h * 0.06, 'dark')
}

/** An LED wall with an animated spectrum of 16 columns. (x, y): bottom left; pixels. */
export function lightWall(brush: Brush, x: number, y: number, w: number, h: number, colours: readonly string[], seconds: number): void {
  const { g } = brush
  const columns = 16
  for (let i = 0; i < columns; i++) {
    const level = 0.25 + 0.75 * Math.abs(Math.sin(seconds * (2.1 + (i % 5) * 0.4) + i * 0.9) * Math.cos(i * 1.3))
    g.fillStyle = css(colours[i % colours.length]!, 0.75)
    for (let j = 0; j < 9 * level; j++)
      g.fillRect(x + (i / columns) * w + w * 0.006, y - ((j + 1) / 9) * h, (w / columns) * 0.8, (h / 9) * 0.7)
  }
}
