import { type Brush, tint } from '../../paint/brush.ts'
import { box, groundShadow } from '../../paint/shapes.ts'
import { glow, linear, stop } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, seeded } from '../../paint/random.ts'
import { blinker } from '../../parts/animated.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { treeLine } from '../../parts/nature/ground.ts'
import { facet } from '../../parts/solid.ts'
import { car } from '../../parts/traffic.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const viewOf = ({ frame, seed }: Place): GroundPerspective => groundPerspective(frame, frame.tall ? 0.5 : 0.4 + (seed % 3) * 0.1)
const isLit = ({ time }: Place): boolean => time === 'night' || time === 'dusk'
const CARS: readonly Role[] = ['red', 'blue', 'white', 'metal', 'teal', 'dark', '#b08a5a']
/** Metres from the viewer to the building. */
const STORE = 34
const WALLS: readonly Role[] = ['#d8cdb8', '#c4ccd0', '#d0b8a0']
const BANDS: readonly Role[] = ['#3f6a8a', '#8a4a3a', '#4a7a5a']

/** A long low store with a glass front and no name. */
function store(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const y = view.yBehind(frame.ground, STORE)
  const m = view.pixelsPerMetre(y)
  const middle = view.vanishingX + (seed % 2 ? -3 : 3) * m
  treeLine(brush, frame, () => y + 1, 20, 7 * m, 0.5, seed, ['round', 'round', 'pine'])
  const half = frame.tall ? 11 : 17
  const wall = WALLS[seed % WALLS.length]!
  const band = BANDS[seed % BANDS.length]!
  const lit = isLit(place)
  box(brush, middle - half * m, y - 6 * m, half * 2 * m, 6 * m, wall, { depth: 0.3, cel: 0 })
  box(brush, middle - half * m, y - 6.3 * m, half * 2 * m, 0.6 * m, wall, { depth: 0.3, noInk: true, lighten: -0.2 })
  box(brush, middle - half * m, y - 4.3 * m, half * 2 * m, 0.9 * m, band, { depth: 0.28, noInk: true })
  for (let x = -half + 1; x < half - 1.6; x += 2.2) {
    if (Math.abs(x + 1) < 3) continue
    box(brush, middle + x * m, y - 3.2 * m, 1.9 * m, 2.8 * m, lit ? 'window' : 'glass', {
      depth: lit ? 0.06 : 0.28,
      noInk: true,
      emissive: lit,
      ...(lit && { mode: 'flat' }),
    })
  }
  box(brush, middle - 3.4 * m, y - 7.2 * m, 6.8 * m, 7.2 * m, wall, { depth: 0.27, cel: 0, lighten: 0.08 })
  box(brush, middle - 2.4 * m, y - 6.4 * m, 4.8 * m, 1.3 * m, band, { depth: 0.25, round: 0.2 * m })
  box(brush, middle - 2.6 * m, y - 3.6 * m, 5.2 * m, 3.6 * m, lit ? 'window' : 'glass', {
    depth: lit ? 0.04 : 0.25,
    emissive: lit,
    ...(lit && { mode: 'flat' }),
  })
  for (const dx of [-2.6, -0.06, 2.5]) box(brush, middle + dx * m, y - 3.6 * m, 0.14 * m, 3.6 * m, 'metal', { depth: 0.25, noInk: true })
  box(brush, middle - 3.8 * m, y - 4 * m, 7.6 * m, 0.5 * m, band, { depth: 0.22 })
  if (lit) glow(brush.g, middle, y - 2 * m, 12 * m, brush.look.lamp ?? '#ffdca0', 0.5)
}

