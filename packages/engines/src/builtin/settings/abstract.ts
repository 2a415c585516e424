import { type Brush, box, ellipse, groundShadow, paintShape, tint } from '../paint/brush.ts'
import { linear, path, stop, glow } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { blob } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

const INKS: readonly Role[] = ['coral', 'teal', 'gold', 'purple', 'blue', 'pink']

/** Rings and ribbons around a place of light: an idea rather than a view. */
function rings(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const random = seeded(seed + 70)
  const cx = frame.width * (0.44 + (seed % 4) * 0.08)
  const cy = frame.height * (0.34 + (seed % 3) * 0.04)
  const reach = Math.max(frame.width, frame.height) * 0.42
  glow(g, cx, cy, reach * 1.5, tint(brush, 'gold', 0.2), 0.55)
  for (let i = 5; i > 0; i--) {
    const r = (reach * i) / 5
    g.save()
    g.globalAlpha = 0.3
    paintShape(brush, blob(cx, cy, r, r * 0.94, 14, 0.07, seed + i), pick(INKS, random), [cx - r, cy - r, r * 2, r * 2], {
      plain: true,
      noInk: true,
      depth: 0.3,
      mode: 'flat',
    })
    g.restore()
  }
  rays(brush, cx, cy, reach, seed)
  ellipse(brush, cx, cy, reach * 0.13, reach * 0.13, 'cream', { lit: true, depth: 0 })
}

/** Fine lines and dots that run out from the light. */
function rays(brush: Brush, cx: number, cy: number, reach: number, seed: number): void {
  const { g, unit } = brush
  const count = 24 + (seed % 3) * 12
  g.save()
  g.strokeStyle = css(tint(brush, 'cream'), 0.4)
  g.fillStyle = css(tint(brush, 'cream'), 0.7)
  g.lineWidth = 1.6 * unit
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2
    const [from, to] = [reach * 0.2, reach * (0.32 + (i % 3) * 0.16)]
    g.beginPath()
    g.moveTo(cx + Math.cos(a) * from, cy + Math.sin(a) * from)
    g.lineTo(cx + Math.cos(a) * to, cy + Math.sin(a) * to)
    g.stroke()
    g.beginPath()
    g.arc(cx + Math.cos(a) * (to + 8 * unit), cy + Math.sin(a) * (to + 8 * unit), (2 + (i % 3)) * unit, 0, 7)
    g.fill()
  }
  g.restore()
}

/** Arches, steps or pillars that stand on the floor. */
function forms(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const y = frame.ground - frame.height * 0.06
  const s = frame.figure
  for (const [i, side] of [-1, 1].entries()) {
    const x = frame.width / 2 + side * frame.width * (frame.tall ? 0.42 : 0.4)
    const kind = (seed + i) % 3
    const role = INKS[(seed + i * 2 + 1) % INKS.length]!
    if (kind === 0)
      for (const [k, ink] of [
        [1, role],
        [0.66, INKS[(seed + 4) % INKS.length]!],
        [0.34, 'cream'],
      ] as const) {
        const arch = path((p) => {
          p.moveTo(x - s * 0.3 * k, y)
          p.lineTo(x - s * 0.3 * k, y - s * 0.3 * k)
          p.arc(x, y - s * 0.3 * k, s * 0.3 * k, Math.PI, 0)
          p.lineTo(x + s * 0.3 * k, y)
          p.closePath()
        })
        paintShape(brush, arch, ink, [x - s * 0.3 * k, y - s * 0.6 * k, s * 0.6 * k, s * 0.6 * k], { depth: 0.08 })
      }
    else if (kind === 1)
      for (let k = 0; k < 4; k++)
        box(
          brush,
          x - s * 0.32 + (side > 0 ? k : 3 - k) * s * 0.16,
          y - s * (0.14 + k * 0.13),
          s * 0.17,
          s * (0.14 + k * 0.13),
          k % 2 ? role : 'cream',
          { depth: 0.06 },
        )
    else {
      box(brush, x - s * 0.13, y - s * 0.56, s * 0.26, s * 0.56, role, { depth: 0.06, round: s * 0.04 })
      ellipse(brush, x, y - s * 0.7, s * 0.15, s * 0.15, 'gold', { depth: 0.04 })
    }
    groundShadow(brush, x, y, s * 0.4, s * 0.05)
  }
}

