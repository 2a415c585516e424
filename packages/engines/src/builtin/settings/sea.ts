import { type Brush, paintShape, polygon } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { noiseOf } from '../paint/random.ts'
import { lighthouse } from '../parts/buildings.ts'
import { rock, tree } from '../parts/plants.ts'
import { mountain, pebbles, ridge, water } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { heavens, sunX } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function far(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const h = frame.horizon
  mountain(brush, frame.width * 0.16, h + 3, frame.width * 0.36, frame.height * 0.17, 0.66, seed + 5)
  ridge(brush, frame, { base: h - frame.height * 0.006, rise: frame.height * 0.028, seed: seed + 3, role: 'far', depth: 0.6 })
  water(brush, frame, h, frame.height + frame.bleed, time, sunX(place), seed)
}

function headland(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const x = frame.width * (seed % 2 ? 0.88 : 0.9)
  const y = frame.horizon + frame.height * 0.03
  const shape = path((p) => {
    p.moveTo(x - frame.width * 0.2, y + frame.height * 0.04)
    p.bezierCurveTo(
      x - frame.width * 0.1,
      y - frame.height * 0.03,
      x + frame.width * 0.05,
      y - frame.height * 0.09,
      frame.width + frame.bleed,
      y - frame.height * 0.07,
    )
    p.lineTo(frame.width + frame.bleed, y + frame.height * 0.06)
    p.closePath()
  })
  paintShape(brush, shape, 'grassDark', [x - frame.width * 0.2, y - frame.height * 0.1, frame.width * 0.35, frame.height * 0.16], {
    depth: 0.34,
    plain: true,
  })
  lighthouse(brush, x + frame.width * 0.03, y - frame.height * 0.045, frame.height * (frame.tall ? 0.17 : 0.27), 0.2)
  sail(brush, frame.width * 0.5, frame.horizon + frame.height * 0.045, 44 * frame.unit)
  sail(brush, frame.width * 0.36, frame.horizon + frame.height * 0.018, 22 * frame.unit)
}

function sail(brush: Brush, x: number, y: number, s: number): void {
  polygon(
    brush,
    [
      [x - s, y - s * 0.28],
      [x + s, y - s * 0.28],
      [x + s * 0.7, y + s * 0.12],
      [x - s * 0.7, y + s * 0.12],
    ],
    'wood',
    { depth: 0.25 },
  )
  polygon(
    brush,
    [
      [x - s * 0.04, y - s * 0.36],
      [x - s * 0.04, y - s * 1.9],
      [x + s * 0.85, y - s * 0.36],
    ],
    'white',
    { depth: 0.22 },
  )
  polygon(
    brush,
    [
      [x - s * 0.14, y - s * 0.36],
      [x - s * 0.14, y - s * 1.6],
      [x - s * 0.7, y - s * 0.36],
    ],
    'coral',
    { depth: 0.22 },
  )
}

function beach(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const top = frame.ground - frame.height * (frame.tall ? 0.09 : 0.12)
  const noise = noiseOf(seed + 2)
  const edge = (x: number): number => top + (24 * Math.sin(x / (210 * unit)) + 10 * noise(x / (90 * unit), 2)) * unit + x * 0.02
  const sand = path((p) => {
    p.moveTo(leftOf(frame), frame.height + frame.bleed)
    for (let x = leftOf(frame); x <= frame.width + frame.bleed + 10; x += 10) p.lineTo(x, edge(x))
    p.lineTo(frame.width + frame.bleed + 10, frame.height + frame.bleed)
    p.closePath()
  })
  for (const [lift, alpha] of [
    [22, 0.3],
    [12, 0.75],
  ] as const) {
    g.save()
    g.translate(0, -lift * unit)
    g.fillStyle = css('#ffffff', alpha)
    g.fill(sand)
    g.restore()
  }
  paintShape(brush, sand, 'sand', [leftOf(frame), top, spanOf(frame), frame.height - top], { plain: true, cel: 0 })
  pebbles(brush, frame, top + frame.height * 0.05, frame.height, 260, 'sand', seed + 3)
  tree(brush, frame.width * (frame.tall ? -0.02 : 0.07), top + frame.height * 0.07, frame.height * (frame.tall ? 0.36 : 0.6), 'palm')
  rock(brush, frame.width * 0.93, top + frame.height * 0.09, 100 * unit)
}

export const sea: Setting = {
  indoors: false,
  shows: ['sea', 'beach', 'lighthouse', 'boat'],
  compose: (place) => ({
    layers: [
      ...heavens(place),
      { name: 'water', nearness: 0.2, draw: (brush) => far(place, brush) },
      { name: 'headland', nearness: 0.4, draw: (brush) => headland(place, brush) },
      { name: 'beach', nearness: 0.95, draw: (brush) => beach(place, brush) },
    ],
    slots: [
      ...groundSlots(place.frame),
      ...skySlots(place.frame),
      { kind: 'water', x: place.frame.width * 0.6, y: place.frame.horizon + place.frame.height * 0.11, size: place.frame.figure * 0.34 },
      { kind: 'water', x: place.frame.width * 0.78, y: place.frame.horizon + place.frame.height * 0.16, size: place.frame.figure * 0.3 },
    ],
    stands: standsOn(place.frame),
  }),
}
