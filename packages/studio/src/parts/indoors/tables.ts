import type { Brush } from '../../paint/brush.ts'
import { ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, type Random, seeded } from '../../paint/random.ts'
import { cuboid } from '../solid.ts'
import type { GroundPerspective } from '../ground-perspective.ts'

/** A table or desk. (x, y): bottom centre of the front; width, height, depth in metres. `drawers`: with drawers on the right, default false. */
export function deskTable(
  brush: Brush,
  view: GroundPerspective,
  x: number,
  y: number,
  [w, height, d]: readonly [number, number, number],
  role: Role,
  drawers = false,
): void {
  const m = view.pixelsPerMetre(y)
  const rear = view.yBehind(y, d * 0.85)
  const shrink = view.pixelsPerMetre(rear) / m
  groundShadow(brush, x, y, w * 0.6 * m, 0.2 * m, 0, 0.55)
  for (const side of [-1, 1]) {
    cuboid(brush, view, view.vanishingX + (x + side * (w / 2 - 0.08) * m - view.vanishingX) * shrink, rear, [0.07, height, 0.06], role, {
      lighten: -0.32,
    })
    if (!drawers || side < 0) cuboid(brush, view, x + side * (w / 2 - 0.08) * m, y, [0.07, height, 0.06], role, { lighten: -0.14 })
  }
  if (drawers) drawerStack(brush, view, x + (w / 2 - 0.28) * m, y, [0.48, height - 0.05, d * 0.8], role, 3)
  cuboid(brush, view, x, y, [w - 0.1, 0.09, 0.04], role, { lift: height - 0.14, lighten: -0.2 })
  cuboid(brush, view, x, y, [w, 0.06, d], role, { lift: height - 0.06, lighten: 0.04 })
}

/** Drawers in rows and columns. (x, y): bottom centre of the front; `size`: width, height, depth in metres. */
export function drawerStack(
  brush: Brush,
  view: GroundPerspective,
  x: number,
  y: number,
  size: readonly [number, number, number],
  role: Role,
  rows: number,
  columns = 1,
  handle: Role = 'gold',
): void {
  const m = view.pixelsPerMetre(y)
  const [w, h] = size
  cuboid(brush, view, x, y, size, role)
  const [cw, ch] = [w / columns, (h - 0.06) / rows]
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const cx = x + (i - (columns - 1) / 2) * cw * m
      cuboid(brush, view, cx, y, [cw - 0.06, ch - 0.04, 0], role, { lift: 0.05 + j * ch, round: 0.02, lighten: 0.1 })
      ellipse(brush, cx, y - (0.03 + (j + 0.75) * ch) * m, 0.028 * m, 0.02 * m, handle, { noInk: true })
    }
}

/** A pedestal table. `w`: diameter in metres; `cloth`: colour of a tablecloth. */
export function roundTable(brush: Brush, view: GroundPerspective, x: number, y: number, w: number, role: Role, cloth?: Role): void {
  const m = view.pixelsPerMetre(y)
  const [r, height] = [(w / 2) * m, 0.74 * m]
  const flat = Math.max(0.16, (y - height - view.horizonY) / (y - view.horizonY)) * 0.42
  groundShadow(brush, x, y, r * 1.1, r * 0.22, 0, 0.5)
  ellipse(brush, x, y - 0.02 * m, r * 0.5, r * 0.12, 'dark', { plain: true })
  cuboid(brush, view, x, y, [0.07, 0.74, 0.05], 'dark')
  if (cloth) {
    const drop = 0.2 * m
    const hang = path((p) => {
      p.moveTo(x - r, y - height)
      for (let i = 0; i <= 8; i++) {
        const u = -1 + i / 4
        p.quadraticCurveTo(x + (u - 0.06) * r, y - height + drop * 1.5, x + u * r, y - height + drop + Math.sqrt(1 - u * u) * r * flat)
      }
      p.lineTo(x + r, y - height)
      p.closePath()
    })
    paintShape(brush, hang, cloth, [x - r, y - height, r * 2, drop * 1.6], { plain: true, lighten: -0.12 })
  } else ellipse(brush, x, y - height + 0.04 * m, r, r * flat, role, { plain: true, lighten: -0.3 })
  ellipse(brush, x, y - height, r, r * flat, cloth ?? role, { plain: true, lighten: 0.06 })
}

