import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse } from '../paint/shapes.ts'
import { glow, linear, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { dome, hologram, hoverCar, monorail, planter, railing, roofTerrace, skyBridge, spireTower } from '../parts/future.ts'
import { blinker } from '../parts/animated.ts'
import { tree } from '../parts/nature/plants.ts'
import { groundPerspective, type GroundPerspective } from '../parts/ground-perspective.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const LIGHTS = ['#5af0ff', '#ff7ad8', '#ffd66a', '#8affc0'] as const
const lightOf = ({ seed }: Place, i = 0): (typeof LIGHTS)[number] => LIGHTS[(seed + i) % LIGHTS.length]!
const SKINS: readonly Role[] = ['white', 'wallCool', 'blue', 'metal', 'teal', 'purple', 'white']
const viewOf = ({ frame, seed }: Place): GroundPerspective => groundPerspective(frame, 0.5 + ((seed % 3) - 1) * 0.06)

function skyline(place: Place, brush: Brush, k: number): void {
  const { frame, seed, time } = place
  const random = seeded(seed + k * 40)
  const baseY = frame.horizon + frame.height * (0.05 + k * 0.06)
  const count = Math.round([15, 9, 6][k]! * (frame.tall ? 0.6 : 1))
  for (let i = 0; i < count; i++) {
    const x = leftOf(frame) + ((i + 0.5 + (random() - 0.5) * 0.5) / count) * spanOf(frame)
    const middle = k === 2 && Math.abs(x / frame.width - 0.52) < 0.2
    const h = frame.height * [0.5, 0.66, 0.86][k]! * (0.5 + random() * 0.6) * (middle ? 0.35 : 1)
    spireTower(brush, x, baseY, frame.figure * [0.16, 0.24, 0.36][k]! * (0.8 + random() * 0.5), h, {
      depth: [0.56, 0.28, 0.08][k]!,
      role: pick(SKINS, random),
      light: lightOf(place, i),
      lit: time !== 'day',
      seed: seed + i + k * 31,
    })
  }
  if (k === 1)
    for (let i = 0; i < 2; i++)
      skyBridge(
        brush,
        frame.width * (0.1 + i * 0.5),
        frame.horizon - frame.height * (0.06 + i * 0.1),
        frame.width * 0.34,
        frame.height * 0.016,
        0.36,
      )
}

/** Metres behind the figures at which the plaza ends. */
const EDGE = 6.5

/** Roof gardens and trees below the edge of the plaza. */
function lowerCity(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const view = viewOf(place)
  const { g, unit } = brush
  const [top, edge] = [view.yBehind(frame.ground, 40), view.yBehind(frame.ground, EDGE)]
  g.fillStyle = linear(g, 0, top, 0, edge, [tint(brush, 'wallCool', 0.5), tint(brush, 'teal', 0.24, -0.1), tint(brush, 'blue', 0.1, -0.2)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height - top)
  const random = seeded(seed + 61)
  for (let i = 0; i < 34; i++) {
    const near = (i / 34) ** 1.2
    const y = top + (edge - top) * (0.06 + near * 0.94)
    const x = leftOf(frame) + random() * spanOf(frame)
    const w = frame.figure * (0.1 + near * 0.16)
    if (i % 3 === 0) tree(brush, x, y + w * 0.2, w * 1.5, 'round', 0.4 - near * 0.28, i % 2 ? 'pink' : 'leaf')
    else roofTerrace(brush, x, y, w * (1 + random()), 0.4 - near * 0.3, lightOf(place, i), time !== 'day')
  }
  g.fillStyle = linear(g, 0, top - 20 * unit, 0, edge, [stop(0, tint(brush, 'white', 0.4), 0.55), stop(1, tint(brush, 'white', 0.2), 0)])
  g.fillRect(leftOf(frame), top - 20 * unit, spanOf(frame), edge - top)
}

function plaza(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const view = viewOf(place)
  const { g, unit } = brush
  const lit = time !== 'day'
  const [far, bottom] = [view.yBehind(frame.ground, EDGE), frame.height + frame.bleed]
  const x = (metres: number, y: number): number => view.vanishingX + metres * view.pixelsPerMetre(y)
  g.fillStyle = linear(g, 0, far, 0, bottom, [
    tint(brush, 'wallCool', 0.1, 0.1),
    tint(brush, 'wallCool', 0, -0.1),
    tint(brush, 'metal', 0, -0.3),
  ])
  g.fillRect(leftOf(frame), far, spanOf(frame), bottom - far)
  tiles(brush, frame, view, far, bottom)
  reflections(place, brush, far)
  lanes(place, brush, view, far, bottom)
  for (const [metres, off] of [
    [4.4, -3.6],
    [4.4, 3.6],
    [1.6, -3.3],
    [1.6, 3.3],
  ] as const) {
    const y = view.yBehind(frame.ground, metres)
    planter(
      brush,
      x(frame.tall ? off * 0.5 : off, y),
      y,
      view.pixelsPerMetre(y) * (metres > 3 ? 2.3 : 1.7),
      lightOf(place, 2),
      seed + metres * 10,
    )
  }
  railing(brush, leftOf(frame), leftOf(frame) + spanOf(frame), far + 2 * unit, view.pixelsPerMetre(far) * 1.05, lightOf(place))
  const side = frame.width * (frame.tall ? 0.82 : seed % 2 ? 0.12 : 0.87)
  const baseY = frame.ground - frame.height * 0.03
  if (seed % 3 === 1) dome(brush, side, baseY, frame.figure * 0.5, lightOf(place, 1), lit)
  else hologram(brush, side, baseY, frame.figure * 0.66, lightOf(place, 3), seed)
  for (const way of [-1, 1]) {
    const y = view.yBehind(frame.ground, 3)
    const px = x(way * (frame.tall ? 1.3 : 2.4), y)
    const h = view.pixelsPerMetre(y) * 1.9
    box(brush, px - h * 0.025, y - h, h * 0.05, h, 'white', { round: h * 0.02 })
    ellipse(brush, px, y - h, h * 0.07, h * 0.07, lightOf(place), { emissive: true, plain: true, mode: 'flat' })
    glow(g, px, y - h, h * 0.6, lightOf(place), lit ? 0.85 : 0.35)
  }
}

/** Chequered floor plates. */
function tiles(brush: Brush, frame: Frame, view: GroundPerspective, far: number, bottom: number): void {
  const { g, unit } = brush
  const rows: number[] = []
  for (let metres = EDGE; metres > -3.4; metres -= 1.3) rows.push(view.yBehind(frame.ground, metres))
  rows.push(bottom)
  const x = (metres: number, y: number): number => view.vanishingX + metres * view.pixelsPerMetre(y)
  for (let k = 0; k + 1 < rows.length; k++)
    for (let i = -9; i < 9; i++) {
      if ((i + k) % 2) continue
      const [y0, y1] = [rows[k]!, rows[k + 1]!]
      g.fillStyle = css(tint(brush, 'white'), 0.17)
      g.beginPath()
      for (const [px, py] of [
        [x(i * 1.3, y0), y0],
        [x(i * 1.3 + 1.3, y0), y0],
        [x(i * 1.3 + 1.3, y1), y1],
        [x(i * 1.3, y1), y1],
      ] as const)
        g.lineTo(px, py)
      g.fill()
    }
  g.strokeStyle = css(tint(brush, 'dark'), 0.22)
  g.lineWidth = 1.4 * unit
  g.beginPath()
  for (const y of rows) {
    g.moveTo(leftOf(frame), y)
    g.lineTo(leftOf(frame) + spanOf(frame), y)
  }
  for (let i = -9; i <= 9; i++) {
    g.moveTo(x(i * 1.3, far), far)
    g.lineTo(x(i * 1.3, bottom), bottom)
  }
  g.stroke()
}

/** Reflections of the towers in the floor. */
function reflections(place: Place, brush: Brush, far: number): void {
  const { frame, seed, time } = place
  const { g } = brush
  const random = seeded(seed + 66)
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < 16; i++) {
    const [x, w, h] = [leftOf(frame) + random() * spanOf(frame), (14 + random() * 50) * frame.unit, frame.height * (0.1 + random() * 0.16)]
    g.fillStyle = linear(g, 0, far, 0, far + h, [stop(0, lightOf(place, i), time === 'day' ? 0.16 : 0.4), stop(1, lightOf(place, i), 0)])
    g.fillRect(x, far, w, h)
  }
  g.restore()
}

/** Two light strips in the floor. */
function lanes(place: Place, brush: Brush, view: GroundPerspective, far: number, bottom: number): void {
  const { g } = brush
  const x = (metres: number, y: number): number => view.vanishingX + metres * view.pixelsPerMetre(y)
  for (const off of [-1.95, 1.95])
    for (const [half, alpha] of [
      [0.14, 0.25],
      [0.05, 0.95],
    ] as const) {
      g.fillStyle = css(lightOf(place), alpha)
      g.beginPath()
      for (const [px, py] of [
        [x(off - half, far), far],
        [x(off + half, far), far],
        [x(off + half, bottom), bottom],
        [x(off - half, bottom), bottom],
      ] as const)
        g.lineTo(px, py)
      g.fill()
    }
}

/** A monorail crossing the frame, at a time in seconds. */
function railway(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const y = frame.horizon + frame.height * 0.012
  const s = frame.figure * 0.16
  const round = spanOf(frame) * 1.7
  const x = leftOf(frame) - s * 6 + ((((seed * 0.37 * round + seconds * frame.width * 0.13) % round) + round) % round)
  monorail(brush, x, y, s, lightOf(place, 1))
}

/** Flying cars in two lanes, and blinking lights, at a time in seconds. */
function traffic(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const random = seeded(seed + 12)
  for (let i = 0; i < 6; i++) {
    const lane = i % 2
    const pace = (lane ? -1 : 1) * (0.05 + random() * 0.05)
    const u = (((random() + seconds * pace) % 1) + 1) % 1
    hoverCar(
      brush,
      u * spanOf(frame) + leftOf(frame),
      frame.horizon * (0.62 + lane * 0.2 + random() * 0.06),
      frame.figure * (0.07 + lane * 0.05),
      lane ? -1 : 1,
      pick(['red', 'yellow', 'white', 'teal'] as const, random),
      lightOf(place, i),
      seconds * 3 + i,
    )
  }
  for (let i = 0; i < 6; i++)
    blinker(
      brush,
      frame.width * random(),
      frame.horizon * (0.2 + random() * 0.4),
      18 * frame.unit,
      i % 2 ? '#ff5a7a' : lightOf(place),
      seconds * 0.5,
      random(),
    )
}

export const futureCity: Setting = {
  indoors: false,
  shows: ['city', 'tower', 'flying car', 'tree', 'street lamp', 'plaza', 'train', 'garden'],
  compose: (place) => {
    const { frame } = place
    return {
      layers: [
        ...skyLayers(place, { clouds: 3 }),
        { name: 'skyline', nearness: 0.16, draw: (brush) => skyline(place, brush, 0) },
        {
          name: 'towers',
          nearness: 0.48,
          draw: (brush) => {
            skyline(place, brush, 1)
            skyline(place, brush, 2)
            const { g } = brush
            g.save()
            g.globalCompositeOperation = 'source-atop'
            const haze = brush.look.haze
            if (haze) {
              g.fillStyle = linear(g, 0, frame.horizon - frame.height * 0.1, 0, frame.horizon + frame.height * 0.14, [
                stop(0, haze, 0),
                stop(1, haze, 0.4),
              ])
              g.fillRect(leftOf(frame), 0, spanOf(frame), frame.height)
            }
            g.restore()
            box(brush, leftOf(frame), frame.horizon + frame.height * 0.012, spanOf(frame), frame.height * 0.012, 'white', {
              depth: 0.2,
              cel: 0,
            })
            for (let i = 0; i < 6; i++)
              box(
                brush,
                leftOf(frame) + ((i + 0.5) / 6) * spanOf(frame),
                frame.horizon + frame.height * 0.02,
                8 * frame.unit,
                frame.height * 0.1,
                'white',
                { depth: 0.24, cel: 0 },
              )
          },
          animate: (brush, seconds) => {
            railway(place, brush, seconds)
            traffic(place, brush, seconds)
          },
        },
        { name: 'gardens', nearness: 0.7, draw: (brush) => lowerCity(place, brush) },
        { name: 'plaza', nearness: 0.9, draw: (brush) => plaza(place, brush) },
      ],
      slots: [...groundSlots(frame), ...skySlots(frame)],
      figureSlots: figureSlots(frame),
    }
  },
}
