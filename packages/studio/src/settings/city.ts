import { type Brush, tint } from '../paint/brush.ts'
import { box } from '../paint/shapes.ts'
import { linear } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { streetLamp, tower } from '../parts/buildings.ts'
import { streetSide } from '../parts/facades.ts'
import { bench } from '../parts/nature/ground.ts'
import { blinker } from '../parts/animated.ts'
import { tree } from '../parts/nature/plants.ts'
import { facet } from '../parts/solid.ts'
import { pedestrians } from '../parts/street-life.ts'
import { trafficLight, car } from '../parts/traffic.ts'
import { groundPerspective, type GroundPerspective } from '../parts/ground-perspective.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const WALLS: readonly Role[] = ['dark', 'roofDark', 'blue', 'wallCool', 'metal', 'wallWarm']
const viewOf = ({ frame, seed }: Place): GroundPerspective => groundPerspective(frame, 0.42 + (seed % 4) * 0.05)
const isNarrow = ({ frame }: Place): boolean => frame.width / frame.height < 1.2
const roadHalf = (place: Place): number => (isNarrow(place) ? 2.4 : 4)
const kerbHalf = (place: Place): number => (isNarrow(place) ? 3.4 : 6.4)

function skyline(place: Place, brush: Brush, k: number): void {
  const { frame, seed, time } = place
  const baseY = viewOf(place).yBehind(frame.ground, 60) + 4
  const count = Math.round([17, 11][k]! * (frame.tall ? 0.6 : 1))
  const width = [70, 110][k]! * frame.unit
  for (let i = 0; i < count; i++) {
    const random = seeded(seed + i * 7 + k * 99)
    const h = frame.height * ([0.34, 0.24][k]! * (0.55 + random() * 0.75))
    tower(brush, leftOf(frame) + (i * spanOf(frame)) / count, baseY, width * (0.8 + random() * 0.5), h, {
      depth: [0.64, 0.46][k]!,
      role: pick(WALLS, random),
      lit: time === 'day' ? 0.08 : 0.5,
      cell: [9, 12][k]! * frame.unit,
    })
  }
}

function blocks(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const view = viewOf(place)
  const { g } = brush
  const far = view.yBehind(frame.ground, 60)
  g.fillStyle = linear(g, 0, far, 0, frame.height, [tint(brush, 'stone', 0.45), tint(brush, 'stone', 0.05)])
  g.fillRect(leftOf(frame), far, spanOf(frame), frame.height - far)
  for (const side of [-1, 1] as const)
    streetSide(
      brush,
      view,
      side,
      kerbHalf(place),
      view.yBehind(frame.ground, -1),
      6,
      frame.tall ? [20, 34] : [14, 27],
      time === 'day' ? 0.08 : 0.5,
      seed,
      false,
    )
}

/** The road in perspective with markings, crossing and pavements. */
function road(place: Place, brush: Brush): void {
  const { frame } = place
  const view = viewOf(place)
  const { g } = brush
  const [far, bottom] = [view.yBehind(frame.ground, 60), frame.height + frame.bleed]
  const x = (metres: number, y: number): number => view.vanishingX + metres * view.pixelsPerMetre(y)
  const strip = (from: number, to: number, role: Role, y0 = far, y1 = bottom, lighten = 0): void =>
    facet(brush, role, [x(from, y0), y0, x(to, y0), y0, x(to, y1), y1, x(from, y1), y1], { noInk: true, cel: 0, lighten })
  const half = roadHalf(place)
  strip(-kerbHalf(place), kerbHalf(place), 'stone')
  for (let metres = -2; metres < 40; metres += 1.6) {
    const y = view.yBehind(frame.ground, metres)
    g.fillStyle = css(tint(brush, 'dark', 0.3), 0.16)
    g.fillRect(x(-kerbHalf(place), y), y, 2 * kerbHalf(place) * view.pixelsPerMetre(y), Math.max(1, 0.03 * view.pixelsPerMetre(y)))
  }
  strip(-half, half, 'road')
  for (const side of [-1, 1]) strip(side * half - 0.1, side * half + 0.1, 'white', far, bottom, -0.12)
  for (let metres = 11; metres < 50; metres += 4)
    strip(-0.09, 0.09, 'window', view.yBehind(frame.ground, metres + 2), view.yBehind(frame.ground, metres))
  for (let i = -Math.floor(half / 0.9); i <= half / 0.9 - 0.2; i++)
    strip(i * 0.9, i * 0.9 + 0.5, 'white', view.yBehind(frame.ground, 8.6), view.yBehind(frame.ground, 6), -0.1)
}

