import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, polygon } from '../paint/shapes.ts'
import { css, lerp } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { hens, scarecrow, tractor } from '../parts/farm.ts'
import { clump, fence, trail } from '../parts/nature/ground.ts'
import { smoke } from '../parts/animated.ts'
import { bush, tree } from '../parts/nature/plants.ts'
import { facet } from '../parts/solid.ts'
import { flowers, ridge, ridgeHeight, type Ridge, tufts } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

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

/** Crop rows towards the horizon, with mill, barn and bales. */
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
  const flip = seed % 2 === 1
  if (flip) windmill(brush, ...millAt(place))
  barn(brush, frame.width * (frame.tall ? 0.74 : flip ? 0.9 : 0.78), top + 16 * unit, frame.figure * 0.5)
  const random = seeded(seed + 17)
  for (let i = 0; i < 6; i++)
    bale(
      brush,
      frame.width * ((i * 0.19 + random() * 0.08) % 1),
      top + frame.height * (0.045 + random() * 0.04),
      frame.figure * (0.1 + random() * 0.03),
    )
}

const millAt = ({ frame }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.34 : 0.68),
  frame.horizon + frame.height * 0.115,
  frame.figure * 0.9,
]

/** A straw bale. (x, y): bottom centre. */
function bale(brush: Brush, x: number, y: number, r: number): void {
  groundShadow(brush, x, y, r * 1.3, r * 0.24, 0.1)
  box(brush, x - r * 0.2, y - r * 1.6, r * 1.3, r * 1.6, 'wheat', { depth: 0.12, round: r * 0.7, lighten: -0.12 })
  for (const [k, lighten] of [
    [1, 0],
    [0.66, -0.16],
    [0.5, 0.06],
    [0.24, -0.16],
  ] as const)
    ellipse(brush, x - r * 0.2, y - r * 0.8, r * 0.66 * k, r * 0.8 * k, 'wheat', { depth: 0.12, lighten, plain: true, noInk: k < 1 })
}

function windmill(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 0.3, h * 0.05, 0.1)
  facet(brush, 'wall', [x - h * 0.17, y, x - h * 0.1, y - h * 0.62, x + h * 0.1, y - h * 0.62, x + h * 0.17, y], {
    depth: 0.14,
    plain: false,
  })
  facet(brush, 'roof', [x - h * 0.13, y - h * 0.61, x, y - h * 0.8, x + h * 0.13, y - h * 0.61], { depth: 0.14 })
  box(brush, x - h * 0.04, y - h * 0.14, h * 0.08, h * 0.14, 'wood', { depth: 0.14, round: [h * 0.04, h * 0.04, 0, 0] })
  for (const k of [0.3, 0.46]) box(brush, x - h * 0.025, y - h * k, h * 0.05, h * 0.06, 'window', { depth: 0.1 })
}

/** The turning sails of the windmill at a time in seconds. */
function sails(brush: Brush, x: number, y: number, h: number, seconds: number): void {
  const { g } = brush
  g.save()
  g.translate(x, y - h * 0.64)
  g.rotate(seconds * 0.5 + 0.4)
  for (let i = 0; i < 4; i++) {
    g.rotate(Math.PI / 2)
    g.fillStyle = css(tint(brush, 'white', 0.12))
    g.fillRect(h * 0.02, h * 0.08, h * 0.1, h * 0.38)
    g.fillStyle = css(tint(brush, 'wood', 0.12))
    g.fillRect(-h * 0.012, 0, h * 0.024, h * 0.48)
    for (let k = 0; k < 4; k++) g.fillRect(0, h * (0.1 + k * 0.11), h * 0.12, h * 0.01)
  }
  g.restore()
}

/** A tractor driving across the frame, with exhaust smoke. */
function movingTractor({ frame, seed }: Place, brush: Brush, seconds: number): void {
  const round = spanOf(frame) + frame.figure
  const x = leftOf(frame) - frame.figure * 0.4 + ((seed * 0.31 * round + seconds * frame.figure * 0.16) % round)
  const y = frame.horizon + frame.height * 0.135
  const w = frame.figure * 0.26
  smoke(brush, x + w * 0.3, y - w * 0.66, w * 0.7, seconds * 2, '#e8e4e0', -0.9)
  tractor(brush, x, y, w, 1, seed % 4 ? 'red' : 'leaf', seconds)
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
  scarecrow(
    brush,
    frame.width * (frame.tall ? 0.2 : seed % 2 ? 0.24 : 0.6),
    top + 10 * unit,
    frame.figure * 0.36,
    seed % 2 ? 'coral' : 'teal',
  )
  fenceRow(place, brush, top)
  const flip = seed % 2 === 1
  bush(brush, frame.width * (flip ? 0.1 : 0.93), top + frame.height * 0.04, 170 * unit)
  for (let i = 0; i < 7; i++)
    clump(brush, frame.width * ((i * 0.17 + 0.06) % 1), frame.ground + frame.height * (0.02 + (i % 3) * 0.025), 44 * unit, seed + i)
  trail(
    brush,
    frame,
    frame.width * 0.5,
    top - 6 * unit,
    frame.width * 0.47,
    18 * unit,
    frame.width * (frame.tall ? 0.22 : 0.11),
    'earth',
    0.12,
  )
  tree(
    brush,
    frame.width * (frame.tall ? 0.02 : seed % 2 ? 0.93 : 0.08),
    top + 20 * unit,
    frame.height * (frame.tall ? 0.28 : 0.46),
    'round',
    0.03,
  )
}

const fenceRow = ({ frame }: Place, brush: Brush, top: number): void =>
  fence(brush, leftOf(frame), leftOf(frame) + spanOf(frame), top + 18 * brush.unit, 76 * brush.unit, 'woodLight', [
    frame.width * 0.42,
    frame.width * 0.58,
  ])

export const field: Setting = {
  indoors: false,
  shows: ['field', 'barn', 'meadow', 'flower', 'fence', 'straw', 'tree', 'path', 'scarecrow', 'hen'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place),
      { name: 'hills', nearness: 0.2, draw: (brush) => far(place, brush) },
      {
        name: 'rows',
        nearness: 0.5,
        draw: (brush) => rows(place, brush),
        animate: (brush, seconds) => {
          if (place.seed % 2) sails(brush, ...millAt(place), seconds)
          else movingTractor(place, brush, seconds)
        },
      },
      {
        name: 'meadow',
        nearness: 0.95,
        draw: (brush) => meadow(place, brush),
        animate: (brush, seconds) => {
          const { frame, seed } = place
          hens(
            brush,
            frame.width * (frame.tall ? 0.76 : seed % 2 ? 0.14 : 0.8),
            frame.ground - frame.height * 0.04,
            frame.figure * 0.085,
            4,
            seed,
            seconds,
          )
        },
      },
      grassFringe(place, 90),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
