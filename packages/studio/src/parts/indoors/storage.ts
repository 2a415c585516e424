import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, type Random, seeded } from '../../paint/random.ts'
import { cuboid } from '../solid.ts'
import { crockery, drawerStack } from './tables.ts'
import type { GroundPerspective } from '../ground-perspective.ts'

const SPINES: readonly Role[] = ['red', 'blue', 'teal', 'gold', 'purple', 'wallWarm', 'cream', 'leaf', 'coral', 'roofDark']

/** A row of books with occasional stacks and ornaments. (x, y): bottom left; `w`, `h`: space in pixels. */
export function books(brush: Brush, x: number, y: number, w: number, h: number, random: Random): void {
  const { g } = brush
  let at = x
  while (at < x + w - h * 0.12) {
    const kind = random()
    if (kind < 0.09 && at + h * 0.7 < x + w) {
      for (let i = 0; i < 3; i++) box(brush, at, y - h * (0.12 + i * 0.13), h * (0.62 - i * 0.05), h * 0.12, pick(SPINES, random))
      at += h * 0.72
    } else if (kind < 0.17 && at + h * 0.5 < x + w) {
      shelfOrnament(brush, at + h * 0.24, y, h * 0.5, random)
      at += h * 0.5
    } else {
      const [bw, bh] = [h * (0.11 + random() * 0.13), h * (0.66 + random() * 0.28)]
      if (at + bw > x + w) break
      box(brush, at, y - bh, bw, bh, pick(SPINES, random), { round: h * 0.015 })
      g.fillStyle = css(tint(brush, 'cream'), 0.4)
      g.fillRect(at + bw * 0.18, y - bh * 0.86, bw * 0.64, bh * 0.05)
      g.fillRect(at + bw * 0.18, y - bh * 0.2, bw * 0.64, bh * 0.04)
      at += bw + h * 0.012
    }
  }
}

function shelfOrnament(brush: Brush, x: number, y: number, s: number, random: Random): void {
  const role = pick(['gold', 'coral', 'teal', 'white'] as const, random)
  if (random() < 0.5) {
    box(brush, x - s * 0.16, y - s * 0.3, s * 0.32, s * 0.3, role, { round: s * 0.05 })
    for (const turn of [-0.5, 0, 0.5]) ellipse(brush, x + turn * s * 0.4, y - s * 0.5, s * 0.13, s * 0.24, 'leaf', { plain: true })
  } else {
    ellipse(brush, x, y - s * 0.42, s * 0.3, s * 0.3, role)
    box(brush, x - s * 0.16, y - s * 0.12, s * 0.32, s * 0.12, 'wood')
  }
}

/** A filled bookcase. (x, y): bottom centre of the front; width, height, depth in metres. */
export function bookcase(
  brush: Brush,
  view: GroundPerspective,
  x: number,
  y: number,
  [w, h, d]: readonly [number, number, number],
  role: Role,
  seed: number,
): void {
  const m = view.pixelsPerMetre(y)
  const random = seeded(seed)
  groundShadow(brush, x, y, w * 0.56 * m, 0.16 * m, 0, 0.5)
  cuboid(brush, view, x, y, [w, h, d], role, { lighten: -0.1 })
  const rows = Math.max(2, Math.round(h / 0.4))
  const each = ((h - 0.1) * m) / rows
  const [left, width] = [x - (w / 2 - 0.05) * m, (w - 0.1) * m]
  for (let j = 0; j < rows; j++) {
    const baseY = y - 0.06 * m - j * each
    box(brush, left, baseY - each + 0.04 * m, width, each - 0.04 * m, role, { lighten: -0.48, noInk: true })
    if (random() < 0.16) crockery(brush, left, baseY, width, m, seed + j)
    else books(brush, left + 0.03 * m, baseY, width - 0.06 * m - random() * 0.2 * width, each - 0.08 * m, random)
    box(brush, left, baseY, width, 0.035 * m, role, { lighten: 0.1, noInk: true })
  }
}

/** A wall shelf with books or crockery. (x, y): left end in pixels; `w`: width in pixels; `m`: pixels per metre. */
export function wallShelf(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  m: number,
  seed: number,
  kind: 'books' | 'crockery' = 'books',
): void {
  if (kind === 'books') books(brush, x + 0.05 * m, y, w - 0.1 * m, 0.34 * m, seeded(seed))
  else crockery(brush, x, y, w, m, seed)
  brush.g.fillStyle = css([20, 10, 40], 0.18)
  brush.g.fillRect(x + 0.04 * m, y + 0.05 * m, w, 0.07 * m)
  box(brush, x, y, w, 0.05 * m, 'wood')
  for (const at of [0.14, 0.86]) box(brush, x + w * at, y + 0.05 * m, 0.04 * m, 0.1 * m, 'dark')
}