function roadAndFurniture(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const view = viewOf(place)
  const lit = time !== 'day'
  road(place, brush)
  const groundPoint = (metres: number, off: number): [number, number, number] => {
    const y = view.yBehind(frame.ground, metres)
    return [view.vanishingX + off * view.pixelsPerMetre(y), y, view.pixelsPerMetre(y)]
  }
  const random = seeded(seed + 5)
  const kerb = roadHalf(place) + 0.6
  for (const metres of [26, 17, 10, 5]) {
    for (const side of [-1, 1]) {
      const [x, y, m] = groundPoint(metres, side * kerb)
      streetLamp(brush, x, y, 4.2 * m, lit)
      const [tx, ty, tm] = groundPoint(metres - 1.8, side * (kerb + 0.9))
      box(brush, tx - 0.35 * tm, ty - 0.12 * tm, 0.7 * tm, 0.12 * tm, 'earth')
      tree(brush, tx, ty, 3.1 * tm, 'round', metres * 0.012)
    }
  }
  for (const [metres, off] of isNarrow(place)
    ? ([[19, -1.1]] as const)
    : ([
        [28, -1.9],
        [17, -2],
      ] as const)) {
    const [x, y, m] = groundPoint(metres, off)
    car(brush, x, y, 1.7 * m, pick(CARS, random), lit)
  }
  const [lx, ly, lm] = groundPoint(5.6, -kerb + 0.2)
  trafficLight(brush, lx, ly, 3 * lm, seed)
  if (!isNarrow(place)) {
    const [bx, by, bm] = groundPoint(1.6, kerb + 0.8)
    bench(brush, bx, by, bm)
  }
}

/** Pedestrians and a passing car. */
function animateStreet(brush: Brush, seconds: number, place: Place): void {
  const { frame, seed, time, weather } = place
  const view = viewOf(place)
  const lit = time !== 'day'
  const kerb = roadHalf(place) + 1.5
  const walks = isNarrow(place) ? [-kerb, kerb] : [-kerb, -kerb - 0.8, kerb, kerb + 0.9, -kerb + 0.3]
  pedestrians(
    brush,
    view,
    frame.ground,
    walks.map((offsetMetres) => ({ offsetMetres, from: 7, to: 34 })),
    seed,
    seconds,
    weather === 'rain' || weather === 'storm',
  )
  const driven = (seed * 7 + seconds * 5) % 44
  const y = view.yBehind(frame.ground, 54 - driven)
  car(
    brush,
    view.vanishingX + 0.46 * roadHalf(place) * view.pixelsPerMetre(y),
    y,
    1.7 * view.pixelsPerMetre(y),
    pick(CARS, seeded(seed + 2)),
    lit,
  )
}

/** Blinking rooftop lights at night. */
function roofLights(brush: Brush, seconds: number, { frame, seed, time }: Place): void {
  if (time === 'day') return
  const random = seeded(seed + 91)
  for (let i = 0; i < 7; i++)
    blinker(
      brush,
      frame.width * random(),
      frame.horizon * (0.3 + random() * 0.5),
      22 * frame.unit,
      i % 2 ? '#ff5a5a' : (brush.look.lamp ?? '#ffd28a'),
      seconds * (0.3 + random() * 0.5),
      random(),
    )
}

const CARS: readonly Role[] = ['red', 'yellow', 'teal', 'blue', 'white']

export const city: Setting = {
  indoors: false,
  shows: ['city', 'building', 'road', 'street lamp', 'car', 'tree', 'traffic light', 'window', 'people'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      { name: 'skyline', nearness: 0.18, draw: (brush) => (skyline(place, brush, 0), skyline(place, brush, 1)) },
      {
        name: 'blocks',
        nearness: 0.5,
        draw: (brush) => blocks(place, brush),
        animate: (brush, seconds) => roofLights(brush, seconds, place),
      },
      {
        name: 'road',
        nearness: 0.85,
        draw: (brush) => roadAndFurniture(place, brush),
        animate: (brush, seconds) => animateStreet(brush, seconds, place),
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
