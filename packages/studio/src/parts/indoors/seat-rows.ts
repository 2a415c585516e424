import type { Brush } from '../../paint/brush.ts'
import type { Role } from '../../paint/palette.ts'
import { facet } from '../solid.ts'
import type { Room } from './room-shell.ts'
import { type Side, sideWallPoint, sideWallReach } from './side-walls.ts'

/** `seats`: per row and side; `width`: of one in metres; `apart`: metres between rows; `cloth`: over the headrests, default cream. */
type SeatRows = {
  readonly seats: number
  readonly width: number
  readonly apart: number
  readonly role: Role
  readonly cloth?: Role
  /** Called for the seat at the aisle of each row. `at`: metres from the back wall; `out`: metres from the side wall. */
  readonly drawAisleSide?: (at: number, out: number) => void
}

/** Seats of a vehicle along a side, seen from behind, from the front to the viewer. */
export function seatRows(brush: Brush, room: Room, side: Side, rows: SeatRows): void {
  const { seats, width, apart, role, cloth = 'cream', drawAisleSide } = rows
  const reach = Math.max(2.4, sideWallReach(room))
  for (let at = 0.6, row = 0; at < reach; at += apart, row++)
    for (let seat = 0; seat < seats; seat++) {
      const [from, to] = [0.05 + seat * width, (seat + 1) * width]
      const part = (low: number, high: number, inset: number, colour: Role, lighten: number): void =>
        facet(
          brush,
          colour,
          [
            sideWallPoint(room, side, at, low, from + inset),
            sideWallPoint(room, side, at, low, to - inset),
            sideWallPoint(room, side, at, high, to - inset),
            sideWallPoint(room, side, at, high, from + inset),
          ].flat(),
          { lighten },
        )
      part(0, 0.4, width * 0.4, 'dark', 0.1)
      part(0.36, 0.56, 0, 'dark', 0.2)
      part(0.5, 1.06, 0, role, row % 2 ? -0.1 : 0.02)
      part(0.98, 1.2, width * 0.14, role, 0.2)
      part(1.06, 1.21, width * 0.2, cloth, 0)
      if (seat === seats - 1) drawAisleSide?.(at, to)
    }
}
