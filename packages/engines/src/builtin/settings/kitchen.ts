import { type Brush, box, ellipse } from '../paint/brush.ts'
import { glow } from '../paint/canvas.ts'
import { room as walls, roomWindow, shelf } from '../parts/rooms.ts'
import { leftOf } from '../stage/frame.ts'
import { floorOf, interior, topOf } from './interior.ts'
import type { Place, Setting } from './setting.ts'

function back(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const { unit } = brush
  walls(brush, frame, { wall: 'wall', floor: 'wallWarm', floorY: floorOf(place), pattern: 'tiles', checker: true })
  roomWindow(
    brush,
    frame,
    frame.width * (frame.tall ? 0.46 : 0.4),
    frame.height * 0.13,
    frame.width * (frame.tall ? 0.42 : 0.19),
    frame.height * (frame.tall ? 0.16 : 0.27),
    time,
    seed,
  )
  shelf(brush, frame.width * 0.06, frame.height * 0.27, frame.width * (frame.tall ? 0.32 : 0.22), seed + 1)
  if (frame.tall) return
  const w = frame.width * 0.27
  box(brush, frame.width * 0.67, frame.height * 0.12, w, 130 * unit, 'teal', { round: 6 * unit })
  for (let i = 0; i < 3; i++) {
    box(
      brush,
      frame.width * 0.67 + (8 + (i * (w / unit - 8)) / 3) * unit,
      frame.height * 0.12 + 10 * unit,
      w / 3 - 14 * unit,
      110 * unit,
      'teal',
      { lighten: 0.12, round: 4 * unit },
    )
    ellipse(brush, frame.width * 0.67 + ((i + 0.86) * w) / 3, frame.height * 0.12 + 66 * unit, 5 * unit, 5 * unit, 'gold')
  }
}

function front(place: Place, brush: Brush): void {
  const { frame } = place
  const { unit } = brush
  const top = topOf(place)
  const x = frame.width * (frame.tall ? 0.5 : 0.55)
  box(brush, x + 14 * unit, top + 20 * unit, frame.width + frame.bleed - x, frame.height * 0.17, 'teal')
  for (let i = 0; i < 5; i++) {
    const w = frame.width * (frame.tall ? 0.2 : 0.11)
    box(brush, x + 26 * unit + i * (w + 12 * unit), top + 34 * unit, w, frame.height * 0.14, 'teal', { lighten: 0.14, round: 5 * unit })
    ellipse(brush, x + 26 * unit + i * (w + 12 * unit) + w * 0.85, top + 34 * unit + frame.height * 0.06, 6 * unit, 6 * unit, 'gold')
  }
  box(brush, x, top, frame.width + frame.bleed - x, 22 * unit, 'woodLight', { round: 4 * unit })
  stove(brush, leftOf(frame) + frame.bleed + frame.width * 0.02, top + 10 * unit, unit)
}

function stove(brush: Brush, x: number, y: number, unit: number): void {
  box(brush, x, y, 200 * unit, 150 * unit, 'metal', { round: 8 * unit })
  box(brush, x + 20 * unit, y + 46 * unit, 160 * unit, 92 * unit, 'dark', { round: 8 * unit })
  box(brush, x + 32 * unit, y + 58 * unit, 136 * unit, 58 * unit, '#ff9a4a', { round: 6 * unit, lit: true, mode: 'flat' })
  for (let i = 0; i < 4; i++) ellipse(brush, x + (32 + i * 45) * unit, y + 23 * unit, 8 * unit, 8 * unit, 'dark')
  box(brush, x + 40 * unit, y - 50 * unit, 116 * unit, 50 * unit, 'red', {
    round: [4 * unit, 4 * unit, 16 * unit, 16 * unit],
    plain: false,
  })
  box(brush, x + 28 * unit, y - 58 * unit, 140 * unit, 12 * unit, 'dark', { round: 6 * unit })
  glow(brush.g, x + 100 * unit, y + 90 * unit, 130 * unit, brush.look.lamp ?? [255, 150, 60], 0.5)
}

export const kitchen: Setting = {
  indoors: true,
  shows: ['kitchen', 'stove', 'cupboards', 'window'],
  compose: (place) => interior(place, back, front),
}
