import { type Brush, tint } from '../paint/brush.ts'
import { ellipse } from '../paint/shapes.ts'
import { glow, linear } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Role } from '../paint/palette.ts'
import { dome } from '../parts/future.ts'
import { boulders } from '../parts/nature/ground.ts'
import { crater, groundFlag, lander, milkyWay, peaks, rover, satellite, shootingStar, alienPlants } from '../parts/moonbase.ts'
import { blinker, twinkles } from '../parts/animated.ts'
import { earthLikePlanet, ringedPlanet } from '../parts/nature/planets.ts'
import { skyColours, stars } from '../parts/nature/sky.ts'
import { pebbles, ridge } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Place, type Setting, type Slot, figureSlots } from './setting.ts'

function deepSky(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, look } = brush
  const colours = skyColours(look, 'night')
  g.fillStyle = linear(g, 0, -frame.bleed, frame.width * 0.4, frame.height, [
    mix(colours[0]!, '#04041a', 0.55),
    mix(colours[1]!, '#120a3a', 0.6),
    mix(colours[2]!, '#35145a', 0.6),
  ])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  const clouds = [0, 1, 2].map((i) => tint(brush, NEBULAE[(seed + i) % NEBULAE.length]!))
  stars(brush, { ...frame, horizon: frame.height }, 420, seed)
  milkyWay(brush, frame, clouds, seed)
  glow(g, frame.width * (seed % 2 ? 0.2 : 0.8), frame.ground - frame.height * 0.2, frame.width * 0.4, clouds[0]!, 0.4)
}

const NEBULAE: readonly Role[] = ['purple', 'pink', 'blue', 'coral', 'teal']

function planets(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const big = Math.min(frame.width, frame.height) * 0.2
  const flip = seed % 2 === 1
  if (seed % 3 === 2) earthLikePlanet(brush, frame.width * (frame.tall ? 0.66 : 0.72), frame.height * 0.26, big * 1.05, seed)
  else ringedPlanet(brush, frame.width * (frame.tall ? 0.66 : 0.7), frame.height * (flip ? 0.24 : 0.3), big * (flip ? 0.86 : 1.05), seed)
  ellipse(
    brush,
    frame.width * (flip ? 0.12 : 0.2),
    frame.height * (flip ? 0.22 : 0.5),
    big * 0.36,
    big * 0.36,
    WORLDS[seed % WORLDS.length]!,
  )
  ellipse(brush, frame.width * 0.4, frame.height * 0.13, big * 0.16, big * 0.16, WORLDS[(seed + 2) % WORLDS.length]!)
  ellipse(brush, frame.width * 0.93, frame.height * 0.5, big * 0.12, big * 0.12, WORLDS[(seed + 1) % WORLDS.length]!)
}

const WORLDS: readonly Role[] = ['far', 'coral', 'stone', 'teal', 'purple']
const SOILS: readonly (readonly [Role, Role])[] = [
  ['#8a5a52', '#b0705c'],
  ['#5f6078', '#8f90a6'],
  ['#4a5a80', '#7a8fb0'],
  ['#6a4a70', '#9a78a0'],
]

const KINDS = ['domes', 'lander', 'garden'] as const
const kindOf = ({ seed, isWild }: Place): (typeof KINDS)[number] | 'wild' => (isWild ? 'wild' : KINDS[seed % KINDS.length]!)
const soilOf = ({ seed }: Place): readonly [Role, Role] => SOILS[Math.floor(seed / 2) % SOILS.length]!

/** Mountain ranges, craters and distant domes. */
function ranges(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const [dark, light] = soilOf(place)
  const base = frame.ground - frame.height * 0.13
  peaks(brush, frame, base + frame.height * 0.02, frame.height * (frame.tall ? 0.16 : 0.24), dark, 0.3, seed)
  peaks(brush, frame, base + frame.height * 0.03, frame.height * 0.11, light, 0.16, seed + 9)
  ridge(brush, frame, { base: base + frame.height * 0.005, rise: frame.height * 0.03, seed: seed + 3, role: dark, depth: 0.16 })
  const random = seeded(seed + 6)
  for (let i = 0; i < 7; i++)
    crater(brush, frame.width * random(), base + frame.height * (0.03 + random() * 0.03), (16 + random() * 34) * brush.unit, dark)
  if (kindOf(place) === 'domes')
    for (const [i, k] of [0.16, 0.4, 0.62].entries())
      dome(brush, frame.width * k, base + frame.height * 0.035, frame.figure * [0.16, 0.1, 0.13][i]!, '#5af0ff', true)
}

