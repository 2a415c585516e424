import { type Brush, ellipse, groundShadow, paintShape, tint } from '../paint/brush.ts'
import { glow, linear, newCanvas, stop } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Role } from '../paint/palette.ts'
import { dome } from '../parts/future.ts'
import { boulders } from '../parts/ground.ts'
import { blinker, twinkles } from '../parts/moving.ts'
import { blob } from '../parts/plants.ts'
import { facet } from '../parts/solid.ts'
import { skyColours, stars } from '../parts/sky.ts'
import { ridge } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Place, type Setting, type Slot, standsOn } from './setting.ts'

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
  const random = seeded(seed + 13)
  for (let i = 0; i < 9; i++) {
    const colour = tint(brush, (['purple', 'pink', 'blue', 'coral', 'teal'] as const)[(i + seed) % 5]!)
    glow(g, frame.width * random(), frame.height * random() * 0.7, frame.width * (0.1 + random() * 0.16), colour, 0.26)
  }
  stars(brush, { ...frame, horizon: frame.height }, 420, seed)
}

function planets(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const big = Math.min(frame.width, frame.height) * 0.2
  const flip = seed % 2 === 1
  if (seed % 3 === 2) earthLike(brush, frame.width * (frame.tall ? 0.66 : 0.72), frame.height * 0.26, big * 1.05, seed)
  else ringed(brush, frame.width * (frame.tall ? 0.66 : 0.7), frame.height * (flip ? 0.24 : 0.3), big * (flip ? 0.86 : 1.05), seed)
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
const PLANETS: readonly Role[] = ['#e0905a', '#5a9ad0', '#c86a9a', '#7ab090']

/** Seas, lands and clouds in a shining rim. */
function earthLike(brush: Brush, x: number, y: number, r: number, seed: number): void {
  const { g } = brush
  glow(g, x, y, r * 1.7, '#8ac8ff', 0.6)
  ellipse(brush, x, y, r, r, 'water')
  g.save()
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.clip()
  for (let i = 0; i < 6; i++)
    paintShape(
      brush,
      blob(x + Math.sin(i * 2.4 + seed) * r * 0.7, y + Math.cos(i * 1.7 + seed) * r * 0.6, r * 0.36, r * 0.24, 11, 0.5, seed + i),
      i % 2 ? 'leaf' : 'leafLight',
      [x - r, y - r, r * 2, r * 2],
      { plain: true, noInk: true },
    )
  for (let i = 0; i < 7; i++) {
    g.fillStyle = css('#ffffff', 0.55)
    g.beginPath()
    g.ellipse(x + Math.sin(i * 3.1 + seed) * r * 0.7, y - r * 0.8 + i * r * 0.26, r * 0.42, r * 0.05, 0.2, 0, 7)
    g.fill()
  }
  g.fillStyle = linear(g, x - r, y - r, x + r, y + r, [stop(0.4, '#04041a', 0), stop(1, '#04041a', 0.75)])
  g.fillRect(x - r, y - r, r * 2, r * 2)
  g.restore()
}

function ringed(brush: Brush, x: number, y: number, r: number, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  const [disc, q] = newCanvas(r * 2 + 8, r * 2 + 8)
  ellipse({ ...brush, g: q }, r + 4, r + 4, r, r, PLANETS[seed % PLANETS.length]!)
  q.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 7; i++) {
    q.fillStyle = css(tint(brush, i % 2 ? '#5a2a3a' : '#ffe0b8'), 0.25)
    q.fillRect(0, r * (0.2 + i * 0.26), r * 2 + 8, r * (0.06 + random() * 0.08))
  }
  g.drawImage(disc, x - r - 4, y - r - 4)
  g.save()
  g.translate(x, y)
  g.rotate(-0.3)
  g.strokeStyle = css(tint(brush, '#ffdcb4'), 0.75)
  for (const [a, w] of [
    [1.55, 0.09],
    [1.72, 0.05],
    [1.38, 0.04],
  ] as const) {
    g.lineWidth = r * w
    g.beginPath()
    g.ellipse(0, 0, r * a, r * a * 0.22, 0, -0.25, Math.PI + 0.25)
    g.stroke()
  }
  g.restore()
}

