import { type Brush, box, tint } from '../paint/brush.ts'
import { linear } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { shopHouse, streetLamp } from '../parts/buildings.ts'
import { tree } from '../parts/plants.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

export function rowOfHouses(place: Place, brush: Brush, foot: number, height: number, depth: number, seed: number): void {
  const { frame, time } = place
  const random = seeded(seed)
  for (let x = leftOf(frame), i = 0; x < frame.width + frame.bleed; i++) {
    const w = height * (0.46 + random() * 0.16)
    shopHouse(brush, x, foot, w, height * (0.82 + random() * 0.36), time !== 'day', depth, seed + i * 13)
    x += w * 1.02
  }
}

export function cobbles(place: Place, brush: Brush, top: number): void {
  const { frame, seed } = place
  const { g, unit } = brush
  g.fillStyle = linear(g, 0, top, 0, frame.height, [tint(brush, 'stone', 0.2), tint(brush, 'stone', 0, -0.16)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height + frame.bleed - top)
  const random = seeded(seed + 2)
  g.strokeStyle = css(tint(brush, 'dark'), 0.16)
  g.lineWidth = 1.6 * unit
  for (let i = 0; i < 300; i++) {
    const near = random()
    g.beginPath()
    g.ellipse(
      leftOf(frame) + random() * spanOf(frame),
      top + near * (frame.height - top),
      (9 + near * 24) * unit,
      (3 + near * 8) * unit,
      0,
      0,
      7,
    )
    g.stroke()
  }
}

function pavement(place: Place, brush: Brush): void {
  const { frame, time } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.13
  cobbles(place, brush, top)
  box(brush, leftOf(frame), top, spanOf(frame), 12 * unit, 'stone', { lighten: 0.2 })
  for (const x of frame.tall ? [0.06, 0.95] : [0.05, 0.53, 0.95])
    streetLamp(brush, frame.width * x, top + 30 * unit, frame.height * 0.3, time !== 'day')
  tree(brush, frame.width * (frame.tall ? 0.8 : 0.74), top + 20 * unit, frame.height * 0.3, 'round', 0.04)
}

export const street: Setting = {
  indoors: false,
  shows: ['street', 'shops', 'street lamps'],
  compose: (place) => ({
    layers: [
      ...heavens(place, { clouds: 3 }),
      {
        name: 'far houses',
        nearness: 0.2,
        draw: (brush) =>
          rowOfHouses(
            place,
            brush,
            place.frame.horizon + place.frame.height * 0.1,
            place.frame.height * (place.frame.tall ? 0.24 : 0.4),
            0.5,
            place.seed + 50,
          ),
      },
      {
        name: 'houses',
        nearness: 0.55,
        draw: (brush) =>
          rowOfHouses(
            place,
            brush,
            place.frame.ground - place.frame.height * 0.125,
            place.frame.height * (place.frame.tall ? 0.3 : 0.46),
            0.14,
            place.seed,
          ),
      },
      { name: 'pavement', nearness: 0.95, draw: (brush) => pavement(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
