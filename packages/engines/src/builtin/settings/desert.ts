import { type Brush, paintShape, polygon, tint } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { noiseOf } from '../paint/random.ts'
import { rock, tree } from '../parts/plants.ts'
import { pebbles } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function dune(place: Place, brush: Brush, base: number, k: number, depth: number): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const noise = noiseOf(seed + k)
  const y = (x: number): number =>
    base - (34 * Math.sin(x / ((190 + k * 80) * unit) + k * 2 + seed) + 16 * noise(x / (300 * unit), k)) * unit
  const shape = path((p) => {
    p.moveTo(leftOf(frame), frame.height + frame.bleed)
    for (let x = leftOf(frame); x <= frame.width + frame.bleed + 8; x += 8) p.lineTo(x, y(x))
    p.lineTo(frame.width + frame.bleed + 8, frame.height + frame.bleed)
    p.closePath()
  })
  paintShape(brush, shape, 'sand', [leftOf(frame), base - 50 * unit, spanOf(frame), frame.height * 0.4], {
    depth,
    plain: true,
    lighten: -0.04 * k,
    cel: 0.004,
  })
  g.save()
  g.clip(shape)
  g.strokeStyle = css(tint(brush, 'earth', depth), 0.2)
  g.lineWidth = 2 * unit
  for (let j = 0; j < 11; j++) {
    g.beginPath()
    for (let x = leftOf(frame); x <= frame.width + frame.bleed; x += 14) g.lineTo(x, y(x) + (12 + j * 15 + 4 * Math.sin(x / 30 + j)) * unit)
    g.stroke()
  }
  g.restore()
}

function far(place: Place, brush: Brush): void {
  const { frame } = place
  const foot = frame.horizon + frame.height * 0.02
  for (const [x, s] of [
    [0.24, 0.26],
    [0.4, 0.17],
  ] as const) {
    const [cx, h] = [frame.width * x, frame.height * s]
    polygon(
      brush,
      [
        [cx - h * 0.85, foot],
        [cx, foot - h],
        [cx + h * 0.85, foot],
      ],
      'sand',
      { depth: 0.42 },
    )
    polygon(
      brush,
      [
        [cx, foot - h],
        [cx + h * 0.85, foot],
        [cx + h * 0.28, foot],
      ],
      'earth',
      { depth: 0.48, noInk: true },
    )
  }
  dune(place, brush, frame.horizon + frame.height * 0.03, 0, 0.44)
}

function near(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  dune(place, brush, frame.ground - frame.height * 0.08, 2, 0.02)
  pebbles(brush, frame, frame.ground - frame.height * 0.03, frame.height, 160, 'earth', seed + 4)
  tree(brush, frame.width * 0.1, frame.ground - frame.height * 0.03, 220 * unit, 'cactus')
  tree(brush, frame.width * 0.93, frame.ground - frame.height * 0.05, 150 * unit, 'cactus')
  rock(brush, frame.width * 0.2, frame.ground - frame.height * 0.02, 70 * unit)
}

export const desert: Setting = {
  indoors: false,
  shows: ['desert', 'dunes', 'pyramids', 'cactus'],
  compose: (place) => ({
    layers: [
      ...heavens(place, { clouds: 1 }),
      { name: 'pyramids', nearness: 0.18, draw: (brush) => far(place, brush) },
      { name: 'dunes', nearness: 0.5, draw: (brush) => dune(place, brush, place.frame.horizon + place.frame.height * 0.13, 1, 0.22) },
      { name: 'sand', nearness: 0.95, draw: (brush) => near(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
