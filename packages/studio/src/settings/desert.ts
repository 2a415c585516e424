import { type Brush, tint } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { linear, path, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { simplexNoise, seeded } from '../paint/random.ts'
import { boulders, clump } from '../parts/nature/ground.ts'
import { pebbles, ridge } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

/** A dune with shaded slopes and wind ripples. `base`: mean y; `k`: 0 far, 2 near. */
function dune(place: Place, brush: Brush, base: number, k: number, depth: number): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const noise = simplexNoise(seed + k)
  const length = (frame.tall ? 150 : 210) + k * 110
  const y = (x: number): number =>
    base -
    (40 * Math.sin(x / (length * unit) + k * 2 + seed) +
      14 * Math.sin(x / (length * 0.43 * unit) + seed * 2) +
      12 * noise(x / (300 * unit), k)) *
      unit *
      (k === 2 ? 0.6 : 1)
  const outline = (shift: number, drop: number): ReturnType<typeof path> =>
    path((p) => {
      p.moveTo(leftOf(frame), frame.height + frame.bleed)
      for (let x = leftOf(frame); x <= frame.width + frame.bleed + 8; x += 8) p.lineTo(x, y(x + shift) + drop)
      p.lineTo(frame.width + frame.bleed + 8, frame.height + frame.bleed)
      p.closePath()
    })
  const shape = outline(0, 0)
  const bounds = [leftOf(frame), base - 50 * unit, spanOf(frame), frame.height * 0.4] as const
  paintShape(brush, shape, 'sand', bounds, { depth, plain: true, lighten: 0.05 - 0.04 * k, cel: 0.004, noInk: k === 2 })
  g.save()
  g.clip(shape)
  if (k < 2) slopes(brush, place, y, depth, (60 + k * 50) * unit, length * unit)
  for (let j = 0; j < 15; j++) {
    g.strokeStyle = css(tint(brush, j % 2 ? 'earth' : 'cream', depth), j % 2 ? 0.16 : 0.22)
    g.lineWidth = (1.2 + j * 0.16) * unit
    for (let x = leftOf(frame) + ((j * 71) % 90) * unit; x < frame.width + frame.bleed; x += (120 + ((j * 37) % 90)) * unit) {
      g.beginPath()
      for (let i = 0; i <= 6; i++)
        g.lineTo(x + i * 14 * unit, y(x + i * 14 * unit) + (10 + j * j * 0.7 + j * 9 + 3 * Math.sin(i * 1.3 + j)) * unit)
      g.stroke()
    }
  }
  g.restore()
}

/** Shaded sides of the crests. */
function slopes(brush: Brush, { frame }: Place, y: (x: number) => number, depth: number, height: number, length: number): void {
  const { g } = brush
  const step = Math.max(4, length * 0.05)
  const shade = tint(brush, 'earth', depth, -0.1)
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += step) {
    if (y(x) <= y(x - step) || y(x - step) > y(x - step * 2)) continue
    const reach = length * 1.5
    g.fillStyle = linear(g, x, 0, x + reach, 0, [stop(0, shade, 0.55), stop(0.6, shade, 0.24), stop(1, shade, 0)])
    g.beginPath()
    g.moveTo(x - step, y(x - step))
    for (let i = 0; i <= 12; i++) g.lineTo(x + (reach * i) / 12, y(x + (reach * i) / 12) - 1)
    g.quadraticCurveTo(x + reach * 0.3, y(x) + height * 0.6, x - reach * 0.06, y(x) + height * 1.3)
    g.quadraticCurveTo(x + reach * 0.1, y(x) + height * 0.5, x - step, y(x - step))
    g.fill()
  }
}

/** A distant caravan at a time in seconds. */
function caravan(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const { g } = brush
  const s = frame.figure * 0.07
  const way = seed % 2 ? -1 : 1
  g.fillStyle = css(tint(brush, 'trunk', 0.3))
  g.strokeStyle = css(tint(brush, 'trunk', 0.3))
  g.lineCap = 'round'
  g.lineWidth = s * 0.12
  for (let i = 0; i < 4; i++) {
    const x = frame.width * (way > 0 ? 0.12 : 0.9) + way * (seconds * 5 * frame.unit - i * s * 2.1)
    const y = frame.horizon + frame.height * 0.045 + Math.sin(seconds * 3 + i) * s * 0.04
    g.beginPath()
    g.ellipse(x, y - s * 0.8, s * 0.5, s * 0.24, 0, 0, 7)
    g.ellipse(x, y - s * 1.05, s * 0.2, s * 0.2, 0, 0, 7)
    g.ellipse(x + way * s * 0.84, y - s * 1.2, s * 0.17, s * 0.1, 0, 0, 7)
    g.fill()
    g.beginPath()
    g.moveTo(x + way * s * 0.4, y - s * 0.85)
    g.quadraticCurveTo(x + way * s * 0.66, y - s * 0.7, x + way * s * 0.76, y - s * 1.16)
    for (const leg of [-0.36, -0.24, 0.26, 0.38]) {
      g.moveTo(x + leg * s, y - s * 0.7)
      g.lineTo(x + (leg + 0.1 * Math.sin(seconds * 3 + leg * 20 + i)) * s, y)
    }
    g.stroke()
  }
}

/** Hills of sand. */
function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const baseY = frame.horizon + frame.height * 0.02
  ridge(brush, frame, { base: baseY - frame.height * 0.01, rise: frame.height * 0.05, seed: seed + 4, role: 'earth', depth: 0.62 })
  dune(place, brush, frame.horizon + frame.height * 0.03, 0, 0.44)
}

function near(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const flip = seed % 2 === 1
  dune(place, brush, frame.ground - frame.height * 0.08, 2, 0.02)
  pebbles(brush, frame, frame.ground - frame.height * 0.03, frame.height, 160, 'earth', seed + 4)
  boulders(brush, frame.width * (flip ? 0.84 : 0.18), frame.ground - frame.height * 0.025, frame.figure * 0.34, 0, seed)
  for (let i = 0; i < 6; i++)
    clump(
      brush,
      frame.width * ((i * 0.23 + 0.03) % 1),
      frame.ground + frame.height * ((i % 3) * 0.03 - 0.02),
      frame.figure * 0.09,
      seed + i,
      0,
      ['wheat', 'earth', 'sand'],
    )
}

/** Blowing sand at a time in seconds. */
function blowingSand({ frame, seed }: Place, brush: Brush, seconds: number): void {
  const { g, unit } = brush
  const random = seeded(seed + 8)
  g.fillStyle = css(tint(brush, 'sand', 0.1, 0.3), 0.4)
  for (let i = 0; i < 26; i++) {
    const u = (random() + seconds * (0.06 + random() * 0.08)) % 1
    g.fillRect(
      leftOf(frame) + u * spanOf(frame),
      frame.ground - frame.height * (0.1 - random() * 0.2) + Math.sin(u * 30 + i) * 5 * unit,
      (20 + random() * 50) * unit,
      1.6 * unit,
    )
  }
}

export const desert: Setting = {
  indoors: false,
  shows: ['desert', 'dune', 'sand', 'rock', 'camel'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 1 }),
      { name: 'hills', nearness: 0.18, draw: (brush) => far(place, brush), animate: (brush, seconds) => caravan(place, brush, seconds) },
      { name: 'dunes', nearness: 0.5, draw: (brush) => dune(place, brush, place.frame.horizon + place.frame.height * 0.13, 1, 0.22) },
      {
        name: 'sand',
        nearness: 0.95,
        draw: (brush) => near(place, brush),
        animate: (brush, seconds) => blowingSand(place, brush, seconds),
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