/** Asphalt with rows of bays. */
function asphalt(place: Place, brush: Brush): void {
  const { frame } = place
  const { g } = brush
  const view = viewOf(place)
  const top = view.yBehind(frame.ground, STORE)
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, top, 0, bottom, [tint(brush, 'road', 0.34, 0.1), tint(brush, 'road', 0.05), tint(brush, 'road', 0, -0.2)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  for (const [near, far] of ROWS) lines(place, brush, view, near, far)
}

/** Ends of the rows of bays in metres from the viewer. */
const ROWS = [
  [1.4, 6.4],
  [13, 18],
  [24, 29],
] as const
const BAY = 2.7

function lines({ frame }: Place, brush: Brush, view: GroundPerspective, near: number, far: number): void {
  const [y0, y1] = [view.yBehind(frame.ground, near), view.yBehind(frame.ground, far)]
  const [m0, m1] = [view.pixelsPerMetre(y0), view.pixelsPerMetre(y1)]
  const count = Math.ceil((frame.width * 0.8) / (BAY * m1))
  const depth = Math.min(0.3, near * 0.016)
  for (let i = -count; i <= count; i++) {
    const x = (i + 0.5) * BAY
    facet(
      brush,
      'white',
      [
        view.vanishingX + (x - 0.06) * m0,
        y0,
        view.vanishingX + (x + 0.06) * m0,
        y0,
        view.vanishingX + (x + 0.06) * m1,
        y1,
        view.vanishingX + (x - 0.06) * m1,
        y1,
      ],
      { noInk: true, cel: 0, depth, lighten: -0.1 },
    )
  }
  facet(
    brush,
    'white',
    [leftOf(frame), y1, frame.width + frame.bleed, y1, frame.width + frame.bleed, y1 + 0.06 * m1, leftOf(frame), y1 + 0.06 * m1],
    { noInk: true, cel: 0, depth, lighten: -0.1 },
  )
}

/** Parked cars, a cart, and tall lamps. */
function cars(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const random = seeded(seed + 12)
  for (const metres of [24.4, 13.4]) {
    const y = view.yBehind(frame.ground, metres)
    const m = view.pixelsPerMetre(y)
    const count = Math.ceil(frame.width / (BAY * m)) + 1
    for (let i = -count; i <= count; i++)
      if (random() < (metres > 20 ? 0.6 : 0.4))
        car(brush, view.vanishingX + (i + random() * 0.06) * BAY * m, y, 1.95 * m, pick(CARS, random), false)
    if (metres > 20) lamps(place, brush, view, 20)
  }
  lamps(place, brush, view, 8.5)
  if (frame.tall || place.isOpenFloor) return
  const y = view.yBehind(frame.ground, 1.8)
  const m = view.pixelsPerMetre(y)
  car(brush, frame.width * (seed % 2 ? 0.08 : 0.92), y, 1.95 * m, pick(CARS, random), false)
}

function lamps(place: Place, brush: Brush, view: GroundPerspective, metres: number): void {
  const { frame } = place
  const y = view.yBehind(frame.ground, metres)
  const m = view.pixelsPerMetre(y)
  const depth = Math.min(0.3, metres * 0.014)
  const lit = isLit(place)
  for (const x of frame.tall ? [-2.8, 2.8] : [-7.2, 7.6]) {
    const px = view.vanishingX + x * m * (metres > 12 ? 0.8 : 0.62)
    groundShadow(brush, px, y, 0.4 * m, 0.08 * m)
    box(brush, px - 0.32 * m, y - 0.6 * m, 0.64 * m, 0.6 * m, 'stone', { depth })
    box(brush, px - 0.07 * m, y - 5.8 * m, 0.14 * m, 5.3 * m, 'dark', { depth, noInk: true })
    for (const side of [-1, 1]) {
      box(brush, side < 0 ? px - 0.8 * m : px, y - 5.8 * m, 0.8 * m, 0.07 * m, 'dark', { depth, noInk: true })
      box(brush, px + (side < 0 ? -1.05 : 0.55) * m, y - 5.8 * m, 0.5 * m, 0.14 * m, lit ? 'window' : 'metal', {
        depth: lit ? 0 : depth,
        emissive: lit,
        noInk: true,
      })
      if (lit) glow(brush.g, px + side * 0.8 * m, y - 5.7 * m, 2.4 * m, brush.look.lamp ?? '#ffe0a8', 0.7)
    }
    if (lit) pool(brush, px, y, 3.4 * m)
  }
}

/** Light of a lamp on the ground. */
function pool({ g, look }: Brush, x: number, y: number, r: number): void {
  g.save()
  g.translate(x, y)
  g.scale(1, 0.2)
  glow(g, 0, 0, r, look.lamp ?? '#ffe0a8', 0.5)
  g.restore()
}

/** A car park before a store, with lamps. */
export const parkingLot: Setting = {
  indoors: false,
  shows: ['parking lot', 'car', 'street lamp', 'store', 'building', 'tree', 'road'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      { name: 'store', nearness: 0.35, draw: (brush) => store(place, brush) },
      {
        name: 'asphalt',
        nearness: 0.9,
        draw: (brush) => {
          asphalt(place, brush)
          cars(place, brush)
          if (place.time === 'dusk') {
            const { g } = brush
            g.fillStyle = linear(g, 0, place.frame.horizon, 0, place.frame.height, [stop(0, '#ff9a6a', 0.14), stop(1, '#ff9a6a', 0)])
            g.fillRect(leftOf(place.frame), place.frame.horizon, spanOf(place.frame), place.frame.height)
          }
        },
        animate: (brush, seconds) => {
          const view = viewOf(place)
          const y = view.yBehind(place.frame.ground, 26)
          blinker(
            brush,
            view.vanishingX + 2.1 * view.pixelsPerMetre(y),
            y - 0.7 * view.pixelsPerMetre(y),
            view.pixelsPerMetre(y) * 0.7,
            '#ff8a4a',
            seconds,
            (place.seed % 4) / 4,
          )
        },
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