/** A counter with cupboard doors; its top is 0.92 m high. (x, y): bottom centre of the front; `w`, `d` in metres. */
export function counter(
  brush: Brush,
  view: GroundPerspective,
  x: number,
  y: number,
  w: number,
  role: Role,
  top: Role = 'woodLight',
  d = 0.62,
): void {
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, w * 0.54 * m, 0.14 * m, 0, 0.5)
  cuboid(brush, view, x, y, [w - 0.04, 0.1, d], 'dark')
  cuboid(brush, view, x, y, [w, 0.78, d], role, { lift: 0.1 })
  const doors = Math.max(1, Math.round(w / 0.5))
  const each = w / doors
  for (let i = 0; i < doors; i++) {
    const cx = x + (i - (doors - 1) / 2) * each * m
    cuboid(brush, view, cx, y, [each - 0.07, 0.48, 0], role, { lift: 0.15, round: 0.03, lighten: 0.12 })
    cuboid(brush, view, cx, y, [each - 0.07, 0.16, 0], role, { lift: 0.67, round: 0.03, lighten: 0.12 })
    ellipse(brush, cx, y - 0.75 * m, 0.03 * m, 0.018 * m, 'gold', { noInk: true })
    ellipse(brush, cx + (i % 2 ? -1 : 1) * (each / 2 - 0.09) * m, y - 0.42 * m, 0.018 * m, 0.03 * m, 'gold', { noInk: true })
  }
  cuboid(brush, view, x, y, [w + 0.06, 0.05, d + 0.03], top, { lift: 0.88, lighten: 0.05 })
}

/** A fridge. (x, y): bottom centre of the front. */
export function fridge(brush: Brush, view: GroundPerspective, x: number, y: number, role: Role): void {
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.45 * m, 0.12 * m)
  cuboid(brush, view, x, y, [0.72, 1.85, 0.6], role, { round: 0.09, plain: false })
  cuboid(brush, view, x, y, [0.7, 0.02, 0], 'dark', { lift: 1.22 })
  for (const lift of [0.72, 1.32]) cuboid(brush, view, x - 0.25 * m, y, [0.04, 0.34, 0], 'metal', { lift, round: 0.02 })
  for (const [dx, lift, note] of [
    [0.1, 1.5, 'yellow'],
    [0.2, 0.98, 'coral'],
    [0, 0.86, 'teal'],
  ] as const)
    cuboid(brush, view, x + dx * m, y, [0.12, 0.12, 0], note, { lift, noInk: true })
}

/** A stove with a pot. (x, y): bottom centre of the front. */
export function stove(brush: Brush, view: GroundPerspective, x: number, y: number, body: Role, pot: Role): void {
  const m = view.pixelsPerMetre(y)
  groundShadow(brush, x, y, 0.42 * m, 0.12 * m)
  cuboid(brush, view, x, y, [0.72, 0.9, 0.62], body, { top: 'dark', round: 0.03 })
  cuboid(brush, view, x, y, [0.58, 0.46, 0], 'dark', { lift: 0.14, round: 0.04 })
  box(brush, x - 0.23 * m, y - 0.5 * m, 0.46 * m, 0.27 * m, '#ff9a4a', { round: 0.03 * m, emissive: true, mode: 'flat' })
  cuboid(brush, view, x, y, [0.5, 0.03, 0], 'metal', { lift: 0.63, round: 0.01, lighten: 0.3 })
  for (let i = 0; i < 4; i++) ellipse(brush, x + (i - 1.5) * 0.14 * m, y - 0.77 * m, 0.035 * m, 0.035 * m, 'white', { noInk: true })
  const [px, py] = [x + 0.12 * m, y - 0.93 * m]
  const kettle = path((p) => p.roundRect(px - 0.17 * m, py - 0.2 * m, 0.34 * m, 0.2 * m, [0, 0, 0.07 * m, 0.07 * m]))
  paintShape(brush, kettle, pot, [px - 0.17 * m, py - 0.2 * m, 0.34 * m, 0.2 * m])
  box(brush, px - 0.19 * m, py - 0.23 * m, 0.38 * m, 0.045 * m, pot, { round: 0.02 * m, lighten: -0.15 })
  ellipse(brush, px, py - 0.25 * m, 0.04 * m, 0.03 * m, 'dark', { noInk: true })
  glow(brush.g, x, y - 0.36 * m, 0.5 * m, brush.look.lamp ?? [255, 150, 60], 0.5)
}

/** A chest of drawers with crockery on it. (x, y): bottom centre of the front; `size`: width, height, depth in metres. */
export function dresser(
  brush: Brush,
  view: GroundPerspective,
  x: number,
  y: number,
  size: readonly [number, number, number],
  role: Role,
): void {
  const m = view.pixelsPerMetre(y)
  drawerStack(brush, view, x, y, size, role, 3, 2)
  crockery(brush, x - size[0] * 0.4 * m, y - size[1] * m, size[0] * 0.8 * m, m, Math.round(x))
}
