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

/** A board with a line that rises in steps; it has no numbers and says nothing. */
function chart(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed)
  box(brush, x, y, w, h, 'white', { round: 5 * unit })
  g.save()
  g.strokeStyle = css(tint(brush, 'red'))
  g.lineWidth = 5 * unit
  g.lineJoin = 'round'
  g.beginPath()
  for (let i = 0; i < 7; i++) g.lineTo(x + w * (0.1 + i * 0.133), y + h * (0.84 - i * 0.1 - random() * 0.1))
  g.stroke()
  g.fillStyle = css(tint(brush, 'teal'), 0.5)
  for (let i = 0; i < 6; i++)
    g.fillRect(x + w * (0.12 + i * 0.135), y + h * (0.9 - (0.12 + random() * 0.35)), w * 0.07, h * 0.02 + h * 0.3 * random())
  g.restore()
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
