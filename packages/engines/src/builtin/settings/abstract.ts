import { type Brush, ellipse, paintShape, tint } from '../paint/brush.ts'
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
  const cx = frame.width * 0.6
  const cy = frame.height * 0.4
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
  ellipse(brush, cx, cy, reach * 0.13, reach * 0.13, 'cream', { lit: true, depth: 0 })
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
  brush.g.strokeStyle = css(tint(brush, 'white'), 0.35)
}

export const abstract: Setting = {
  indoors: false,
  shows: ['abstract shapes', 'rings of light'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => (sky(brush, place.frame, place.time, place.seed), rings(place, brush)) },
      { name: 'motes', nearness: 0.3, drift: 14, draw: (brush) => motes(place, brush) },
      { name: 'ribbons', nearness: 0.5, draw: (brush) => ribbons(place, brush) },
      { name: 'floor', nearness: 0.95, draw: (brush) => floor(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
