import { type Brush, box, polygon, tint } from '../paint/brush.ts'
import { linear } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { streetLamp, tower } from '../parts/buildings.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

const WALLS: readonly Role[] = ['dark', 'roofDark', 'blue', 'wallCool', 'metal', 'wallWarm']

function skyline(place: Place, brush: Brush, k: number): void {
  const { frame, seed, time } = place
  const foot = frame.ground - frame.height * 0.13
  const count = Math.round([20, 14, 9][k]! * (frame.tall ? 0.6 : 1))
  const width = [62, 94, 140][k]! * frame.unit
  for (let i = 0; i < count; i++) {
    const random = seeded(seed + i * 7 + k * 99)
    const w = width * (0.8 + random() * 0.5)
    const h = frame.height * ([0.42, 0.4, 0.33][k]! * (0.55 + random() * 0.75))
    tower(brush, leftOf(frame) + (i * spanOf(frame)) / count, foot, w, h, {
      depth: [0.62, 0.4, 0.14][k]!,
      role: pick(WALLS, random),
      lit: time === 'day' ? 0.08 : 0.5,
      cell: [9, 12, 17][k]! * frame.unit,
    })
  }
}

function road(place: Place, brush: Brush): void {
  const { frame, time } = place
  const { g, unit } = brush
  const top = frame.ground - frame.height * 0.13
  box(brush, leftOf(frame), top - 4 * unit, spanOf(frame), 40 * unit, 'stone')
  g.fillStyle = linear(g, 0, top, 0, frame.height, [tint(brush, 'road', 0.2), tint(brush, 'road', 0, -0.3)])
  g.fillRect(leftOf(frame), top + 30 * unit, spanOf(frame), frame.height)
  for (let i = -6; i < 16; i++) {
    const x = i * 150 * unit
    const y = frame.ground + frame.height * 0.052
    polygon(
      brush,
      [
        [x, y],
        [x + 84 * unit, y],
        [x + 66 * unit, y + 12 * unit],
        [x - 20 * unit, y + 12 * unit],
      ],
      'window',
      { noInk: true, lighten: -0.1 },
    )
  }
  for (const x of frame.tall ? [0.08, 0.92] : [0.06, 0.47, 0.94])
    streetLamp(brush, frame.width * x, top + 16 * unit, frame.height * 0.3, time !== 'day')
  if (place.weather === 'rain') wet(brush, place, top)
}

function wet({ g }: Brush, { frame }: Place, top: number): void {
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < 14; i++) {
    g.fillStyle = css(['#ff7ab0', '#ffd27a', '#7ad0ff'][i % 3]!, 0.12)
    g.fillRect(leftOf(frame) + (i / 14) * spanOf(frame), top + 44 * frame.unit, 26 * frame.unit, frame.height * 0.25)
  }
  g.restore()
}

export const city: Setting = {
  indoors: false,
  shows: ['city', 'buildings', 'street', 'street lamps'],
  compose: (place) => ({
    layers: [
      ...heavens(place, { clouds: 3 }),
      { name: 'skyline', nearness: 0.18, draw: (brush) => skyline(place, brush, 0) },
      { name: 'blocks', nearness: 0.42, draw: (brush) => (skyline(place, brush, 1), skyline(place, brush, 2)) },
      { name: 'road', nearness: 0.95, draw: (brush) => road(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
