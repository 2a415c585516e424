import { type Brush, ellipse, tint } from '../paint/brush.ts'
import { glow, linear, newCanvas } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { rock } from '../parts/plants.ts'
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
    const colour = tint(brush, (['purple', 'pink', 'blue', 'coral'] as const)[i % 4]!)
    glow(g, frame.width * random(), frame.height * random() * 0.7, frame.width * (0.1 + random() * 0.16), colour, 0.26)
  }
  stars(brush, { ...frame, horizon: frame.height }, 420, seed)
}

function planets(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const big = Math.min(frame.width, frame.height) * 0.2
  ringed(brush, frame.width * (frame.tall ? 0.66 : 0.7), frame.height * 0.28, big, seed)
  ellipse(brush, frame.width * 0.2, frame.height * 0.5, big * 0.36, big * 0.36, 'far')
  ellipse(brush, frame.width * 0.4, frame.height * 0.13, big * 0.16, big * 0.16, 'stone')
}

function ringed(brush: Brush, x: number, y: number, r: number, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  const [disc, q] = newCanvas(r * 2 + 8, r * 2 + 8)
  ellipse({ ...brush, g: q }, r + 4, r + 4, r, r, '#e0905a')
  q.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 7; i++) {
    q.fillStyle = css(tint(brush, i % 2 ? '#7a3a2a' : '#ffd8a8'), 0.25)
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
  ridge(brush, frame, { base: top - frame.height * 0.07, rise: frame.height * 0.05, seed: seed + 3, role: '#8a5a52', depth: 0.25 })
  ridge(brush, frame, { base: top, rise: frame.height * 0.022, seed: seed + 9, role: '#b0705c', depth: 0.02 })
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
  rock(brush, frame.width * 0.05, frame.ground, 110 * unit)
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
  shows: ['space', 'stars', 'planets', 'craters'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => deepSky(place, brush) },
      { name: 'planets', nearness: 0.22, draw: (brush) => planets(place, brush) },
      { name: 'ground', nearness: 0.95, draw: (brush) => moonGround(place, brush) },
    ],
    slots: [...between(place), ...groundSlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
