import { type Brush, box, polygon, tint } from '../paint/brush.ts'
import { css, lerp } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { tree } from '../parts/plants.ts'
import { flowers, ridge, ridgeHeight, type Ridge, tufts } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { grassFringe, heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  ridge(brush, frame, { base: frame.horizon, rise: frame.height * 0.05, seed: seed + 2, role: 'far', depth: 0.62, waves: 1.4 })
  const hill: Ridge = {
    base: frame.horizon + frame.height * 0.045,
    rise: frame.height * 0.035,
    seed: seed + 6,
    role: 'leafLight',
    depth: 0.42,
    waves: 1.3,
  }
  ridge(brush, frame, hill)
  const random = seeded(seed + 7)
  for (let i = 0; i < 12; i++) {
    const x = frame.width * random()
    tree(brush, x, ridgeHeight(frame, hill, x) + 8 * frame.unit, (34 + random() * 30) * frame.unit, 'round', 0.46)
  }
}

/** Rows of a crop that run towards the horizon. */
function rows(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const top = frame.horizon + frame.height * 0.1
  ridge(brush, frame, { base: top, rise: frame.height * 0.012, seed: seed + 11, role: 'wheat', depth: 0.2, waves: 1 })
  g.save()
  for (let i = -16; i <= 16; i++) {
    g.strokeStyle = css(tint(brush, i % 2 ? 'wheat' : 'earth', 0.14, i % 2 ? 0.14 : 0), 0.55)
    g.lineWidth = 8 * unit
    g.beginPath()
    g.moveTo(frame.width * 0.55 + i * 30 * unit, top + 8 * unit)
    g.lineTo(frame.width * 0.55 + i * lerp(150, 170, 0.5) * unit, frame.height * 0.9)
    g.stroke()
  }
  g.restore()
  barn(brush, frame.width * (frame.tall ? 0.74 : 0.8), top + 14 * unit, 120 * unit)
}

function barn(brush: Brush, x: number, y: number, w: number): void {
  box(brush, x - w / 2, y - w * 0.6, w, w * 0.6, 'roof', { depth: 0.14 })
  polygon(
    brush,
    [
      [x - w * 0.58, y - w * 0.58],
      [x - w * 0.32, y - w * 0.95],
      [x + w * 0.32, y - w * 0.95],
      [x + w * 0.58, y - w * 0.58],
    ],
    'roofDark',
    { depth: 0.14 },
  )
  box(brush, x - w * 0.16, y - w * 0.4, w * 0.32, w * 0.4, 'white', { depth: 0.14 })
  box(brush, x + w * 0.62, y - w * 1.1, w * 0.26, w * 1.1, 'metal', { depth: 0.16, round: [w * 0.13, w * 0.13, 0, 0] })
}

function meadow(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.1
  ridge(brush, frame, { base: top, rise: frame.height * 0.018, seed: seed + 15, role: 'grass', depth: 0.03, waves: 1.2 })
  tufts(brush, frame, top + 8 * unit, frame.height, 560, 'grass', seed + 8)
  flowers(brush, frame, top + frame.height * 0.02, frame.height * 0.98, 60, seed + 5)
  fence(place, brush, top)
  tree(brush, frame.width * (frame.tall ? 0.02 : 0.08), top + 20 * unit, frame.height * (frame.tall ? 0.28 : 0.46), 'round', 0.03)
}

function fence({ frame }: Place, brush: Brush, top: number): void {
  const { unit } = brush
  for (const y of [24, 50]) box(brush, leftOf(frame), top - (62 - y) * unit, spanOf(frame), 8 * unit, 'woodLight', { depth: 0.05 })
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += 118 * unit)
    box(brush, x, top - 62 * unit, 14 * unit, 80 * unit, 'woodLight', { depth: 0.05, round: 3 * unit })
}

export const field: Setting = {
  indoors: false,
  shows: ['field', 'barn', 'meadow', 'flowers'],
  compose: (place) => ({
    layers: [
      ...heavens(place),
      { name: 'hills', nearness: 0.2, draw: (brush) => far(place, brush) },
      { name: 'rows', nearness: 0.5, draw: (brush) => rows(place, brush) },
      { name: 'meadow', nearness: 0.95, draw: (brush) => meadow(place, brush) },
      grassFringe(place, 90),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
