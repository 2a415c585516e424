import { type Brush, tint } from '../paint/brush.ts'
import { box } from '../paint/shapes.ts'
import { linear, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { church, shopHouse, streetLamp, tower } from '../parts/buildings.ts'
import { streetSide } from '../parts/facades.ts'
import { bench, paving } from '../parts/nature/ground.ts'
import { bunting } from '../parts/indoors/small-objects.ts'
import { blinker } from '../parts/animated.ts'
import { lightString } from '../parts/indoors/lamps.ts'
import { tree } from '../parts/nature/plants.ts'
import { pottedPlant } from '../parts/indoors/pots.ts'
import { chair } from '../parts/indoors/seats.ts'
import { bicycle, catTail, pedestrians, sittingCat } from '../parts/street-life.ts'
import { roundTable } from '../parts/indoors/tables.ts'
import { groundPerspective, type GroundPerspective } from '../parts/ground-perspective.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

/** A row of town houses across the frame. `baseY`: baseline; `height`: mean height in pixels. */
export function rowOfHouses(place: Place, brush: Brush, baseY: number, height: number, depth: number, seed: number): void {
  const { frame, time } = place
  const random = seeded(seed)
  for (let x = leftOf(frame), i = 0; x < frame.width + frame.bleed; i++) {
    const w = height * (0.46 + random() * 0.16)
    shopHouse(brush, x, baseY, w, height * (0.82 + random() * 0.36), time !== 'day', depth, seed + i * 13)
    x += w * 1.02
  }
}

/** Cobblestones from `top` to the bottom of the frame. */
export function cobbles(place: Place, brush: Brush, top: number): void {
  const { frame, seed } = place
  const { g } = brush
  g.fillStyle = linear(g, 0, top, 0, frame.height, [tint(brush, 'stone', 0.2), tint(brush, 'stone', 0, -0.1)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height + frame.bleed - top)
  paving(brush, frame, top, frame.height + frame.bleed, 'stone', seed + 2)
}

export const viewOf = ({ frame, seed }: Place): GroundPerspective => groundPerspective(frame, frame.tall ? 0.5 : 0.46 + (seed % 3) * 0.06)
/** Half the street's width in metres. */
const HALF_WIDTH = 4.3
export const halfOf = ({ frame }: Place): number => (frame.width / frame.height < 1.2 ? 2.5 : HALF_WIDTH)

/** Far end of the street: houses with a church, or a tower in some modern ones. */
export function streetEnd(place: Place, brush: Brush, hasChurch = place.seed % 2 === 1): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const baseY = view.yBehind(frame.ground, 44)
  const lit = place.time !== 'day'
  rowOfHouses(place, brush, baseY + 2, frame.height * 0.13, 0.55, seed + 50)
  if (hasChurch) church(brush, view.vanishingX, baseY + 3, frame.height * 0.3, 0.48, lit)
  else
    tower(brush, view.vanishingX - frame.height * 0.05, baseY + 2, frame.height * 0.1, frame.height * 0.3, {
      depth: 0.5,
      role: 'wallWarm',
      lit: lit ? 0.5 : 0.1,
    })
}

export function houses(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const view = viewOf(place)
  const lit = time === 'day' ? 0.06 : 0.55
  const far = view.yBehind(frame.ground, 44)
  const { g } = brush
  g.fillStyle = linear(g, 0, far, 0, frame.ground, [tint(brush, 'stone', 0.4), tint(brush, 'stone', 0.05)])
  g.fillRect(leftOf(frame), far, spanOf(frame), frame.height - far)
  const near = view.yBehind(frame.ground, -1.4)
  for (const side of [-1, 1] as const)
    streetSide(brush, view, side, halfOf(place), near, 8, frame.tall ? [9, 13] : [7.5, 11.5], lit, seed, true)
}

/** Paving stones between the houses, with street lamps. */
export function pavedStreet(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const view = viewOf(place)
  const { g, unit } = brush
  const top = view.yBehind(frame.ground, 8)
  g.save()
  const half = (y: number): number => (halfOf(place) - 0.1) * view.pixelsPerMetre(y)
  const bottom = frame.height + frame.bleed
  g.beginPath()
  for (const [x, y] of [
    [view.vanishingX - half(top), top],
    [view.vanishingX + half(top), top],
    [view.vanishingX + half(bottom), bottom],
    [view.vanishingX - half(bottom), bottom],
  ] as const)
    g.lineTo(x, y)
  g.clip()
  paving(brush, frame, top, bottom, 'stone', seed + 2)
  g.fillStyle = linear(g, 0, top, 0, top + 60 * unit, [stop(0, tint(brush, 'stone', 0.2), 0.8), stop(1, tint(brush, 'stone', 0.1), 0)])
  g.fillRect(leftOf(frame), top, spanOf(frame), 60 * unit)
  g.restore()
  for (const [side, metres] of [
    [-1, 11],
    [1, 9],
    [-1, 4.5],
    [1, 3],
  ] as const) {
    const y = view.yBehind(frame.ground, metres)
    streetLamp(
      brush,
      view.vanishingX + side * (halfOf(place) - 0.9) * view.pixelsPerMetre(y),
      y,
      3.6 * view.pixelsPerMetre(y),
      time !== 'day',
    )
  }
}

function pavement(place: Place, brush: Brush): void {
  const { frame, time } = place
  const view = viewOf(place)
  pavedStreet(place, brush)
  furniture(place, brush, view)
  for (const [metres, roles] of [
    [14, ['red', 'yellow', 'teal']],
    [7, ['coral', 'white', 'blue', 'gold']],
  ] as const) {
    const y = view.yBehind(frame.ground, metres)
    const w = halfOf(place) * view.pixelsPerMetre(y)
    if (time !== 'day')
      lightString(
        brush,
        view.vanishingX - w,
        y - 5.2 * view.pixelsPerMetre(y),
        view.vanishingX + w,
        y - 5.2 * view.pixelsPerMetre(y),
        w * 0.08,
        12,
        time,
      )
    bunting(
      brush,
      view.vanishingX - w,
      y - 4.6 * view.pixelsPerMetre(y),
      view.vanishingX + w,
      y - 4.6 * view.pixelsPerMetre(y),
      w * 0.09,
      0.3 * view.pixelsPerMetre(y),
      roles,
    )
  }
}

function furniture(place: Place, brush: Brush, view: GroundPerspective): void {
  const { frame, seed } = place
  const edge = (metres: number, side: number, off: number): [number, number, number] => {
    const y = view.yBehind(frame.ground, metres)
    return [view.vanishingX + side * (halfOf(place) - off) * view.pixelsPerMetre(y), y, view.pixelsPerMetre(y)]
  }
  const [tx, ty, tm] = edge(6, seed % 2 ? -1 : 1, 0.9)
  box(brush, tx - 0.4 * tm, ty - 0.4 * tm, 0.8 * tm, 0.42 * tm, 'wood')
  tree(brush, tx, ty - 0.3 * tm, 3 * tm, 'round', 0.06)
  const [bx, by, bm] = edge(2, 1, 1.1)
  bench(brush, bx, by, bm)
  for (const [i, [metres, side]] of (
    [
      [0.7, -1],
      [1.6, -1],
      [0.3, 1],
    ] as const
  ).entries()) {
    const [x, y, m] = edge(metres, side, 0.5)
    pottedPlant(brush, x, y, m * (0.8 + (i % 2) * 0.3), seed + i)
  }
  chalkboard(brush, ...edge(1, -1, 1.5))
  const [wx, wy, wm] = edge(3.4, -1, 0.7)
  bicycle(brush, wx, wy, wm, pick(['red', 'teal', 'blue', 'coral'] as const, seeded(seed)))
  if (halfOf(place) < HALF_WIDTH) return
  const [cx, cy] = edge(4.6, 1, 1.4)
  roundTable(brush, view, cx, cy, 0.8, 'woodLight', pick(['red', 'teal', 'white'] as const, seeded(seed + 1)))
  chair(brush, view, cx - 0.8 * view.pixelsPerMetre(cy), cy + 2, 'dark')
  sittingCat(brush, ...catOf(place), catRole(place))
}

const catRole = ({ seed }: Place): Role => (['dark', 'coral', 'cream', 'stone'] as const)[seed % 4]!
const catOf = (place: Place): readonly [number, number, number] => {
  const { frame } = place
  const view = viewOf(place)
  const y = view.yBehind(frame.ground, 2.6)
  return [view.vanishingX - (halfOf(place) - 0.55) * view.pixelsPerMetre(y), y, 0.46 * view.pixelsPerMetre(y)]
}

/** A chalkboard menu. (x, y): bottom centre; `m`: pixels per metre. */
function chalkboard(brush: Brush, x: number, y: number, m: number): void {
  box(brush, x - 0.3 * m, y - 0.9 * m, 0.6 * m, 0.85 * m, 'wood')
  box(brush, x - 0.25 * m, y - 0.85 * m, 0.5 * m, 0.7 * m, 'black', { mode: 'flat' })
  brush.g.fillStyle = css('#ffffff', 0.7)
  for (let i = 0; i < 4; i++) brush.g.fillRect(x - 0.18 * m, y - (0.75 - i * 0.13) * m, (0.2 + (i % 2) * 0.14) * m, 0.035 * m)
}

/** Pedestrians, the cat's tail, and blinking lights after dark. */
function animateStreet(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed, time, weather } = place
  const view = viewOf(place)
  const half = halfOf(place)
  const wet = weather === 'rain' || weather === 'storm'
  pedestrians(
    brush,
    view,
    frame.ground,
    [-0.5, -0.2, 0.15, 0.42, 0.6].map((k) => ({ offsetMetres: k * half, from: 9, to: 34 })),
    seed,
    seconds,
    wet,
  )
  if (half === HALF_WIDTH) catTail(brush, ...catOf(place), catRole(place), seconds)
  if (time === 'day') return
  for (const [i, side] of ([-1, 1, -1] as const).entries()) {
    const y = view.yBehind(frame.ground, 6 + i * 5)
    const m = view.pixelsPerMetre(y)
    blinker(brush, view.vanishingX + side * half * m, y - 5 * m, m * 0.9, brush.look.lamp ?? '#ffd28a', seconds * 0.4, i / 3)
  }
}

export const street: Setting = {
  indoors: false,
  shows: ['street', 'house', 'shop', 'street lamp', 'tree', 'bench', 'bunting', 'plant', 'bicycle', 'people'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      { name: 'far houses', nearness: 0.3, draw: (brush) => streetEnd(place, brush) },
      { name: 'houses', nearness: 0.55, draw: (brush) => houses(place, brush) },
      {
        name: 'pavement',
        nearness: 0.85,
        draw: (brush) => pavement(place, brush),
        animate: (brush, seconds) => animateStreet(place, brush, seconds),
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
