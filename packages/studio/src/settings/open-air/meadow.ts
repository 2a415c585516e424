import { type Brush, tint } from '../../paint/brush.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { treeLine } from '../../parts/nature/ground.ts'
import { bush, tree } from '../../parts/nature/plants.ts'
import { pebbles, ridge, tufts } from '../../parts/nature/terrain.ts'
import { isOvercast, overcast, sky, wisps } from '../../parts/nature/sky.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from '../setting.ts'

const GROUNDS: readonly (readonly [ground: Role, hill: Role])[] = [
  ['grass', 'pine'],
  ['grassDark', 'teal'],
  ['leafLight', 'pine'],
]
const groundOf = ({ seed }: Place): readonly [Role, Role] => GROUNDS[seed % GROUNDS.length]!

/** Light behind the figures instead of a sun. */
function drawLight(place: Place, brush: Brush): void {
  const { frame, time, weather, seed } = place
  sky(brush, frame, time, seed)
  if (isOvercast(weather)) return overcast(brush, frame, time)
  const x = frame.width * (0.4 + (seed % 3) * 0.08)
  const radius = Math.max(frame.width, frame.height) * 0.34
  wisps(brush, frame, time, seed)
  glow(brush.g, x, frame.horizon * 0.78, radius, tint(brush, groundOf(place)[1], 0.2, 0.5), 0.4)
  glow(brush.g, frame.width - x * 0.6, frame.horizon * 0.3, radius, tint(brush, 'coral'), 0.22)
  glow(brush.g, x * 0.4, frame.horizon, radius, tint(brush, 'gold'), 0.24)
  glow(brush.g, x, frame.horizon * 0.78, radius * 0.5, tint(brush, 'cream'), time === 'night' ? 0.2 : 0.45)
}

/** Two low hills in haze, with a row of trees between them. */
function drawHills(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const role = groundOf(place)[1]
  const rise = frame.height * 0.05
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.05, rise, role: GROUNDS[(seed + 1) % GROUNDS.length]![1], depth: 0.7, seed })
  treeLine(brush, frame, () => frame.horizon + frame.height * 0.085, 18, frame.height * 0.075, 0.52, seed + 4, ['round', 'round', 'pine'])
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.11, rise, role, depth: 0.42, seed: seed + 9 })
}

/** Trees and shrubs in groups at the sides, which leave the middle free. */
function drawGroves(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const random = seeded(seed + 41)
  const y = frame.horizon + frame.height * 0.15
  for (const side of [0, 1])
    for (let i = 0; i < 4; i++) {
      const x = frame.width * (side === 0 ? 0.02 + random() * 0.2 : 0.98 - random() * 0.2)
      const depth = 0.36 - i * 0.07
      tree(brush, x, y + i * frame.height * 0.012, frame.height * (0.12 + random() * 0.1), random() < 0.3 ? 'pine' : 'round', depth)
      bush(brush, x + (random() - 0.5) * frame.width * 0.1, y + (0.01 + i * 0.012) * frame.height, frame.height * 0.07, depth)
    }
}

/** Grass, lit where the figures stand. */
function drawFloor(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const top = frame.horizon + frame.height * 0.13
  const bottom = frame.height + frame.bleed
  const [left, width] = [leftOf(frame), spanOf(frame)]
  const tilt = (seeded(seed + 3)() - 0.5) * frame.height * 0.05
  const ground = path((p) => {
    p.moveTo(left, top + tilt)
    p.quadraticCurveTo(left + width / 2, top - frame.height * 0.03, left + width, top - tilt)
    p.lineTo(left + width, bottom)
    p.lineTo(left, bottom)
    p.closePath()
  })
  const [role, hill] = groundOf(place)
  paintShape(brush, ground, role, [left, top, width, bottom - top], { plain: true, cel: 0, lighten: 0.1, noInk: true })
  g.save()
  g.clip(ground)
  g.fillStyle = linear(g, 0, top, 0, bottom, [
    stop(0, tint(brush, hill, 0.4, 0.1), 0.35),
    stop(0.35, tint(brush, hill, 0.4, 0.1), 0),
    stop(1, tint(brush, hill, 0, -0.35), 0.55),
  ])
  g.fillRect(left, top, width, bottom - top)
  glow(g, left + width * 0.1, bottom, width * 0.6, tint(brush, hill, 0, -0.1), 0.3)
  glow(g, left + width * 0.95, top, width * 0.5, tint(brush, 'gold', 0, 0.2), 0.16)
  g.translate(frame.width / 2, frame.ground)
  g.scale(1, 0.2)
  glow(g, 0, 0, frame.width * 0.42, tint(brush, 'cream'), 0.22)
  g.restore()
  flowers(place, brush, top, bottom)
  tufts(brush, frame, top + frame.height * 0.03, bottom, 150, role, seed + 8)
  pebbles(brush, frame, top + frame.height * 0.04, bottom, 10, 'stone', seed)
}

const BLOSSOMS: readonly Role[] = ['cream', 'pink', 'gold']

/** Flowers in drifts, larger as they come nearer. */
function flowers({ frame, seed }: Place, brush: Brush, top: number, bottom: number): void {
  const random = seeded(seed + 57)
  for (let i = 0; i < 90; i++) {
    const near = random() ** 1.6
    const drift = Math.floor(random() * 6)
    const x = leftOf(frame) + ((drift + 0.5 + (random() - 0.5) * 1.1) / 6) * spanOf(frame)
    const radius = frame.height * (0.0016 + 0.005 * near)
    ellipse(brush, x, top + frame.height * 0.03 + (bottom - top) * near * 0.92, radius, radius * 0.8, BLOSSOMS[(drift + seed) % 3]!, {
      plain: true,
      noInk: true,
      depth: 0.3 * (1 - near),
    })
  }
}

/** A meadow under the sky, its middle free. */
export const meadow: Setting = {
  indoors: false,
  shows: ['meadow', 'grass', 'flower', 'tree', 'hill'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => drawLight(place, brush) },
      { name: 'hills', nearness: 0.3, draw: (brush) => drawHills(place, brush) },
      { name: 'groves', nearness: 0.5, draw: (brush) => drawGroves(place, brush) },
      { name: 'floor', nearness: 0.95, draw: (brush) => drawFloor(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
