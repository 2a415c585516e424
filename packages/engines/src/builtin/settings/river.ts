import { type Brush, box, ellipse, paintShape } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { boulders, clump } from '../parts/ground.ts'
import { glints } from '../parts/moving.ts'
import { bush, rock, tree } from '../parts/plants.ts'
import { flowers, mountain, ridge, tufts, water } from '../parts/terrain.ts'
import { waterfall, waterfallStreaks } from '../parts/wilds.ts'
import { grassFringe, heavens, sunX } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  for (const [k, h] of [
    [0.2, 0.2],
    [0.7, 0.3],
    [0.98, 0.22],
  ] as const)
    mountain(
      brush,
      frame.width * ((k + (seed % 5) * 0.13) % 1.1),
      frame.horizon,
      frame.width * 0.44,
      frame.height * h,
      0.62,
      seed + 3 + Math.round(k * 9),
    )
  ridge(brush, frame, { base: frame.horizon, rise: frame.height * 0.04, seed: seed + 2, role: 'pine', depth: 0.5 })
  const random = seeded(seed + 5)
  for (let i = 0; i < 26; i++)
    tree(
      brush,
      frame.width * (random() * 1.2 - 0.1),
      frame.horizon + (4 + random() * 14) * frame.unit,
      (60 + random() * 60) * frame.unit,
      random() < 0.7 ? 'pine' : 'round',
      0.44,
    )
}

function stream(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const { unit } = brush
  water(brush, frame, frame.horizon + frame.height * 0.03, frame.height + frame.bleed, time, sunX(place), seed)
  for (let i = 0; i < 4; i++)
    rock(brush, frame.width * (0.3 + i * 0.18), frame.horizon + frame.height * (0.1 + (i % 2) * 0.05), (30 + i * 8) * unit, 0.18)
  const flip = seed % 2 === 1
  if (flip) waterfall(brush, ...fallAt(place), 0.3)
  bridge(
    brush,
    frame.width * (frame.tall ? 0.7 : flip ? 0.5 : 0.72),
    frame.horizon + frame.height * (flip ? 0.15 : 0.12),
    frame.figure * (flip ? 0.74 : 0.86),
  )
  for (let i = 0; i < 12; i++) {
    const [x, y] = [frame.width * ((i * 0.173 + seed * 0.11) % 1), frame.horizon + frame.height * (0.14 + (i % 4) * 0.022)]
    ellipse(brush, x, y, (15 + (i % 3) * 6) * unit, (4 + (i % 3)) * unit, i % 2 ? 'leaf' : 'leafLight', {
      depth: 0.1,
      plain: true,
      noInk: true,
    })
    if (i % 3 === 0) ellipse(brush, x, y - 5 * unit, 7 * unit, 6 * unit, 'pink', { depth: 0.08, plain: true, noInk: true })
  }
}

const fallAt = ({ frame }: Place): readonly [number, number, number, number] => [
  frame.width * (frame.tall ? 0.76 : 0.82),
  frame.horizon + frame.height * 0.06,
  frame.figure * 0.28,
  frame.figure * 0.6,
]

function bridge(brush: Brush, x: number, y: number, w: number): void {
  const { g, unit } = brush
  const arch = path((p) => {
    p.moveTo(x - w / 2, y)
    p.quadraticCurveTo(x, y - w * 0.34, x + w / 2, y)
    p.lineTo(x + w / 2, y + w * 0.06)
    p.quadraticCurveTo(x, y - w * 0.24, x - w / 2, y + w * 0.06)
    p.closePath()
  })
  g.fillStyle = css([20, 14, 40], 0.25)
  g.fillRect(x - w * 0.46, y + w * 0.06, w * 0.92, 8 * unit)
  for (let i = 0; i <= 6; i++) {
    const u = i / 6
    box(brush, x - w / 2 + u * w - 3 * unit, y - w * 0.7 * u * (1 - u) - w * 0.17, 6 * unit, w * 0.19, 'wood', { depth: 0.2 })
  }
  paintShape(brush, arch, 'wood', [x - w / 2, y - w * 0.34, w, w * 0.4], { depth: 0.2, plain: true })
}

function bank(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.08
  ridge(brush, frame, { base: top, rise: frame.height * 0.03, seed: seed + 15, role: 'grass', depth: 0.03, waves: 1.3 })
  tufts(brush, frame, top + 8 * unit, frame.height, 480, 'grass', seed + 8)
  flowers(brush, frame, top + frame.height * 0.03, frame.height * 0.98, 40, seed + 5)
  tree(
    brush,
    frame.width * (frame.tall ? 0.02 : seed % 2 ? 0.95 : 0.09),
    top + 24 * unit,
    frame.height * (frame.tall ? 0.3 : 0.5),
    'round',
    0.03,
  )
  boulders(brush, frame.width * (seed % 2 ? 0.06 : 0.92), top + frame.height * 0.06, frame.figure * 0.42, 0, seed)
  for (let i = 0; i < 9; i++)
    clump(
      brush,
      frame.width * (i % 2 ? 0.7 + i * 0.035 : i * 0.035),
      top + (6 + (i % 3) * 12) * unit,
      (64 + (i % 3) * 18) * unit,
      seed + i,
      0.04,
      ['leaf', 'pine', 'wheat'],
    )
  bush(brush, frame.width * (seed % 2 ? 0.94 : 0.82), top + frame.height * 0.035, 130 * unit)
}

export const river: Setting = {
  indoors: false,
  shows: ['river', 'bridge', 'tree', 'rock', 'mountain', 'water lily', 'reed', 'flower'],
  compose: (place) => ({
    layers: [
      ...heavens(place),
      { name: 'far bank', nearness: 0.2, draw: (brush) => far(place, brush) },
      {
        name: 'river',
        nearness: 0.45,
        draw: (brush) => stream(place, brush),
        alive: (brush, seconds) => {
          glints(
            brush,
            [0, place.frame.horizon + place.frame.height * 0.05, place.frame.width, place.frame.ground - place.frame.height * 0.08],
            54,
            place.seed,
            seconds,
          )
          if (place.seed % 2) waterfallStreaks(brush, ...fallAt(place), seconds)
        },
      },
      { name: 'bank', nearness: 0.95, draw: (brush) => bank(place, brush) },
      grassFringe(place, 90),
    ],
    slots: [
      ...groundSlots(place.frame),
      ...skySlots(place.frame),
      { kind: 'water', x: place.frame.width * 0.52, y: place.frame.horizon + place.frame.height * 0.14, size: place.frame.figure * 0.3 },
    ],
    stands: standsOn(place.frame),
  }),
}