/** Balls that float up and down. */
function floating(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const random = seeded(seed + 73)
  for (let i = 0; i < 6; i++) {
    const [u, v, r, pace] = [random(), random(), (8 + random() * 14) * frame.unit, 0.5 + random()]
    const { g } = brush
    g.fillStyle = css(tint(brush, pick(INKS, random), 0.1), 0.85)
    g.beginPath()
    g.arc(frame.width * u, frame.height * (0.12 + v * 0.44) + Math.sin(seconds * pace + i) * 18 * frame.unit, r, 0, 7)
    g.fill()
  }
}

function ribbons(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const random = seeded(seed + 71)
  for (let i = 0; i < 4; i++) {
    const y = frame.height * (0.52 + i * 0.09)
    const sway = frame.height * (0.06 + random() * 0.07)
    const phase = random() * 6
    const shape = path((p) => {
      p.moveTo(leftOf(frame), frame.height + frame.bleed)
      for (let x = leftOf(frame); x <= frame.width + frame.bleed + 8; x += 8)
        p.lineTo(x, y + sway * Math.sin((x / frame.width) * (3 + i) + phase) * (1 - i * 0.15))
      p.lineTo(frame.width + frame.bleed + 8, frame.height + frame.bleed)
      p.closePath()
    })
    paintShape(brush, shape, INKS[(seed + i) % INKS.length]!, [leftOf(frame), y - sway, spanOf(frame), frame.height * 0.4], {
      plain: true,
      depth: 0.42 - i * 0.12,
      cel: 0.004,
    })
  }
}

function floor(place: Place, brush: Brush): void {
  const { frame } = place
  const { g } = brush
  const top = frame.ground - frame.height * 0.1
  const shape = path((p) =>
    p.ellipse(frame.width / 2, frame.height + frame.bleed * 1.2, spanOf(frame) * 0.72, frame.height + frame.bleed * 1.2 - top, 0, 0, 7),
  )
  paintShape(brush, shape, 'cream', [leftOf(frame), top, spanOf(frame), frame.height - top + frame.bleed], {
    plain: true,
    cel: 0,
    lighten: -0.06,
  })
  g.fillStyle = linear(g, 0, top, 0, frame.height, [stop(0, '#ffffff', 0.12), stop(1, '#2a1a4a', 0.28)])
  g.save()
  g.clip(shape)
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height)
  g.restore()
}

function motes(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const random = seeded(seed + 72)
  for (let i = 0; i < 22; i++) {
    const r = (6 + random() * 26) * frame.unit
    brush.g.save()
    brush.g.globalAlpha = 0.85
    ellipse(brush, leftOf(frame) + random() * spanOf(frame), random() * frame.height * 0.7, r, r, pick(INKS, random), { depth: 0.15 })
    brush.g.restore()
  }
}

export const abstract: Setting = {
  indoors: false,
  shows: ['shape', 'ring', 'light', 'wave', 'ball'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => (sky(brush, place.frame, place.time, place.seed), rings(place, brush)) },
      { name: 'motes', nearness: 0.3, drift: 14, draw: (brush) => motes(place, brush) },
      {
        name: 'ribbons',
        nearness: 0.5,
        draw: (brush) => ribbons(place, brush),
        alive: (brush, seconds) => floating(place, brush, seconds),
      },
      { name: 'floor', nearness: 0.95, draw: (brush) => (floor(place, brush), forms(place, brush)) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
