import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import { starfish } from '../../parts/nature/shore.ts'
import { boulders } from '../../parts/nature/ground.ts'
import { pebbles, ridge } from '../../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const holeX = ({ frame, seed }: Place): number => frame.width * (frame.tall ? 0.6 : 0.3 + (seed % 4) * 0.14)
const holeHalf = ({ frame }: Place): number => Math.min(frame.width, frame.height) * 0.15
/** y of the underside of the ice, away from the hole. */
const iceY = ({ frame }: Place): number => frame.height * (frame.tall ? 0.2 : 0.24)
/** Colours of the water below the ice and in the depth. */
const WATERS: readonly (readonly [string, string])[] = [
  ['#7fd4ea', '#06306a'],
  ['#8cdcf0', '#0a2f60'],
  ['#a9c8f0', '#1a2a6e'],
]
const isDark = ({ time }: Place): boolean => time === 'night'

function depths(place: Place, brush: Brush): void {
  const { frame } = place
  const { g } = brush
  const [light, dim] = WATERS[place.seed % WATERS.length]!
  const surface = tint(brush, isDark(place) ? '#1f5a86' : light)
  const deep = tint(brush, isDark(place) ? '#020c26' : dim)
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.height, [surface, mix(surface, deep, 0.42), mix(surface, deep, 0.78), deep])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
}

/** The rough underside of the ice, towards the viewer higher and larger. */
function ceiling(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const [left, span] = [leftOf(frame), spanOf(frame)]
  for (const [i, depth] of [0.5, 0.28, 0.06].entries()) {
    const random = seeded(seed + i * 17)
    const base = iceY(place) * (1.3 - i * 0.26)
    const steps = 13
    const ys = Array.from({ length: steps + 1 }, () => base + (random() - 0.4) * frame.height * (0.05 + i * 0.02))
    const shape = path((p) => {
      p.moveTo(left, -frame.bleed)
      p.lineTo(left, ys[0]!)
      for (let k = 1; k <= steps; k++) {
        const [x0, x1] = [left + (span * (k - 1)) / steps, left + (span * k) / steps]
        p.bezierCurveTo(x0 + (x1 - x0) * 0.5, ys[k - 1]!, x0 + (x1 - x0) * 0.5, ys[k]!, x1, ys[k]!)
      }
      p.lineTo(left + span, -frame.bleed)
      p.closePath()
    })
    paintShape(brush, shape, isDark(place) ? '#6f9cc4' : '#d4f2fa', [left, -frame.bleed, span, base + frame.bleed], {
      depth,
      plain: true,
      cel: 0,
    })
    g.save()
    g.clip(shape)
    g.fillStyle = linear(g, 0, base - frame.height * 0.16, 0, base + frame.height * 0.05, [
      stop(0, '#ffffff', isDark(place) ? 0.05 : 0.35),
      stop(1, tint(brush, '#3f9fd0', depth), 0.55),
    ])
    g.fillRect(left, -frame.bleed, span, base + frame.bleed + frame.height * 0.1)
    plates(brush, place, base, depth, seed + i)
    g.restore()
  }
  hole(place, brush)
  brinicles(place, brush)
}

/** Plates of ice seen from below, smaller towards the distance, with bright cracks between them. */
function plates({ g, ...rest }: Brush, place: Place, base: number, depth: number, seed: number): void {
  const brush = { g, ...rest }
  const { frame } = place
  const random = seeded(seed)
  const middle = frame.width / 2
  const rows = 5
  const rowY = (row: number): number => base + frame.height * 0.06 - (base + frame.height * 0.06 + frame.bleed) * (row / rows) ** 1.5
  g.lineWidth = 2 * brush.unit
  for (let row = 0; row < rows; row++) {
    const [y0, y1] = [rowY(row), rowY(row + 1)]
    const w = frame.width * 0.07 * (1 + row * 0.62)
    for (let x = -frame.width; x < frame.width; x += w) {
      const jitter = (): number => (random() - 0.5) * w * 0.4
      const [a, b] = [x, x + w]
      const k = 1 + 0.34 / (row + 1)
      g.fillStyle = css(tint(brush, isDark(place) ? '#5f8fbc' : '#bfe9f7', depth, (random() - 0.4) * 0.34), 0.5)
      g.strokeStyle = css('#ffffff', isDark(place) ? 0.16 : 0.5)
      g.beginPath()
      g.moveTo(middle + a + jitter(), y0)
      g.lineTo(middle + b + jitter(), y0 + (random() - 0.5) * (y0 - y1) * 0.3)
      g.lineTo(middle + b * k + jitter(), y1)
      g.lineTo(middle + a * k + jitter(), y1 + (random() - 0.5) * (y0 - y1) * 0.3)
      g.closePath()
      g.fill()
      g.stroke()
    }
  }
}

/** A breathing hole with daylight or moonlight that falls through it. */
function hole(place: Place, brush: Brush): void {
  const { frame, time } = place
  const { g } = brush
  const [x, y, half] = [holeX(place), iceY(place) * 0.72, holeHalf(place)]
  const light = isDark(place) ? '#a8ccff' : time === 'day' ? '#f2fffe' : '#ffe2c4'
  ellipse(brush, x, y, half * 1.24, half * 0.4, isDark(place) ? '#8ab4d8' : '#f4fdff', { noInk: true, plain: true })
  ellipse(brush, x, y, half, half * 0.29, light, { emissive: true, plain: true, mode: 'flat' })
  if (place.isGloomy) return
  g.save()
  g.globalCompositeOperation = 'screen'
  for (const [from, to, alpha] of [
    [-1, 1, 0.34],
    [-0.7, -0.2, 0.3],
    [0.1, 0.5, 0.3],
  ] as const) {
    const drop = frame.height * 0.86
    g.fillStyle = linear(g, 0, y, 0, drop, [stop(0, light, alpha * (isDark(place) ? 0.6 : 1)), stop(1, light, 0)])
    g.beginPath()
    g.moveTo(x + half * from, y)
    g.lineTo(x + half * to, y)
    g.lineTo(x + half * (to * 2.3 - 0.8), drop)
    g.lineTo(x + half * (from * 2.3 - 0.8), drop)
    g.fill()
  }
  g.restore()
  glow(g, x, y, half * 2.6, light, isDark(place) ? 0.3 : 0.55)
}