function moonGround(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const top = frame.ground - frame.height * 0.11
  ridge(brush, frame, {
    base: top - frame.height * 0.07,
    rise: frame.height * 0.05,
    seed: seed + 3,
    role: SOILS[seed % SOILS.length]![0],
    depth: 0.25,
  })
  ridge(brush, frame, { base: top, rise: frame.height * 0.022, seed: seed + 9, role: SOILS[seed % SOILS.length]![1], depth: 0.02 })
  for (const [x, y, r] of [
    [0.16, 0.95, 76],
    [0.56, 0.93, 92],
    [0.88, 0.9, 60],
    [0.36, 0.86, 40],
  ] as const) {
    g.fillStyle = css(tint(brush, '#5a3030'), 0.55)
    g.beginPath()
    g.ellipse(frame.width * x, frame.height * y, r * unit, r * 0.26 * unit, 0, 0, 7)
    g.fill()
    g.strokeStyle = css(tint(brush, '#ffc0a0'), 0.35)
    g.lineWidth = 3 * unit
    g.beginPath()
    g.ellipse(frame.width * x, frame.height * y + 3 * unit, r * unit, r * 0.26 * unit, 0, 0.1, Math.PI - 0.1)
    g.stroke()
  }
  boulders(brush, frame.width * 0.05, frame.ground, frame.figure * 0.4, 0, seed)
  base(place, brush)
}

/** A lander on its legs, or domes with lights: somebody has been here. */
function base({ frame, seed }: Place, brush: Brush): void {
  const [x, y, h] = [frame.width * (frame.tall ? 0.84 : seed % 2 ? 0.15 : 0.86), frame.ground - frame.height * 0.045, frame.figure * 0.62]
  if (seed % 2) {
    for (const [dx, r] of [
      [0.1, 0.42],
      [-0.5, 0.28],
      [0.66, 0.24],
    ] as const)
      dome(brush, x + dx * h, y + r * h * 0.05, r * h, '#5af0ff', true)
    return
  }
  groundShadow(brush, x, y, h * 0.5, h * 0.07)
  for (const side of [-1, 1]) {
    facet(brush, 'metal', [
      x + side * h * 0.16,
      y - h * 0.4,
      x + side * h * 0.22,
      y - h * 0.4,
      x + side * h * 0.46,
      y,
      x + side * h * 0.38,
      y,
    ])
    ellipse(brush, x + side * h * 0.42, y, h * 0.09, h * 0.025, 'metal')
  }
  facet(brush, 'gold', [x - h * 0.28, y - h * 0.24, x + h * 0.28, y - h * 0.24, x + h * 0.34, y - h * 0.52, x - h * 0.34, y - h * 0.52])
  ellipse(brush, x, y - h * 0.7, h * 0.3, h * 0.26, 'white')
  ellipse(brush, x - h * 0.05, y - h * 0.72, h * 0.11, h * 0.11, 'window', { lit: true, plain: true })
  facet(
    brush,
    'metal',
    [x - h * 0.01, y - h * 0.94, x + h * 0.015, y - h * 0.94, x + h * 0.015, y - h * 1.16, x - h * 0.01, y - h * 1.16],
    { noInk: true },
  )
  glow(brush.g, x - h * 0.05, y - h * 0.72, h * 0.5, '#ffe0a0', 0.6)
}

/** Where no planet is. */
const between = ({ frame }: Place): Slot[] =>
  [
    [0.43, 0.3],
    [0.88, 0.56],
    [0.28, 0.18],
  ].map(([x, y]) => ({ kind: 'sky', x: frame.width * x!, y: frame.height * y!, size: frame.figure * 0.32 }))

export const space: Setting = {
  indoors: false,
  shows: ['space', 'star', 'planet', 'crater', 'rock'],
  compose: (place) => ({
    layers: [
      {
        name: 'sky',
        nearness: 0,
        draw: (brush) => deepSky(place, brush),
        alive: (brush, seconds) => twinkles(brush, place.frame.width, place.frame.horizon, 46, place.seed, seconds),
      },
      { name: 'planets', nearness: 0.22, draw: (brush) => planets(place, brush) },
      {
        name: 'ground',
        nearness: 0.95,
        draw: (brush) => moonGround(place, brush),
        alive: (brush, seconds) =>
          blinker(
            brush,
            place.frame.width * (place.frame.tall ? 0.84 : place.seed % 2 ? 0.15 : 0.86),
            place.frame.ground - place.frame.height * 0.045 - place.frame.figure * 0.7,
            30 * place.frame.unit,
            '#ff5a5a',
            seconds,
          ),
      },
    ],
    slots: [...between(place), ...groundSlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
