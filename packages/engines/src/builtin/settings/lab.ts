import { type Brush, box } from '../paint/brush.ts'
import { glow, path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { room as walls, roomWindow, shelf, table } from '../parts/rooms.ts'
import { floorOf, interior, topOf } from './interior.ts'
import type { Place, Setting } from './setting.ts'

function back(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const { unit } = brush
  walls(brush, frame, { wall: '#a8d0cf', floor: 'wallCool', floorY: floorOf(place), pattern: 'panels', checker: true })
  roomWindow(
    brush,
    frame,
    frame.width * (frame.tall ? 0.54 : 0.74),
    frame.height * 0.13,
    frame.width * (frame.tall ? 0.38 : 0.2),
    frame.height * (frame.tall ? 0.16 : 0.3),
    time,
    seed,
  )
  shelf(brush, frame.width * 0.05, frame.height * 0.28, frame.width * (frame.tall ? 0.36 : 0.2), seed + 1)
  const [x, y, w, h] = [
    frame.width * (frame.tall ? 0.1 : 0.37),
    frame.height * (frame.tall ? 0.34 : 0.13),
    frame.width * (frame.tall ? 0.56 : 0.28),
    190 * unit,
  ]
  box(brush, x, y, w, h, 'dark', { round: 8 * unit })
  screen(brush, x, y, w, h)
}

/** A curve and a helix glowing on a screen. */
function screen({ g, unit }: Brush, x: number, y: number, w: number, h: number): void {
  g.save()
  g.strokeStyle = '#4affc0'
  g.lineWidth = 3.6 * unit
  g.beginPath()
  for (let i = 0; i < 60; i++)
    g.lineTo(x + w * (0.05 + i * 0.0153), y + h * 0.5 + h * 0.26 * Math.sin(i * 0.4) * Math.exp(-(((i - 30) / 18) ** 2)))
  g.stroke()
  g.restore()
  glow(g, x + w / 2, y + h / 2, w * 0.5, '#4affc0', 0.25)
}

function flask({ g, unit }: Brush, x: number, y: number, s: number, colour: string): void {
  const glass = path((p) => {
    p.moveTo(x - s * 0.12, y - s)
    p.lineTo(x - s * 0.12, y - s * 0.6)
    p.lineTo(x - s * 0.42, y)
    p.lineTo(x + s * 0.42, y)
    p.lineTo(x + s * 0.12, y - s * 0.6)
    p.lineTo(x + s * 0.12, y - s)
  })
  g.save()
  g.fillStyle = css([230, 250, 255], 0.45)
  g.fill(glass)
  g.save()
  g.clip(glass)
  g.fillStyle = colour
  g.fillRect(x - s, y - s * 0.42, s * 2, s)
  g.restore()
  g.strokeStyle = css('#ffffff', 0.9)
  g.lineWidth = 3 * unit
  g.stroke(glass)
  g.restore()
  glow(g, x, y - s * 0.25, s * 0.9, colour, 0.35)
}

function front(place: Place, brush: Brush): void {
  const { frame } = place
  const { unit } = brush
  table(
    brush,
    frame.width * (frame.tall ? 0.46 : 0.54),
    topOf(place),
    frame.width * (frame.tall ? 0.56 : 0.44),
    frame.height * 0.19,
    'white',
  )
  flask(brush, frame.width * 0.95, topOf(place) + 2 * unit, 100 * unit, '#4fe0a0')
  flask(brush, frame.width * (frame.tall ? 0.5 : 0.57), topOf(place) + 2 * unit, 70 * unit, '#ff7ab0')
}

export const lab: Setting = {
  indoors: true,
  shows: ['laboratory', 'flasks', 'screen', 'shelf'],
  compose: (place) => interior(place, back, front),
}