/** A rectangular rug in perspective. `w`, `d`: width and depth in metres; `y`: near edge. */
export function rug(brush: Brush, view: GroundPerspective, x: number, y: number, w: number, d: number, role: Role, border: Role): void {
  const rear = view.yBehind(y, d)
  const m = view.pixelsPerMetre(y)
  const lay = (inset: number, colour: Role, lighten = 0): void => {
    const [near, far] = [y - inset * 0.34 * m, rear + inset * 0.2 * m]
    const half = (baseY: number): number => (w / 2 - inset) * view.pixelsPerMetre(baseY)
    const mid = (baseY: number): number => view.vanishingX + (x - view.vanishingX) * (view.pixelsPerMetre(baseY) / m)
    const shape = path((p) => {
      p.moveTo(mid(far) - half(far), far)
      p.lineTo(mid(far) + half(far), far)
      p.lineTo(mid(near) + half(near), near)
      p.lineTo(mid(near) - half(near), near)
      p.closePath()
    })
    paintShape(brush, shape, colour, [x - half(near), far, half(near) * 2, near - far], { plain: true, noInk: inset > 0, lighten, cel: 0 })
  }
  lay(0, border)
  lay(0.12, role, 0.12)
  lay(0.28, border, 0.08)
  lay(0.36, role)
}

/** A round rug. (x, y): centre; `w`: diameter in metres. */
export function roundRug(brush: Brush, view: GroundPerspective, x: number, y: number, w: number, role: Role, border: Role): void {
  const m = view.pixelsPerMetre(y)
  for (const [k, colour, lighten] of [
    [1, border, 0],
    [0.86, role, 0.1],
    [0.62, border, 0.1],
    [0.52, role, 0],
  ] as const)
    ellipse(brush, x, y, (w / 2) * m * k, (w / 2) * m * k * 0.24, colour, { plain: true, lighten, noInk: k < 1, cel: 0 })
}

const CROCKERY: readonly Role[] = ['white', 'coral', 'teal', 'yellow', 'blue', 'cream']

/** Cups, jars, bottles and bowls on a surface. (x, y): left end of the surface; `w`: its width in pixels; `m`: pixels per metre. */
export function crockery(brush: Brush, x: number, y: number, w: number, m: number, seed: number): void {
  const random = seeded(seed)
  for (let at = x + 0.08 * m; at < x + w - 0.14 * m; at += (0.16 + random() * 0.16) * m) vessel(brush, at, y, m, random)
}

function vessel(brush: Brush, x: number, y: number, m: number, random: Random): void {
  const role = pick(CROCKERY, random)
  const kind = Math.floor(random() * 4)
  const [w, h] = (
    [
      [0.1, 0.1],
      [0.12, 0.2],
      [0.08, 0.28],
      [0.2, 0.09],
    ] as const
  )[kind]!.map((size) => size * m * (0.85 + random() * 0.3)) as [number, number]
  const shape = path((p) =>
    kind === 3
      ? p.roundRect(x - w / 2, y - h, w, h, [0, 0, w * 0.45, w * 0.45])
      : p.roundRect(x - w / 2, y - h, w, h, kind === 2 ? [w * 0.5, w * 0.5, 0, 0] : w * 0.18),
  )
  paintShape(brush, shape, role, [x - w / 2, y - h, w, h])
  if (kind === 2) bottleNeck(brush, x, y - h, w, role)
  if (kind === 1)
    paintShape(
      brush,
      path((p) => p.roundRect(x - w * 0.52, y - h - 0.03 * m, w * 1.04, 0.05 * m, 2)),
      'wood',
      [x - w, y - h, w * 2, 0.05 * m],
      { plain: true },
    )
}

function bottleNeck(brush: Brush, x: number, y: number, w: number, role: Role): void {
  paintShape(
    brush,
    path((p) => p.rect(x - w * 0.18, y - w * 0.6, w * 0.36, w * 0.9)),
    role,
    [x - w * 0.2, y - w, w * 0.4, w],
    { plain: true, lighten: -0.1 },
  )
}
