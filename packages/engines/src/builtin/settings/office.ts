import { type Brush, box, tint } from '../paint/brush.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { tree } from '../parts/plants.ts'
import { room as walls, roomWindow, shelf, table } from '../parts/rooms.ts'
import { floorOf, interior, topOf } from './interior.ts'
import type { Place, Setting } from './setting.ts'

function back(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const { unit } = brush
  walls(brush, frame, { wall: 'wallCool', floor: 'metal', floorY: floorOf(place), pattern: 'panels' })
  roomWindow(
    brush,
    frame,
    frame.width * (frame.tall ? 0.44 : 0.46),
    frame.height * 0.11,
    frame.width * (frame.tall ? 0.48 : 0.3),
    frame.height * (frame.tall ? 0.2 : 0.36),
    time,
    seed,
  )
  shelf(brush, frame.width * 0.81, frame.height * 0.25, frame.width * 0.17, seed + 1)
  shelf(brush, frame.width * 0.81, frame.height * 0.38, frame.width * 0.17, seed + 2)
  chart(brush, frame.width * 0.06, frame.height * 0.15, 210 * unit, 150 * unit, seed)
}

/** A board with bars, the tallest in the middle, so it says the same from either side. */
function chart(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed)
  box(brush, x, y, w, h, 'white', { round: 5 * unit })
  const roles = ['teal', 'gold', 'red', 'blue', 'teal'] as const
  for (const [i, role] of roles.entries()) {
    const tall = h * (0.3 + 0.4 * (1 - Math.abs(i - 2) / 2) + random() * 0.1)
    g.fillStyle = css(tint(brush, role), 0.85)
    g.fillRect(x + w * (0.1 + i * 0.165), y + h * 0.9 - tall, w * 0.11, tall)
  }
}

function front(place: Place, brush: Brush): void {
  const { frame } = place
  const { unit } = brush
  const x = frame.width * (frame.tall ? 0.48 : 0.55)
  tree(brush, frame.width * 0.04, floorOf(place) + 10 * unit, 190 * unit)
  box(brush, frame.width * 0.04 - 38 * unit, floorOf(place) - 16 * unit, 76 * unit, 72 * unit, 'wallWarm', {
    round: [2 * unit, 2 * unit, 12 * unit, 12 * unit],
  })
  table(brush, x, topOf(place), frame.width * (frame.tall ? 0.5 : 0.4), frame.height * 0.19)
}

export const office: Setting = {
  indoors: true,
  shows: ['office', 'desk', 'window', 'chart'],
  compose: (place) => interior(place, back, front),
}
