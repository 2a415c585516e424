import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { glow, path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'

/** A railway track across the frame. `y`: its near rail. */
export function rails(brush: Brush, frame: Frame, y: number, depth: number): void {
  const { unit } = brush
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += 34 * unit)
    box(brush, x, y - 9 * unit, 18 * unit, 14 * unit, 'trunk', { depth, noInk: true })
  for (const dy of [-9, 3]) box(brush, leftOf(frame), y + dy * unit, spanOf(frame), 4 * unit, 'metal', { depth, noInk: true, cel: 0 })
}

/** A train facing left. (x, y): front of the engine at the rail; `m`: pixels per metre; `span`: length in pixels; `steam`: a steam engine instead of a railcar. */
export function train(brush: Brush, x: number, y: number, m: number, span: number, role: Role, lit: boolean, steam: boolean): void {
  groundShadow(brush, x + span / 2, y, span / 2, 0.3 * m)
  const length = steam ? 5 : 6
  for (let at = x + length * m + 0.2 * m, i = 0; at < x + span; at += 7.2 * m, i++) carriage(brush, at, y, m, role, lit, i)
  if (steam) steamEngine(brush, x, y, m, role)
  else railcar(brush, x, y, m, role, lit)
}

function wheels(brush: Brush, xs: readonly number[], y: number, r: number): void {
  for (const x of xs) {
    ellipse(brush, x, y - r, r, r, 'dark')
    ellipse(brush, x, y - r, r * 0.5, r * 0.5, 'metal', { noInk: true })
  }
}

function carriage(brush: Brush, x: number, y: number, m: number, role: Role, lit: boolean, index: number): void {
  box(brush, x, y - 3.3 * m, 7 * m, 2.75 * m, role, { round: 0.25 * m })
  box(brush, x - 0.05 * m, y - 3.45 * m, 7.1 * m, 0.4 * m, 'dark', { round: 0.2 * m })
  box(brush, x, y - 1.35 * m, 7 * m, 0.16 * m, 'cream', { noInk: true, cel: 0 })
  for (let i = 0; i < 4; i++) {
    box(brush, x + (0.55 + i * 1.3) * m, y - 2.75 * m, 0.95 * m, 1.05 * m, lit ? 'window' : 'glass', {
      round: 0.12 * m,
      emissive: lit,
      noInk: true,
    })
    brush.g.fillStyle = css('#ffffff', 0.25)
    brush.g.fillRect(x + (0.65 + i * 1.3) * m, y - 2.7 * m, 0.18 * m, 0.95 * m)
  }
  box(brush, x + 5.85 * m, y - 2.85 * m, 0.85 * m, 2.2 * m, role, { lighten: -0.2, round: 0.06 * m })
  box(brush, x + 6.02 * m, y - 2.65 * m, 0.5 * m, 0.8 * m, lit ? 'window' : 'glass', { round: 0.06 * m, emissive: lit, noInk: true })
  wheels(
    brush,
    [0.9, 1.7, 5.2, 6].map((dx) => x + dx * m),
    y,
    0.3 * m,
  )
  if (lit && index < 2) glow(brush.g, x + 3 * m, y - 2.2 * m, 2.6 * m, brush.look.lamp ?? [255, 206, 128], 0.3)
}

function railcar(brush: Brush, x: number, y: number, m: number, role: Role, lit: boolean): void {
  const body = path((p) => {
    p.moveTo(x + 0.1 * m, y - 0.5 * m)
    p.quadraticCurveTo(x - 0.1 * m, y - 1.6 * m, x + 1.3 * m, y - 3.1 * m)
    p.quadraticCurveTo(x + 1.7 * m, y - 3.4 * m, x + 2.4 * m, y - 3.4 * m)
    p.lineTo(x + 6 * m, y - 3.4 * m)
    p.lineTo(x + 6 * m, y - 0.5 * m)
    p.closePath()
  })
  paintShape(brush, body, role, [x, y - 3.4 * m, 6 * m, 2.9 * m])
  const glass = path((p) => {
    p.moveTo(x + 0.75 * m, y - 2.1 * m)
    p.lineTo(x + 1.55 * m, y - 2.95 * m)
    p.lineTo(x + 2.3 * m, y - 2.95 * m)
    p.lineTo(x + 2.3 * m, y - 2.1 * m)
    p.closePath()
  })
  paintShape(brush, glass, 'glass', [x + 0.7 * m, y - 3 * m, 1.6 * m, 0.9 * m], { plain: true })
  box(brush, x + 0.2 * m, y - 1.35 * m, 5.8 * m, 0.2 * m, 'white', { noInk: true, cel: 0 })
  for (let i = 0; i < 2; i++)
    box(brush, x + (2.8 + i * 1.5) * m, y - 2.8 * m, 1.1 * m, m, lit ? 'window' : 'glass', { round: 0.15 * m, emissive: lit, noInk: true })
  ellipse(brush, x + 0.34 * m, y - 1.1 * m, 0.16 * m, 0.13 * m, 'window', { emissive: true, plain: true })
  if (lit) glow(brush.g, x + 0.2 * m, y - 1.1 * m, 1.6 * m, '#fff2c0', 0.8)
  wheels(
    brush,
    [1.2, 2, 4.4, 5.2].map((dx) => x + dx * m),
    y,
    0.3 * m,
  )
}

