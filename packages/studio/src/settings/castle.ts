import { type Brush, tint } from '../paint/brush.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { column } from '../parts/antiquity.ts'
import { house } from '../parts/buildings.ts'
import { flagPositions, fortress, pavilion, planFortress, wavingFlag } from '../parts/fortress.ts'
import { boulders, clump, trail } from '../parts/nature/ground.ts'
import { glints } from '../parts/animated.ts'
import { facet } from '../parts/solid.ts'
import { tree } from '../parts/nature/plants.ts'
import { flowers, mountain, ridge, tufts, water } from '../parts/nature/terrain.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const castleX = ({ frame, seed }: Place): number => frame.width * (frame.tall ? 0.56 : [0.66, 0.72, 0.58][seed % 3]!)
const moatY = ({ frame }: Place): number => frame.ground - frame.height * 0.145

/** Moat with a bridge to the gate. */
function moat(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const y = moatY(place)
  const { g } = brush
  g.save()
  g.beginPath()
  g.rect(-frame.bleed, y - frame.height * 0.035, frame.width + frame.bleed * 2, frame.height * 0.09)
  g.clip()
  water(brush, frame, y - frame.height * 0.035, y + frame.height * 0.055, time, castleX(place), seed)
  g.restore()
  const [x, w] = [castleX(place), frame.figure * 0.2]
  facet(
    brush,
    'wood',
    [
      x - w * 0.6,
      y - frame.height * 0.045,
      x + w * 0.6,
      y - frame.height * 0.045,
      x + w,
      y + frame.height * 0.06,
      x - w,
      y + frame.height * 0.06,
    ],
    { depth: 0.1 },
  )
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const u = i / 3
      column(brush, x + side * w * (0.62 + u * 0.42), y + frame.height * (u * 0.1 - 0.04), frame.figure * (0.06 + u * 0.03), 0.12, false, i)
    }
}

const isOnCrag = ({ seed }: Place): boolean => seed % 2 === 1
/** x, y (bottom centre) and height of the castle in pixels: by the moat or on a crag. */
const castleAt = (place: Place): readonly [number, number, number] => {
  const { frame } = place
  const height = frame.height * (frame.tall ? 0.34 : 0.6)
  return isOnCrag(place)
    ? [castleX(place), frame.horizon - frame.height * (frame.tall ? 0.03 : 0.02), height * 0.78]
    : [castleX(place), frame.horizon + frame.height * 0.085, height]
}

function land(place: Place, brush: Brush): void {
  const { frame, seed } = place
  for (const [k, h] of [
    [0.1, 0.32],
    [0.42, 0.2],
    [0.98, 0.26],
  ] as const)
    mountain(
      brush,
      frame.width * (k + (seed % 3) * 0.06),
      frame.horizon + frame.height * 0.03,
      frame.width * 0.42,
      frame.height * h,
      0.62,
      seed + 6 + Math.round(k * 9),
    )
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.02,
    rise: frame.height * 0.04,
    seed: seed + 5,
    role: 'grassDark',
    depth: 0.46,
  })
}

function castleOnHill(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const lit = time !== 'day'
  const [x, y, h] = castleAt(place)
  if (isOnCrag(place)) crag(brush, x, y, h, frame.horizon + frame.height * 0.1, seed)
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.055,
    rise: frame.height * 0.03,
    seed: seed + 7,
    role: 'grassDark',
    depth: 0.3,
    waves: 1.2,
  })
  fortress(brush, planFortress(seed), x, y, h, 0.2, lit)
  const random = seeded(seed + 8)
  for (let i = 0; i < 24; i++) {
    const side = random()
    const tx = frame.width * (side < 0.6 ? side * 0.6 : 0.92 + (side - 0.6) * 0.4)
    tree(brush, tx, frame.horizon + (28 + random() * 44) * frame.unit, (62 + random() * 52) * frame.unit, i % 4 ? 'pine' : 'round', 0.34)
  }
  for (let i = 0; i < 5; i++)
    house(
      brush,
      x + (i - 2) * frame.figure * 0.27 + (random() - 0.5) * 20 * frame.unit,
      frame.horizon + frame.height * (0.1 + (i % 2) * 0.014),
      frame.figure * 0.16,
      frame.figure * 0.14,
      { depth: 0.18, lit },
    )
}

