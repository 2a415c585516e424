import { clamp, lerp, smooth } from '../paint/colour.ts'
import { type Brush, paintShape } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { noiseOf, seeded } from '../paint/random.ts'
import { house } from '../parts/buildings.ts'
import { bush, tree } from '../parts/plants.ts'
import { flowers, mountain, ridge, tufts } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { grassFringe, heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

const isLit = ({ time }: Place): boolean => time !== 'day'

function hillHeight({ frame, seed }: Place, x: number): number {
  const rise = smooth(clamp((x / frame.width - 0.3) / 0.6))
  return (
    lerp(frame.horizon + frame.height * 0.1, frame.horizon - frame.height * 0.035, rise) +
    12 * frame.unit * noiseOf(seed + 4)(x / (130 * frame.unit), 4)
  )
}

function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  mountain(brush, frame.width * 0.2, frame.horizon, frame.width * 0.45, frame.height * 0.25, 0.62, seed + 3, seed % 2 === 0)
  mountain(brush, frame.width * 0.5, frame.horizon, frame.width * 0.34, frame.height * 0.17, 0.7, seed + 9, false)
  ridge(brush, frame, { base: frame.horizon - frame.height * 0.01, rise: frame.height * 0.04, seed: seed + 2, role: 'far', depth: 0.58 })
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.04,
    rise: frame.height * 0.03,
    seed: seed + 6,
    role: 'grassDark',
    depth: 0.45,
  })
}

function slope(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const shape = path((p) => {
    p.moveTo(leftOf(frame), frame.height + frame.bleed)
    for (let x = leftOf(frame); x <= frame.width + frame.bleed + 8; x += 8) p.lineTo(x, hillHeight(place, x))
    p.lineTo(frame.width + frame.bleed + 8, frame.height + frame.bleed)
    p.closePath()
  })
  paintShape(brush, shape, 'grassDark', [leftOf(frame), frame.horizon - frame.height * 0.05, spanOf(frame), frame.height * 0.5], {
    depth: 0.26,
    plain: true,
    cel: 0.01,
  })
  const random = seeded(seed + 20)
  const size = (frame.tall ? 74 : 66) * frame.unit
  const spots = Array.from({ length: frame.tall ? 7 : 9 }, (_, i) => ({
    x: frame.width * ((frame.tall ? 0.2 : 0.42) + i * (frame.tall ? 0.13 : 0.065)),
    s: size * (0.85 + random() * 0.35),
    dy: random(),
  }))
  for (const { x, s, dy } of spots.sort((a, b) => a.dy - b.dy)) {
    const y = hillHeight(place, x) + (8 + dy * 64) * frame.unit
    if (random() < 0.66) house(brush, x, y, s, s * 0.88, { depth: 0.22, lit: isLit(place) })
    else tree(brush, x, y, s * 1.3, random() < 0.5 ? 'round' : 'pine', 0.24)
  }
}

function near(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const top = frame.ground - frame.height * (frame.tall ? 0.1 : 0.12)
  ridge(brush, frame, { base: top, rise: frame.height * 0.025, seed: seed + 14, role: 'grass', depth: 0.04, waves: 1.2 })
  tufts(brush, frame, top + 10 * frame.unit, frame.height, 520, 'grass', seed + 8)
  tree(brush, frame.width * (frame.tall ? 0.02 : 0.075), top + frame.height * 0.05, frame.height * (frame.tall ? 0.3 : 0.5), 'round', 0.03)
  bush(brush, frame.width * 0.9, top + frame.height * 0.05, 150 * frame.unit, 0.03)
  flowers(brush, frame, top + frame.height * 0.03, frame.height * 0.97, 46, seed + 8)
}

export const village: Setting = {
  indoors: false,
  shows: ['village', 'houses', 'hills', 'trees'],
  compose: (place) => ({
    layers: [
      ...heavens(place),
      { name: 'hills', nearness: 0.2, draw: (brush) => far(place, brush) },
      { name: 'village', nearness: 0.5, draw: (brush) => slope(place, brush) },
      { name: 'meadow', nearness: 0.95, draw: (brush) => near(place, brush) },
      grassFringe(place),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
