import { type Brush, box, ellipse, tint } from '../paint/brush.ts'
import { glow, linear, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { dome, hologram, hoverCar, planter, skyBridge, spireTower } from '../parts/future.ts'
import { blinker } from '../parts/moving.ts'
import { groundView, type GroundView } from '../parts/view.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

const LIGHTS = ['#5af0ff', '#ff7ad8', '#ffd66a', '#8affc0'] as const
const lightOf = ({ seed }: Place, i = 0): (typeof LIGHTS)[number] => LIGHTS[(seed + i) % LIGHTS.length]!
const SKINS: readonly Role[] = ['white', 'wallCool', 'glass', 'metal', 'far', 'teal']
const viewOf = ({ frame, seed }: Place): GroundView => groundView(frame, 0.5 + ((seed % 3) - 1) * 0.06)

function skyline(place: Place, brush: Brush, k: number): void {
  const { frame, seed, time } = place
  const random = seeded(seed + k * 40)
  const foot = frame.horizon + frame.height * (0.05 + k * 0.06)
  const count = Math.round([15, 9, 6][k]! * (frame.tall ? 0.6 : 1))
  for (let i = 0; i < count; i++) {
    const x = leftOf(frame) + ((i + 0.5 + (random() - 0.5) * 0.5) / count) * spanOf(frame)
    const middle = k === 2 && Math.abs(x / frame.width - 0.52) < 0.2
    const h = frame.height * [0.5, 0.66, 0.86][k]! * (0.5 + random() * 0.6) * (middle ? 0.35 : 1)
    spireTower(brush, x, foot, frame.figure * [0.16, 0.24, 0.36][k]! * (0.8 + random() * 0.5), h, {
      depth: [0.58, 0.34, 0.12][k]!,
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

function plaza(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const view = viewOf(place)
  const { g, unit } = brush
  const [far, bottom] = [view.behind(frame.ground, 30), frame.height + frame.bleed]
  g.fillStyle = linear(g, 0, far, 0, bottom, [
    tint(brush, 'wallCool', 0.4),
    tint(brush, 'wallCool', 0, -0.12),
    tint(brush, 'metal', 0, -0.2),
  ])
  g.fillRect(leftOf(frame), far, spanOf(frame), bottom - far)
  const x = (metres: number, y: number): number => view.x + metres * view.metre(y)
  for (let i = -12; i <= 12; i++) {
    const lane = i % 4 === 0
    g.strokeStyle = lane ? css(lightOf(place), 0.7) : css(tint(brush, 'metal', 0, -0.3), 0.3)
    g.lineWidth = (lane ? 3 : 1.4) * unit
    g.beginPath()
    g.moveTo(x(i * 1.1, far), far)
    g.lineTo(x(i * 1.1, bottom), bottom)
    g.stroke()
  }
  for (let metres = -2; metres < 26; metres += 1.8) {
    const y = view.behind(frame.ground, metres)
    g.fillStyle = css(tint(brush, 'white'), 0.25)
    g.fillRect(leftOf(frame), y, spanOf(frame), Math.max(1, 0.04 * view.metre(y)))
  }
  dome(brush, frame.width * (seed % 2 ? 0.83 : 0.15), view.behind(frame.ground, 6), frame.figure * 0.62, lightOf(place, 1), time !== 'day')
  for (const [metres, off] of [
    [9, -3.6],
    [9, 3.6],
    [3.4, -3.9],
    [3.4, 3.9],
  ] as const) {
    const y = view.behind(frame.ground, metres)
    planter(brush, x(frame.tall ? off * 0.5 : off, y), y, view.metre(y) * 2.3, lightOf(place, 2), seed + metres)
  }
  hologram(
    brush,
    frame.width * (frame.tall ? 0.8 : seed % 2 ? 0.13 : 0.85),
    frame.ground - frame.height * 0.03,
    frame.figure * 0.66,
    lightOf(place, 3),
    seed,
  )
  for (const side of [-1, 1]) {
    const y = view.behind(frame.ground, 1.4)
    const px = x(side * (frame.tall ? 1.3 : 2.5), y)
    box(brush, px - 6 * unit, y - frame.figure * 0.5, 12 * unit, frame.figure * 0.5, 'white', { round: 6 * unit })
    ellipse(brush, px, y - frame.figure * 0.52, 15 * unit, 15 * unit, lightOf(place), { lit: true, plain: true, mode: 'flat' })
    glow(g, px, y - frame.figure * 0.52, 120 * unit, lightOf(place), time === 'day' ? 0.35 : 0.8)
  }
}

/** Cars that fly by in two lanes, and lights on the towers. */
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
  shows: ['city', 'tower', 'flying car', 'dome', 'hologram', 'tree', 'street lamp', 'plaza'],
  compose: (place) => {
    const { frame } = place
    return {
      layers: [
        ...heavens(place, { clouds: 3 }),
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
          },
          alive: (brush, seconds) => traffic(place, brush, seconds),
        },
        { name: 'plaza', nearness: 0.9, draw: (brush) => plaza(place, brush) },
      ],
      slots: [...groundSlots(frame), ...skySlots(frame)],
      stands: standsOn(frame),
    }
  },
}
