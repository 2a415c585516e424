import { type Brush, tint } from '../paint/brush.ts'
import { glow, linear, path, stop } from '../paint/canvas.ts'
import type { Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import { paintShape } from '../paint/shapes.ts'
import { pebbles, ridge } from '../parts/nature/terrain.ts'
import { isOvercast, overcast, sky, wisps } from '../parts/nature/sky.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

/** Colours of the ground and of the hills behind it: of no land in particular. */
const GROUNDS: readonly (readonly [ground: Role, hill: Role])[] = [
  ['#c8c0ac', '#9fa8ac'],
  ['#b9c1b4', '#96a5a6'],
  ['#c4b8b4', '#a39da8'],
  ['#bcc0c6', '#98a2ae'],
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
  glow(brush.g, x, frame.horizon * 0.78, radius * 0.5, tint(brush, 'cream'), time === 'night' ? 0.2 : 0.45)
}

/** Two low hills in haze. */
function drawHills(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const role = groundOf(place)[1]
  const rise = frame.height * 0.03
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.08, rise, role, depth: 0.82, seed })
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.12, rise: rise * 0.7, role, depth: 0.62, seed: seed + 9 })
}

/** An even ground, lit where the figures stand. */
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
  g.translate(frame.width / 2, frame.ground)
  g.scale(1, 0.2)
  glow(g, 0, 0, frame.width * 0.42, tint(brush, 'cream'), 0.22)
  g.restore()
  pebbles(brush, frame, top + frame.height * 0.04, bottom, 10, groundOf(place)[1], seed)
}

/** Bare open ground under the sky of the hour and the weather, its middle free, for what the text puts nowhere. */
export const plain: Setting = {
  indoors: false,
  shows: ['horizon', 'backdrop', 'ground', 'floor'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => drawLight(place, brush) },
      { name: 'hills', nearness: 0.3, draw: (brush) => drawHills(place, brush) },
      { name: 'floor', nearness: 0.95, draw: (brush) => drawFloor(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