function moonGround(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit, g } = brush
  const top = frame.ground - frame.height * 0.095
  const role = soilOf(place)[1]
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 9, role, depth: 0.02 })
  pebbles(brush, frame, top + 10 * unit, frame.height, 260, role, seed + 2)
  const random = seeded(seed + 26)
  for (const [x, y, r] of [
    [0.14, 0.95, 76],
    [0.78, 0.955, 92],
    [0.93, 0.86, 44],
    [0.46, 0.985, 120],
    [0.05, 0.85, 34],
  ] as const)
    crater(brush, frame.width * (x + (random() - 0.5) * 0.06), frame.height * y, r * unit * (0.8 + random() * 0.4), role)
  g.fillStyle = css(tint(brush, role, 0, -0.4), 0.6)
  for (let i = 0; i < (place.isWild ? 0 : 12); i++) {
    const [x, y] = [frame.width * (0.5 + i * 0.03), frame.ground + frame.height * (0.05 - i * 0.009)]
    g.beginPath()
    g.ellipse(x, y + (i % 2) * 9 * unit, (9 - i * 0.4) * unit, (4 - i * 0.2) * unit, 0, 0, 7)
    g.fill()
  }
  boulders(brush, frame.width * (seed % 2 ? 0.94 : 0.05), frame.ground, frame.figure * 0.4, 0, seed)
  base(place, brush)
}

const baseAt = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.84 : seed % 2 ? 0.14 : 0.86),
  frame.ground - frame.height * 0.045,
  frame.figure * 0.62,
]

/** Domes, a lander with its rover, or alien plants, by seed, where somebody is. */
function base(place: Place, brush: Brush): void {
  if (place.isWild) return
  const { frame, seed } = place
  const [x, y, h] = baseAt(place)
  const side = seed % 2 ? 1 : -1
  if (kindOf(place) === 'domes') {
    for (const [dx, r] of [
      [0.1, 0.42],
      [-0.5, 0.28],
      [0.66, 0.24],
    ] as const)
      dome(brush, x + dx * h, y + r * h * 0.05, r * h, '#5af0ff', true)
    return
  }
  if (kindOf(place) === 'garden') {
    alienPlants(brush, x, y + frame.height * 0.02, h * 1.15, seed)
    alienPlants(brush, frame.width - x, y, h * 0.6, seed + 4)
    return
  }
  lander(brush, x, y, h)
  if (frame.tall) return
  rover(brush, frame.width - x + side * h * 0.1, y + frame.height * 0.01, h * 0.78)
  groundFlag(brush, frame.width - x - side * h * 0.62, y + frame.height * 0.01, h * 0.74, (['red', 'teal', 'blue'] as const)[seed % 3]!)
}

/** Sky slots without planets. */
const freeSkySlots = ({ frame }: Place): Slot[] =>
  [
    [0.43, 0.3],
    [0.88, 0.56],
    [0.28, 0.18],
  ].map(([x, y]) => ({ kind: 'sky', x: frame.width * x!, y: frame.height * y!, size: frame.figure * 0.32 }))

export const space: Setting = {
  indoors: false,
  shows: ['space', 'star', 'planet', 'crater', 'rock', 'mountain', 'satellite'],
  compose: (place) => ({
    layers: [
      {
        name: 'sky',
        nearness: 0,
        draw: (brush) => deepSky(place, brush),
        animate: (brush, seconds) => {
          const { frame, seed } = place
          twinkles(brush, frame.width, frame.horizon, 46, seed, seconds)
          shootingStar(brush, frame.width, frame.height, seed, seconds)
        },
      },
      {
        name: 'planets',
        nearness: 0.22,
        draw: (brush) => planets(place, brush),
        animate: (brush, seconds) => {
          if (place.isWild) return
          const { frame, seed } = place
          const u = ((seed % 10) / 10 + seconds * 0.012) % 1
          satellite(brush, frame.width * u, frame.height * (0.36 - u * 0.22), 26 * frame.unit, seconds * 0.1)
        },
      },
      {
        name: 'ranges',
        nearness: 0.5,
        draw: (brush) => ranges(place, brush),
      },
      {
        name: 'ground',
        nearness: 0.95,
        draw: (brush) => moonGround(place, brush),
        animate: (brush, seconds) => {
          if (place.isWild) return
          const [x, y, h] = baseAt(place)
          blinker(brush, x, y - h * (kindOf(place) === 'lander' ? 1.16 : 0.5), 30 * place.frame.unit, '#ff5a5a', seconds)
        },
      },
    ],
    slots: [...freeSkySlots(place), ...groundSlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