/** A crag with a winding path. */
function crag(brush: Brush, x: number, y: number, h: number, baseY: number, seed: number): void {
  const random = seeded(seed + 18)
  const edge = (side: number): number[] => {
    const points: number[] = []
    for (let i = 0; i <= 6; i++)
      points.push(x + side * h * (0.52 + i * 0.07 + (random() - 0.5) * 0.06), y + ((baseY + h * 0.1 - y) * i) / 6)
    return points
  }
  const [left, right] = [edge(-1), edge(1)]
  const back: number[] = []
  for (let i = right.length - 2; i >= 0; i -= 2) back.push(right[i]!, right[i + 1]!)
  facet(brush, 'rock', [...left, ...back], { depth: 0.26, plain: false })
  for (let i = 0; i < 16; i++) {
    const [u, v] = [(random() - 0.5) * 1.1, random()]
    const [px, py, w] = [x + u * h, y + (baseY - y) * v, h * (0.05 + random() * 0.08)]
    facet(brush, 'rock', [px, py, px + w, py + w * 0.3, px + w * 0.7, py + w * 1.5, px - w * 0.2, py + w * 1.1], {
      depth: 0.26,
      lighten: i % 2 ? -0.16 : 0.14,
      noInk: true,
    })
  }
  const { g } = brush
  g.strokeStyle = css(tint(brush, 'sand', 0.2))
  g.lineWidth = h * 0.03
  g.lineJoin = 'round'
  g.beginPath()
  for (const [k, v] of [
    [0, 0],
    [0.36, 0.22],
    [-0.42, 0.5],
    [0.4, 0.82],
    [0.1, 1.1],
  ] as const)
    g.lineTo(x + k * h, y + (baseY - y) * v)
  g.stroke()
}

function meadow(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.1
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 12, role: 'grass', depth: 0.05 })
  tufts(brush, frame, top + 8 * unit, frame.height, 420, 'grass', seed + 2)
  trail(
    brush,
    frame,
    castleX(place),
    top + 4 * unit,
    frame.width * 0.52,
    frame.figure * 0.16,
    frame.width * (frame.tall ? 0.28 : 0.16),
    'sand',
    0.1,
  )
  boulders(brush, frame.width * (seed % 2 ? 0.16 : 0.88), top + frame.height * 0.05, frame.figure * 0.3, 0.02, seed)
  for (let i = 0; i < 6; i++)
    clump(brush, frame.width * ((i * 0.21 + 0.04) % 1), frame.ground + frame.height * (0.02 + (i % 3) * 0.025), 42 * unit, seed + i)
  const tents = frame.width * (frame.tall ? 0.88 : seed % 2 ? 0.2 : 0.9)
  if (!frame.tall)
    pavilion(brush, tents - frame.figure * 0.34, top + frame.height * 0.012, frame.figure * 0.36, 'teal', place.time !== 'day')
  pavilion(brush, tents, top + frame.height * 0.03, frame.figure * 0.5, planFortress(seed).banner, place.time !== 'day')
  tree(brush, frame.width * 0.05, top + 30 * unit, frame.height * (frame.tall ? 0.26 : 0.44), 'round')
  tree(brush, frame.width * 0.97, top + 30 * unit, frame.height * (frame.tall ? 0.22 : 0.36), 'round')
  flowers(brush, frame, top + frame.height * 0.03, frame.height * 0.98, 44, seed + 4)
}

export const castle: Setting = {
  indoors: false,
  shows: ['castle', 'flag', 'tree', 'path', 'moat', 'bridge', 'mountain', 'flower', 'tent'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place),
      { name: 'land', nearness: 0.18, draw: (brush) => land(place, brush) },
      {
        name: 'castle',
        nearness: 0.42,
        draw: (brush) => castleOnHill(place, brush),
        animate: (brush, seconds) => {
          const plan = planFortress(place.seed)
          for (const [x, y, s] of flagPositions(plan, ...castleAt(place))) wavingFlag(brush, x, y, s, plan.banner, seconds, 0.14)
        },
      },
      {
        name: 'moat',
        nearness: 0.62,
        draw: (brush) => moat(place, brush),
        animate: (brush, seconds) =>
          glints(
            brush,
            [0, moatY(place) - place.frame.height * 0.02, place.frame.width, moatY(place) + place.frame.height * 0.04],
            34,
            place.seed,
            seconds,
          ),
      },
      { name: 'green', nearness: 0.95, draw: (brush) => meadow(place, brush) },
      grassFringe(place, 80),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