/** Tubes of ice that hang into the water. */
function brinicles(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const random = seeded(seed + 23)
  for (let i = 0; i < (frame.tall ? 4 : 7); i++) {
    const x = frame.width * ((i + random()) / (frame.tall ? 4 : 7))
    if (Math.abs(x - holeX(place)) < holeHalf(place) * 1.5) continue
    const [y, h, w] = [iceY(place) * 0.9, frame.height * (0.06 + random() * 0.13), frame.width * 0.012 + random() * 6 * brush.unit]
    const shape = path((p) => {
      p.moveTo(x - w, y)
      p.quadraticCurveTo(x - w * 0.4, y + h * 0.5, x + (random() - 0.5) * w, y + h)
      p.quadraticCurveTo(x + w * 0.6, y + h * 0.5, x + w, y)
      p.closePath()
    })
    paintShape(brush, shape, isDark(place) ? '#7fa8cc' : '#c8ecf8', [x - w, y, w * 2, h], { depth: 0.2, plain: true, noInk: true })
  }
}

/** Dim slopes of the sea floor. */
function slopes(place: Place, brush: Brush): void {
  const { frame, seed } = place
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.16,
    rise: frame.height * 0.13,
    seed: seed + 6,
    role: '#1a5288',
    depth: 0.12,
  })
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.25,
    rise: frame.height * 0.08,
    seed: seed + 8,
    role: '#14406e',
    depth: 0.06,
  })
}

/** Grey sand with stones and starfish. */
function floor(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const y = frame.ground - frame.height * 0.08
  ridge(brush, frame, { base: y, rise: frame.height * 0.03, seed: seed + 19, role: '#3f5f7c', depth: 0.02 })
  pebbles(brush, frame, y + 10 * unit, frame.height, 120, '#8aa0b0', seed + 2)
  pebbles(brush, frame, y + 16 * unit, frame.height, 50, '#c0a890', seed + 3)
  boulders(brush, frame.width * (seed % 2 ? 0.08 : 0.92), y + 46 * unit, frame.figure * 0.4, 0.06, seed)
  const random = seeded(seed + 5)
  for (let i = 0; i < 9; i++)
    starfish(
      brush,
      frame.width * (0.1 + random() * 0.8),
      frame.ground + frame.height * (random() * 0.09 - 0.02),
      (9 + random() * 7) * unit,
      i % 2 ? '#c86a5a' : '#d8b06a',
    )
  const { g } = brush
  g.fillStyle = linear(g, 0, y - frame.height * 0.1, 0, frame.height, [
    stop(0, '#0a3a70', 0),
    stop(0.4, '#0a3a70', 0.28),
    stop(1, '#02102e', 0.5),
  ])
  g.fillRect(leftOf(frame), y - frame.height * 0.1, spanOf(frame), frame.height + frame.bleed)
}

/** Bubbles that rise and gather below the ice, and small silver fish. */
function animateWater(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const random = seeded(seed + 31)
  g.save()
  g.strokeStyle = css('#e8fbff', 0.6)
  g.lineWidth = 1.2 * unit
  for (let i = 0; i < 12; i++) {
    const [x, phase, r] = [random(), random(), (2 + random() * 4) * unit]
    const rise = (phase + seconds * 0.06) % 1
    g.beginPath()
    g.arc(frame.width * x + Math.sin(seconds * 2 + i) * 4 * unit, frame.height * (0.9 - rise * 0.66), r, 0, 7)
    g.stroke()
  }
  g.fillStyle = css(tint(brush, '#bcd8e6', 0.2), 0.9)
  const u = (((random() + seconds * 0.03) % 1) + 1) % 1
  for (let i = 0; i < 11; i++) {
    const x = leftOf(frame) + u * spanOf(frame) + (random() - 0.5) * 190 * unit
    const y = frame.height * 0.42 + (random() - 0.5) * 90 * unit + Math.sin(seconds * 2 + i) * 4 * unit
    const s = (7 + random() * 4) * unit
    g.beginPath()
    g.ellipse(x, y, s, s * 0.34, 0, 0, 7)
    g.moveTo(x - s * 0.8, y)
    g.lineTo(x - s * 1.5, y - s * 0.4)
    g.lineTo(x - s * 1.5, y + s * 0.4)
    g.fill()
  }
  g.restore()
}

/** The sea below the ice, without corals: a ceiling of ice with a breathing hole, blue water, a floor of stones. */
export const underIce: Setting = {
  indoors: false,
  shows: ['sea', 'ice', 'hole', 'water', 'stone', 'starfish', 'fish'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => depths(place, brush) },
      { name: 'slopes', nearness: 0.25, draw: (brush) => slopes(place, brush) },
      {
        name: 'ice',
        nearness: 0.5,
        draw: (brush) => ceiling(place, brush),
        animate: (brush, seconds) => animateWater(place, brush, seconds),
      },
      { name: 'floor', nearness: 0.95, draw: (brush) => floor(place, brush) },
    ],
    slots: [...skySlots(place.frame), ...groundSlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
