import { cloud, isOvercast, overcast, sky, skyColours, sun, wisps } from '../parts/nature/sky.ts'
import type { Layer, Place } from './setting.ts'
import type { Brush } from '../paint/brush.ts'
import { mix } from '../paint/colour.ts'
import { birds, twinkles } from '../parts/animated.ts'
import { foregroundBlades } from '../parts/nature/plants.ts'
import { longLeaf } from '../parts/indoors/pots.ts'
import { seeded } from '../paint/random.ts'
import { leftOf, spanOf } from '../stage/frame.ts'

/** x of the sun in pixels. */
export const sunX = ({ frame, seed }: Place): number => frame.width * (0.6 + (seed % 5) * 0.055)

/** Sky layer and, if there are any, drifting clouds. `clouds`: number, default 4; `sunY`: height of the sun as a fraction of the horizon's y, default by time. */
export function skyLayers(place: Place, options: { readonly clouds?: number; readonly sunY?: number } = {}): Layer[] {
  const { frame, time, weather, seed } = place
  const grey = isOvercast(weather)
  const count = (options.clouds ?? 4) + (grey ? 3 : 0)
  const draw = (brush: Brush): void => {
    sky(brush, frame, time, seed)
    if (grey) overcast(brush, frame, time)
    else sun(brush, sunX(place), frame.horizon * (options.sunY ?? SUN_HEIGHT[time]), frame.unit * (time === 'night' ? 52 : 44), time)
  }
  const clouds = (brush: Brush): void => {
    wisps(brush, frame, time, seed)
    const random = seeded(seed + 41)
    for (let i = 0; i < count; i++) {
      const size = (0.2 + random() * 0.2) * Math.max(frame.width, frame.height * 0.8)
      const x = leftOf(frame) + ((i + 0.2 + random() * 0.6) / count) * spanOf(frame)
      cloud(brush, x, frame.horizon * (0.24 + random() * 0.46), size, time, seed + i)
    }
  }
  const layers: Layer[] = [
    { name: 'sky', nearness: 0, draw, ...(!grey && { animate: (brush: Brush, seconds: number) => animateSky(brush, place, seconds) }) },
  ]
  if (count > 0) layers.push({ name: 'clouds', nearness: 0.06, drift: weather === 'wind' || weather === 'storm' ? 30 : 11, draw: clouds })
  return layers
}

/** Birds by day, twinkling stars at night. */
function animateSky(brush: Brush, { frame, time, seed }: Place, seconds: number): void {
  if (time === 'night') {
    if (brush.look.stars !== false) twinkles(brush, frame.width, frame.horizon * 0.6, 26, seed, seconds)
    return
  }
  const colour = mix(skyColours(brush.look, time)[0]!, '#1a1830', 0.5)
  birds(brush, frame.width * (0.3 + (seed % 4) * 0.12), frame.horizon * 0.46, frame.width * 0.2, 5, seed, seconds, colour)
}

const SUN_HEIGHT = { dawn: 0.74, day: 0.3, dusk: 0.72, night: 0.34 } as const

/** Foreground grass and leaves, low in the middle, where captions are. `height` in pixels at 720p, default 110. */
export const grassFringe = (place: Place, height = 110): Layer => ({
  name: 'fringe',
  nearness: 1.28,
  draw: (brush) => {
    corners(brush, place, height * 1.7 * place.frame.unit)
    foregroundBlades(brush, place.frame, height * place.frame.unit, Math.round(90 * (place.frame.width / 1280) + 30), place.seed + 3)
  },
})

/** Dark leaves in both lower corners, larger in one. */
function corners(brush: Brush, { frame, seed }: Place, height: number): void {
  const random = seeded(seed + 33)
  const large = seed % 2 === 0 ? -1 : 1
  for (const side of [-1, 1]) {
    const reach = height * (side === large ? 1.25 : 0.7)
    for (let i = 0; i < 7; i++) {
      const x = frame.width / 2 + side * (frame.width * 0.52 + (i % 3) * reach * 0.1)
      const angle = -side * (0.05 + random() * 1.05)
      longLeaf(
        brush,
        x,
        frame.height + frame.bleed * 0.6,
        reach * (0.7 + random() * 0.5),
        angle,
        reach * 0.11,
        random() < 0.5 ? 'pine' : 'grassDark',
      )
    }
  }
}
