import type { Brush } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import { clamp, lerp, smoothstep } from '../paint/colour.ts'
import { simplexNoise, pick, seeded } from '../paint/random.ts'
import { church, house } from '../parts/buildings.ts'
import { chimneyTop, cottage } from '../parts/cottage.ts'
import { hens } from '../parts/farm.ts'
import { clump, fence, shrubs, trail } from '../parts/nature/ground.ts'
import { smoke } from '../parts/animated.ts'
import { bush, tree } from '../parts/nature/plants.ts'
import { flowers, mountain, ridge, tufts } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const isLit = ({ time }: Place): boolean => time !== 'day'
/** x of the hilltop as a fraction of the frame width. */
const crest = ({ seed }: Place): number => (seed % 3 === 0 ? 0.62 : 0.95)

function hillHeight(place: Place, x: number): number {
  const { frame, seed } = place
  const u = x / frame.width
  const rise = smoothstep(clamp(1 - Math.abs(u - crest(place)) / 0.62))
  return (
    lerp(frame.horizon + frame.height * 0.09, frame.horizon - frame.height * 0.05, rise) +
    12 * frame.unit * simplexNoise(seed + 4)(x / (130 * frame.unit), 4)
  )
}

function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const random = seeded(seed + 12)
  for (let i = 0; i < 3; i++)
    mountain(
      brush,
      frame.width * (0.1 + i * 0.33 + random() * 0.16),
      frame.horizon,
      frame.width * (0.34 + random() * 0.2),
      frame.height * (0.15 + random() * 0.13),
      0.64 + i * 0.03,
      seed + 3 + i,
      random() < 0.6,
    )
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
  church(
    brush,
    frame.width * clamp(crest(place) - 0.16, 0.3, 0.8),
    hillHeight(place, frame.width * (crest(place) - 0.16)) + 8 * frame.unit,
    size * 1.9,
    0.3,
    isLit(place),
  )
  const spots = Array.from({ length: frame.tall ? 8 : 15 }, (_, i) => ({
    x: frame.width * ((frame.tall ? 0.12 : 0.04) + i * (frame.tall ? 0.12 : 0.066)),
    s: size * (0.8 + random() * 0.4),
    dy: random(),
  }))
  for (const { x, s, dy } of spots.sort((a, b) => a.dy - b.dy)) {
    const y = hillHeight(place, x) + (8 + dy * 60) * frame.unit
    if (random() < 0.6) house(brush, x, y, s, s * 0.88, { depth: 0.26, lit: isLit(place) })
    else tree(brush, x, y, s * 1.3, pick(['round', 'pine'] as const, random), 0.28)
  }
}

type CottagePlacement = { readonly x: number; readonly y: number; readonly w: number; readonly seed: number }

/** Cottages in the foreground on both sides of the path. */
function cottages({ frame, seed }: Place): CottagePlacement[] {
  const random = seeded(seed + 44)
  const top = frame.ground - frame.height * 0.105
  const at = frame.tall ? [0.2, 0.86] : [0.58, 0.79, 0.985, -0.03]
  return at.map((x, i) => ({
    x: frame.width * (x + (random() - 0.5) * 0.03),
    y: top + (i % 2 ? 10 : -6) * frame.unit,
    w: frame.figure * (0.5 + random() * 0.12),
    seed: seed + i * 7,
  }))
}

function near(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = frame.ground - frame.height * (frame.tall ? 0.1 : 0.12)
  ridge(brush, frame, { base: top, rise: frame.height * 0.025, seed: seed + 14, role: 'grass', depth: 0.05, waves: 1.2 })
  shrubs(brush, frame, top + 8 * unit, 9, 84 * unit, 0.1, seed + 70)
  for (const placement of cottages(place))
    cottage(brush, placement.x, placement.y, placement.w, { depth: 0.08, lit: isLit(place), seed: placement.seed })
  trail(
    brush,
    frame,
    frame.width * 0.44,
    top - 2 * unit,
    frame.width * 0.5,
    16 * unit,
    frame.width * (frame.tall ? 0.26 : 0.13),
    'sand',
    0.12,
  )
  fence(brush, frame.width * 0.66, frame.width + frame.bleed, top + 36 * unit, 52 * unit)
  tufts(brush, frame, top + 10 * unit, frame.height, 420, 'grass', seed + 8)
  if (!frame.tall) tree(brush, frame.width * (seed % 2 ? 0.13 : 0.09), top + frame.height * 0.05, frame.height * 0.52, 'round', 0.03)
  bush(brush, frame.width * 0.91, top + frame.height * 0.07, 150 * unit)
  for (let i = 0; i < 6; i++)
    clump(brush, frame.width * ((i * 0.19 + seed * 0.07) % 1), frame.ground + frame.height * (0.03 + (i % 3) * 0.02), 40 * unit, seed + i)
  flowers(brush, frame, top + frame.height * 0.05, frame.height * 0.97, 50, seed + 8)
}

export const village: Setting = {
  indoors: false,
  shows: ['village', 'house', 'church', 'hill', 'tree', 'path', 'fence', 'flower'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place),
      { name: 'hills', nearness: 0.2, draw: (brush) => far(place, brush) },
      { name: 'village', nearness: 0.5, draw: (brush) => slope(place, brush) },
      {
        name: 'meadow',
        nearness: 0.95,
        draw: (brush) => near(place, brush),
        animate: (brush, seconds) => {
          for (const placement of cottages(place).slice(0, 2))
            smoke(brush, ...chimneyTop(placement.x, placement.y, placement.w, placement.seed), placement.w * 0.6, seconds + placement.x)
          const { frame, seed } = place
          if (place.time !== 'night')
            hens(
              brush,
              frame.width * (frame.tall ? 0.8 : 0.76),
              frame.ground - frame.height * 0.035,
              frame.figure * 0.085,
              4,
              seed,
              seconds,
            )
        },
      },
      grassFringe(place),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
