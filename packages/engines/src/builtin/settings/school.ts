import { type Brush, box } from '../paint/brush.ts'
import { css } from '../paint/colour.ts'
import { room as walls, roomWindow, shelf, table } from '../parts/rooms.ts'
import { floorOf, interior, topOf } from './interior.ts'
import type { Place, Setting } from './setting.ts'

function back(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const { unit } = brush
  walls(brush, frame, { wall: 'wallWarm', floor: 'wood', floorY: floorOf(place), pattern: 'plain' })
  const [x, y, w, h] = frame.tall
    ? [frame.width * 0.08, frame.height * 0.22, frame.width * 0.84, frame.height * 0.22]
    : [frame.width * 0.25, frame.height * 0.11, frame.width * 0.46, frame.height * 0.4]
  box(brush, x, y, w, h, 'wood', { round: 8 * unit })
  box(brush, x + 14 * unit, y + 14 * unit, w - 28 * unit, h - 28 * unit, '#2c5a4a', { mode: 'flat', round: 4 * unit })
  chalk(brush, x, y, w, h)
  roomWindow(
    brush,
    frame,
    frame.width * (frame.tall ? 0.54 : 0.79),
    frame.height * (frame.tall ? 0.07 : 0.14),
    frame.width * (frame.tall ? 0.36 : 0.16),
    frame.height * (frame.tall ? 0.12 : 0.3),
    time,
    seed,
  )
  shelf(brush, frame.width * 0.04, frame.height * (frame.tall ? 0.18 : 0.32), frame.width * (frame.tall ? 0.36 : 0.17), seed + 1)
  if (!frame.tall) shelf(brush, frame.width * 0.04, frame.height * 0.46, frame.width * 0.17, seed + 2)
}

/** A triangle, a circle and waves in chalk. */
function chalk({ g, unit }: Brush, x: number, y: number, w: number, h: number): void {
  g.save()
  g.strokeStyle = css('#ffffff', 0.72)
  g.lineWidth = 3 * unit
  g.beginPath()
  g.moveTo(x + w * 0.1, y + h * 0.78)
  g.lineTo(x + w * 0.1, y + h * 0.3)
  g.lineTo(x + w * 0.32, y + h * 0.78)
  g.closePath()
  g.moveTo(x + w * 0.86, y + h * 0.42)
  g.arc(x + w * 0.76, y + h * 0.42, w * 0.1, 0, Math.PI * 2)
  g.moveTo(x + w * 0.76, y + h * 0.42)
  g.lineTo(x + w * 0.86, y + h * 0.42)
  for (let i = 0; i <= 30; i++) {
    const px = x + w * (0.4 + i * 0.008)
    const py = y + h * 0.55 + Math.sin(i * 0.5) * h * 0.12
    if (i === 0) g.moveTo(px, py)
    else g.lineTo(px, py)
  }
  g.stroke()
  g.restore()
}

function front(place: Place, brush: Brush): void {
  const { frame } = place
  for (const [x, w] of frame.tall
    ? ([[0.5, 0.5]] as const)
    : ([
        [0.56, 0.19],
        [0.77, 0.2],
      ] as const))
    table(brush, frame.width * x, topOf(place), frame.width * w, frame.height * 0.18)
}

export const school: Setting = {
  indoors: true,
  shows: ['classroom', 'blackboard', 'desks', 'bookshelf'],
  compose: (place) => interior(place, back, front),
}
