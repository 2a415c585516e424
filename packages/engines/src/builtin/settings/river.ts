import { type Brush, box, paintShape } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { rock, tree } from '../parts/plants.ts'
import { flowers, mountain, ridge, tufts, water } from '../parts/terrain.ts'
import { grassFringe, heavens, sunX } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  mountain(brush, frame.width * 0.7, frame.horizon, frame.width * 0.5, frame.height * 0.3, 0.6, seed + 3)
  ridge(brush, frame, { base: frame.horizon, rise: frame.height * 0.04, seed: seed + 2, role: 'pine', depth: 0.5 })
  const random = seeded(seed + 5)
  for (let i = 0; i < 26; i++)
    tree(
      brush,
      frame.width * (random() * 1.2 - 0.1),
      frame.horizon + (4 + random() * 14) * frame.unit,
      (60 + random() * 60) * frame.unit,
      random() < 0.7 ? 'pine' : 'round',
      0.44,
    )
}

function stream(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const { unit } = brush
  water(brush, frame, frame.horizon + frame.height * 0.03, frame.height + frame.bleed, time, sunX(place), seed)
  for (let i = 0; i < 4; i++)
    rock(brush, frame.width * (0.3 + i * 0.18), frame.horizon + frame.height * (0.1 + (i % 2) * 0.05), (30 + i * 8) * unit, 0.18)
  bridge(brush, frame.width * (frame.tall ? 0.7 : 0.72), frame.horizon + frame.height * 0.11, 220 * unit)
}

function bridge(brush: Brush, x: number, y: number, w: number): void {
  const { g, unit } = brush
  const arch = path((p) => {
    p.moveTo(x - w / 2, y)
    p.quadraticCurveTo(x, y - w * 0.34, x + w / 2, y)
    p.lineTo(x + w / 2, y + w * 0.06)
    p.quadraticCurveTo(x, y - w * 0.24, x - w / 2, y + w * 0.06)
    p.closePath()
  })
  g.fillStyle = css([20, 14, 40], 0.25)
  g.fillRect(x - w * 0.46, y + w * 0.06, w * 0.92, 8 * unit)
  for (let i = 0; i <= 6; i++) {
    const u = i / 6
    box(brush, x - w / 2 + u * w - 3 * unit, y - w * 0.7 * u * (1 - u) - w * 0.17, 6 * unit, w * 0.19, 'wood', { depth: 0.2 })
  }
  paintShape(brush, arch, 'wood', [x - w / 2, y - w * 0.34, w, w * 0.4], { depth: 0.2, plain: true })
}

function bank(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.08
  ridge(brush, frame, { base: top, rise: frame.height * 0.03, seed: seed + 15, role: 'grass', depth: 0.03, waves: 1.3 })
  tufts(brush, frame, top + 8 * unit, frame.height, 480, 'grass', seed + 8)
  flowers(brush, frame, top + frame.height * 0.03, frame.height * 0.98, 40, seed + 5)
  tree(brush, frame.width * (frame.tall ? 0.02 : 0.09), top + 24 * unit, frame.height * (frame.tall ? 0.3 : 0.5), 'round', 0.03)
  rock(brush, frame.width * 0.9, top + frame.height * 0.06, 110 * unit)
}

export const river: Setting = {
  indoors: false,
  shows: ['river', 'bridge', 'trees', 'rocks'],
  compose: (place) => ({
    layers: [
      ...heavens(place),
      { name: 'far bank', nearness: 0.2, draw: (brush) => far(place, brush) },
      { name: 'river', nearness: 0.45, draw: (brush) => stream(place, brush) },
      { name: 'bank', nearness: 0.95, draw: (brush) => bank(place, brush) },
      grassFringe(place, 90),
    ],
    slots: [
      ...groundSlots(place.frame),
      ...skySlots(place.frame),
      { kind: 'water', x: place.frame.width * 0.52, y: place.frame.horizon + place.frame.height * 0.14, size: place.frame.figure * 0.3 },
    ],
    stands: standsOn(place.frame),
  }),
}
