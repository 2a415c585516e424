import type { Brush } from '../../paint/brush.ts'
import { groundShadow } from '../../paint/shapes.ts'
import type { Role } from '../../paint/palette.ts'
import { cuboid } from '../solid.ts'
import type { GroundPerspective } from '../ground-perspective.ts'

const shadow = (brush: Brush, view: GroundPerspective, x: number, y: number, metres: number): void =>
  groundShadow(brush, x, y, view.pixelsPerMetre(y) * metres * 0.62, view.pixelsPerMetre(y) * 0.16, 0, 0.6)

/** A sofa. (x, y): bottom centre of the front; `w`: width in metres (0.95 an armchair, 1.7 two seats, 2.2 three). */
export function sofa(brush: Brush, view: GroundPerspective, x: number, y: number, w: number, role: Role, cushion: Role): void {
  const m = view.pixelsPerMetre(y)
  const rear = view.yBehind(y, 0.55)
  const shrink = view.pixelsPerMetre(rear) / m
  shadow(brush, view, x, y, w)
  for (const side of [-1, 1]) cuboid(brush, view, x + side * (w / 2 - 0.12) * m, y, [0.06, 0.12, 0.06], 'wood', { lighten: -0.3 })
  cuboid(brush, view, view.vanishingX + (x - view.vanishingX) * shrink, rear, [w - 0.1, 0.88, 0.2], role, { round: 0.16, lighten: -0.1 })
  cuboid(brush, view, x, y, [w - 0.3, 0.34, 0.6], role, { lift: 0.08, lighten: -0.06 })
  const seats = Math.max(1, Math.round((w - 0.3) / 0.75))
  const each = (w - 0.34) / seats
  for (let i = 0; i < seats; i++)
    cuboid(brush, view, x + (i - (seats - 1) / 2) * each * m, y, [each - 0.03, 0.15, 0.55], role, { lift: 0.36, round: 0.07, lighten: 0.1 })
  for (const side of [-1, 1])
    cuboid(brush, view, x + side * (w / 2 - 0.1) * m, y, [0.22, 0.56, 0.62], role, { lift: 0.06, round: 0.1, plain: false, lighten: 0.02 })
  const cushionY = view.yBehind(y, 0.3)
  for (const side of w > 1.2 ? [-1, 1] : [1])
    cuboid(brush, view, x + side * (w / 2 - 0.42) * m, cushionY, [0.4, 0.36, 0.1], cushion, { lift: 0.5, round: 0.09, plain: false })
}

/** A chair. (x, y): bottom centre of the front; `turned`: its back is towards the viewer, default false. */
export function chair(brush: Brush, view: GroundPerspective, x: number, y: number, role: Role, turned = false): void {
  const m = view.pixelsPerMetre(y)
  const rear = view.yBehind(y, 0.42)
  const shrink = view.pixelsPerMetre(rear) / m
  const bx = view.vanishingX + (x - view.vanishingX) * shrink
  const legs = (at: number, baseY: number): void => {
    for (const side of [-1, 1])
      cuboid(brush, view, at + side * 0.19 * view.pixelsPerMetre(baseY), baseY, [0.045, 0.44, 0.04], role, { lighten: -0.2 })
  }
  const backrest = (at: number, baseY: number): void => {
    for (const side of [-1, 1])
      cuboid(brush, view, at + side * 0.19 * view.pixelsPerMetre(baseY), baseY, [0.045, 0.5, 0.03], role, { lift: 0.44, lighten: -0.1 })
    for (const lift of [0.62, 0.78]) cuboid(brush, view, at, baseY, [0.36, 0.1, 0.03], role, { lift, round: 0.03 })
  }
  shadow(brush, view, x, y, 0.55)
  legs(bx, rear)
  if (!turned) backrest(bx, rear)
  legs(x, y)
  cuboid(brush, view, x, y, [0.45, 0.05, 0.42], role, { lift: 0.43, lighten: 0.06 })
  if (turned) backrest(x, y)
}

/** A bar stool. (x, y): bottom centre; `height`: height in metres, default 0.68. */
export function stool(brush: Brush, view: GroundPerspective, x: number, y: number, seat: Role, height = 0.68): void {
  const m = view.pixelsPerMetre(y)
  shadow(brush, view, x, y, 0.4)
  for (const side of [-1, 0.2, 1]) cuboid(brush, view, x + side * 0.14 * m, y, [0.035, height, 0.03], 'metal', { lighten: -0.3 })
  cuboid(brush, view, x, y, [0.32, 0.025, 0.03], 'metal', { lift: height * 0.36, lighten: -0.2 })
  cuboid(brush, view, x, y, [0.38, 0.08, 0.34], seat, { lift: height, round: 0.04 })
}

/** A bed with its head towards the back wall. (x, y): bottom centre of the front; `w`: width in metres. */
export function bed(brush: Brush, view: GroundPerspective, x: number, y: number, w: number, cover: Role, wood: Role): void {
  const m = view.pixelsPerMetre(y)
  const head = view.yBehind(y, 1.95)
  const at = (baseY: number): number => view.vanishingX + (x - view.vanishingX) * (view.pixelsPerMetre(baseY) / m)
  shadow(brush, view, x, y, w * 1.1)
  cuboid(brush, view, at(head), head, [w + 0.1, 1.15, 0.08], wood, { round: 0.08 })
  cuboid(brush, view, x, y, [w + 0.06, 0.34, 1.95], wood, { lift: 0.06, lighten: -0.1 })
  cuboid(brush, view, x, y, [w, 0.22, 1.93], 'white', { lift: 0.34, round: 0.08 })
  for (const side of w > 1.2 ? [-1, 1] : [0]) {
    const baseY = view.yBehind(y, 1.5)
    cuboid(
      brush,
      view,
      at(baseY) + side * w * 0.24 * view.pixelsPerMetre(baseY),
      baseY,
      [w > 1.2 ? w * 0.44 : w * 0.7, 0.2, 0.34],
      'cream',
      {
        lift: 0.54,
        round: 0.09,
        plain: false,
      },
    )
  }
  cuboid(brush, view, x, y, [w + 0.05, 0.3, 1.25], cover, { lift: 0.3, round: 0.07 })
  cuboid(brush, view, x, y, [w + 0.07, 0.3, 0.4], cover, { lift: 0.3, round: 0.07, lighten: 0.2 })
}
