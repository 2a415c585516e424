import type { Brush, Point, ShapeOptions } from '../../paint/brush.ts'
import type { Role } from '../../paint/palette.ts'
import { facet } from '../solid.ts'
import { xAlongDepthLine } from '../ground-perspective.ts'
import type { Room } from './room-shell.ts'

export type Side = -1 | 1

/**
 * A point before a side wall. `side`: -1 left, 1 right; `metres`: distance from the back wall towards the viewer; `height`: above the floor in metres;
 * `out`: distance from the wall in metres, default 0.
 */
export function sideWallPoint(room: Room, side: Side, metres: number, height: number, out = 0): Point {
  const { view, floorY } = room
  const y = view.yBehind(floorY, -metres)
  const m = view.pixelsPerMetre(y)
  return [xAlongDepthLine(view, side < 0 ? room.left : room.right, floorY, y) - side * out * m, y - height * m]
}

/** A rectangle on a side wall, or in a plane `out` metres before it. `from`, `to`: metres from the back wall; `low`, `high`: metres above the floor. */
export function sideWallPanel(
  brush: Brush,
  room: Room,
  side: Side,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  role: Role,
  options: ShapeOptions & { readonly out?: number } = {},
): void {
  const { out = 0 } = options
  const corner = (metres: number, height: number): Point => sideWallPoint(room, side, metres, height, out)
  facet(brush, role, [corner(from, low), corner(to, low), corner(to, high), corner(from, high)].flat(), options)
}

/** A level board along a side wall. `from`, `to`: metres from the back wall; `near`, `far`: distances from the wall of its edges. */
export function sideWallBoard(
  brush: Brush,
  room: Room,
  side: Side,
  [from, to]: readonly [number, number],
  height: number,
  [near, far]: readonly [number, number],
  role: Role,
  options: ShapeOptions = {},
): void {
  const corner = (metres: number, out: number): Point => sideWallPoint(room, side, metres, height, out)
  facet(brush, role, [corner(from, near), corner(to, near), corner(to, far), corner(from, far)].flat(), options)
}

/** How far side walls reach towards the viewer before they leave the frame, in metres from the back wall. */
export function sideWallReach({ view, floorY, frame, left }: Room): number {
  let metres = 0
  while (metres < 30) {
    const y = view.yBehind(floorY, -(metres + 0.25))
    if (!(y > view.horizonY) || xAlongDepthLine(view, left, floorY, y) < -frame.bleed * 1.6) break
    metres += 0.25
  }
  return metres
}