function steamEngine(brush: Brush, x: number, y: number, m: number, role: Role): void {
  box(brush, x + 3.2 * m, y - 3.2 * m, 1.7 * m, 2.6 * m, role)
  box(brush, x + 3.05 * m, y - 3.4 * m, 2 * m, 0.25 * m, 'dark', { round: 0.1 * m })
  box(brush, x + 3.55 * m, y - 2.8 * m, 0.9 * m, 0.8 * m, 'window', { emissive: true, round: 0.1 * m })
  box(brush, x + 0.3 * m, y - 2.3 * m, 3 * m, 1.35 * m, 'dark', { round: 0.3 * m, plain: false })
  for (const dx of [1, 2, 2.8]) box(brush, x + dx * m, y - 2.32 * m, 0.1 * m, 1.38 * m, 'gold', { noInk: true })
  box(brush, x + 0.1 * m, y - 1 * m, 4.7 * m, 0.3 * m, role)
  box(brush, x + 0.55 * m, y - 3.3 * m, 0.4 * m, 1.1 * m, 'dark')
  box(brush, x + 0.45 * m, y - 3.4 * m, 0.6 * m, 0.2 * m, 'gold', { round: 0.06 * m })
  ellipse(brush, x + 2 * m, y - 2.35 * m, 0.28 * m, 0.26 * m, 'gold')
  ellipse(brush, x + 0.28 * m, y - 1.75 * m, 0.2 * m, 0.2 * m, 'window', { emissive: true, plain: true })
  const cow = path((p) => {
    p.moveTo(x + 0.3 * m, y - 0.8 * m)
    p.lineTo(x - 0.4 * m, y - 0.06 * m)
    p.lineTo(x + 0.5 * m, y - 0.06 * m)
    p.closePath()
  })
  paintShape(brush, cow, role, [x - 0.4 * m, y - 0.8 * m, 0.9 * m, 0.75 * m], { lighten: -0.15, plain: true })
  wheels(
    brush,
    [1, 1.9].map((dx) => x + dx * m),
    y,
    0.36 * m,
  )
  wheels(
    brush,
    [3, 4.1].map((dx) => x + dx * m),
    y,
    0.5 * m,
  )
  box(brush, x + 1.8 * m, y - 0.55 * m, 2.4 * m, 0.1 * m, 'metal')
}

/** Platform roof on posts. `near`: y of the posts' base; `posts`: x as fractions of the frame width; `m`: pixels per metre. */
export function platformRoof(brush: Brush, frame: Frame, m: number, near: number, posts: readonly number[], role: Role): void {
  const { g } = brush
  const y = near - 3.1 * m
  for (const part of posts) {
    const x = frame.width * part
    groundShadow(brush, x, near, 0.3 * m, 0.07 * m)
    box(brush, x - 0.07 * m, y, 0.14 * m, near - y, role)
    box(brush, x - 0.14 * m, near - 0.3 * m, 0.28 * m, 0.3 * m, role, { lighten: -0.1 })
    g.save()
    g.strokeStyle = css(tint(brush, role))
    g.lineWidth = 0.07 * m
    for (const side of [-1, 1]) {
      g.beginPath()
      g.moveTo(x, y + 0.8 * m)
      g.quadraticCurveTo(x + side * 0.1 * m, y + 0.1 * m, x + side * 0.8 * m, y + 0.03 * m)
      g.stroke()
    }
    g.restore()
  }
  const top = -frame.bleed
  g.fillStyle = css(tint(brush, 'glass', 0.1), 0.5)
  g.fillRect(leftOf(frame), top, spanOf(frame), y - top - 0.1 * m)
  g.fillStyle = css(tint(brush, role, 0.05))
  for (let x = leftOf(frame), i = 0; x < frame.width + frame.bleed; x += 0.9 * m, i++) {
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + 0.06 * m, y)
    const lean = (x - frame.width / 2) * 0.4
    g.lineTo(x + lean + 0.14 * m, top)
    g.lineTo(x + lean, top)
    g.fill()
  }
  box(brush, leftOf(frame), y - 0.12 * m, spanOf(frame), 0.2 * m, role, { cel: 0 })
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += 0.3 * m)
    ellipse(brush, x, y + 0.1 * m, 0.13 * m, 0.11 * m, role, { noInk: true, plain: true, lighten: -0.1 })
}

/** Suitcases. (x, y): bottom centre. */
export function luggage(brush: Brush, x: number, y: number, m: number, seed: number): void {
  const random = seeded(seed + 3)
  groundShadow(brush, x, y, 0.6 * m, 0.1 * m)
  for (const [dx, w, h] of [
    [0.18, 0.5, 0.62],
    [-0.22, 0.58, 0.42],
    [-0.2, 0.42, 0.24],
  ] as const) {
    const baseY = h === 0.24 ? y - 0.42 * m : y
    const role = pick(['coral', 'teal', 'wood', 'roofDark', 'gold'] as const, random)
    box(brush, x + (dx - w / 2) * m, baseY - h * m, w * m, h * m, role, { round: 0.06 * m, plain: false })
    for (const k of [0.2, 0.72]) box(brush, x + (dx - w / 2 + w * k) * m, baseY - h * m, 0.05 * m, h * m, 'dark', { noInk: true })
    brush.g.strokeStyle = css(tint(brush, 'dark'))
    brush.g.lineWidth = 0.035 * m
    brush.g.beginPath()
    brush.g.arc(x + dx * m, baseY - h * m, 0.08 * m, Math.PI, 0)
    brush.g.stroke()
  }
}
