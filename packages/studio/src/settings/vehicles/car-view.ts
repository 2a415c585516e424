import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { polygon } from '../../paint/shapes.ts'
import { linear } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { treeLine } from '../../parts/nature/ground.ts'
import { isOvercast, overcast, sky, sun } from '../../parts/nature/sky.ts'
import { ridge } from '../../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import type { Place } from '../setting.ts'

/** Part of the width before which the viewer is: in narrow frames nearer to the driver. */
const middleOf = ({ frame }: Place): number => (frame.tall ? 0.6 : 0.5)
/** The car is wider than a narrow frame. */
export const stretchOf = ({ frame }: Place): number => (frame.tall ? 1.3 : 1)

/** x and y of parts of the car: in tall frames it fills the middle of the height. */
export const at = (place: Place, u: number, v: number): Point => [
  place.frame.width * (0.5 + (u - middleOf(place)) * stretchOf(place)),
  place.frame.height * (place.frame.tall ? 0.2 + v * 0.7 : v),
]

/** A polygon of parts of the car. */
export function quad(
  brush: Brush,
  place: Place,
  points: readonly (readonly [number, number])[],
  role: Role,
  lighten = 0,
  noInk = false,
): void {
  polygon(
    brush,
    points.map(([u, v]) => at(place, u, v)),
    role,
    { lighten, noInk, cel: 0 },
  )
}

/** The road behind the car, fields and trees. */
export function outside(place: Place, brush: Brush): void {
  const { frame, time, weather, seed } = place
  const { g } = brush
  const horizon = at(place, 0, 0.36)[1]
  const inner = { ...frame, horizon }
  sky(brush, inner, time, seed)
  if (isOvercast(weather)) overcast(brush, inner, time)
  else sun(brush, frame.width * 0.62, horizon * 0.8, 30 * frame.unit, time)
  const ground: Role = weather === 'snow' ? 'snow' : 'grass'
  ridge(brush, inner, { base: horizon, rise: frame.height * 0.05, seed: seed + 3, role: 'far', depth: 0.55 })
  g.fillStyle = linear(g, 0, horizon, 0, frame.height, [tint(brush, ground, 0.3), tint(brush, ground, 0)])
  g.fillRect(leftOf(frame), horizon, spanOf(frame), frame.height)
  treeLine(brush, frame, () => horizon + frame.height * 0.02, 16, frame.height * 0.1, 0.36, seed, ['round', 'pine', 'round'])
  quad(
    brush,
    place,
    [
      [0.49, 0.36],
      [0.51, 0.36],
      [0.72, 0.6],
      [0.28, 0.6],
    ],
    'road',
    0,
    true,
  )
  if (time !== 'night') return
  g.fillStyle = css('#0a1030', 0.55)
  g.fillRect(leftOf(frame), horizon - frame.height * 0.1, spanOf(frame), frame.height)
}

/** Lines of the road and posts that fall behind. */
export function passing(place: Place, brush: Brush, seconds: number): void {
  const phase = (seconds * 0.7) % 1
  for (let i = 0; i < 5; i++) {
    const part = 1 - (((i + phase) / 5) % 1)
    const near = part ** 2.4
    const [v, w] = [0.365 + near * 0.2, 0.001 + near * 0.006]
    if (v < 0.47)
      quad(
        brush,
        place,
        [
          [0.5 - w, v],
          [0.5 + w, v],
          [0.5 + w * 1.4, v + near * 0.03],
          [0.5 - w * 1.4, v + near * 0.03],
        ],
        'cream',
        0,
        true,
      )
  }
}
