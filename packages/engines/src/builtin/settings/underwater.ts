import { type Brush, paintShape, tint } from '../paint/brush.ts'
import { linear, path } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { sunShafts } from '../parts/light.ts'
import { rock } from '../parts/plants.ts'
import { pebbles, ridge } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function depths(place: Place, brush: Brush): void {
  const { frame, time } = place
  const { g } = brush
  const night = time === 'night'
  const surface = tint(brush, night ? '#2f6f98' : '#8fe6e8')
  const deep = tint(brush, night ? '#04122e' : '#0d3a74')
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.height, [surface, mix(surface, deep, 0.45), mix(surface, deep, 0.75), deep])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  sunShafts(brush, frame.width * 0.95, frame.height * 0.9, 8, frame.width * 0.11, night ? '#9fc8ff' : '#e4fff6', 0.34)
}

function reef(place: Place, brush: Brush): void {
  const { frame, seed } = place
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.12, rise: frame.height * 0.09, seed: seed + 6, role: 'rock', depth: 0.62 })
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.2, rise: frame.height * 0.05, seed: seed + 8, role: 'teal', depth: 0.5 })
}

const CORALS: readonly Role[] = ['pink', 'coral', 'yellow', 'purple']

function garden(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const floor = frame.ground - frame.height * 0.08
  ridge(brush, frame, { base: floor, rise: frame.height * 0.03, seed: seed + 19, role: 'sand', depth: 0.1 })
  pebbles(brush, frame, floor + 10 * unit, frame.height, 200, 'sand', seed + 2)
  const random = seeded(seed + 5)
  for (let i = 0; i < 30; i++) {
    const side = random()
    const x = frame.width * (side < 0.5 ? side * 0.5 : 0.72 + (side - 0.5) * 0.62)
    const y = floor + (10 + random() * 70) * unit
    if (random() < 0.5) weed(brush, x, y, (90 + random() * 170) * unit)
    else coral(brush, x, y, -Math.PI / 2, (26 + random() * 26) * unit, pick(CORALS, random))
  }
  rock(brush, frame.width * 0.94, floor + 60 * unit, 150 * unit)
}

function weed(brush: Brush, x: number, y: number, h: number): void {
  const w = 9 * brush.unit
  for (let k = 0; k < 3; k++) {
    const bx = x + k * w * 1.5
    const blade = path((p) => {
      p.moveTo(bx - w, y)
      p.bezierCurveTo(bx - w * 3.4, y - h * 0.4, bx + w * 3, y - h * 0.7, bx, y - h * (1 - k * 0.15))
      p.bezierCurveTo(bx + w * 4.6, y - h * 0.7, bx - w * 1.6, y - h * 0.4, bx + w, y)
      p.closePath()
    })
    paintShape(brush, blade, k % 2 ? 'leafLight' : 'leaf', [bx - w * 3, y - h, w * 6, h], { depth: 0.1, plain: true })
  }
}

function coral(brush: Brush, x: number, y: number, angle: number, length: number, role: Role): void {
  const { g, unit } = brush
  const ex = x + Math.cos(angle) * length
  const ey = y + Math.sin(angle) * length
  g.strokeStyle = css(tint(brush, role, 0.08))
  g.lineWidth = Math.max(2 * unit, length * 0.28)
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(ex, ey)
  g.stroke()
  if (length < 12 * unit) return
  coral(brush, ex, ey, angle - 0.45, length * 0.72, role)
  coral(brush, ex, ey, angle + 0.45, length * 0.72, role)
}

export const underwater: Setting = {
  indoors: false,
  shows: ['underwater', 'coral', 'seaweed', 'sand'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => depths(place, brush) },
      { name: 'reef', nearness: 0.3, draw: (brush) => reef(place, brush) },
      { name: 'garden', nearness: 0.95, draw: (brush) => garden(place, brush) },
    ],
    slots: [...skySlots(place.frame), ...groundSlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
