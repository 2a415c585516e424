import { cloud, isGrey, overcast, sky, sun } from '../parts/sky.ts'
import type { Layer, Place } from './setting.ts'
import type { Brush } from '../paint/brush.ts'
import { foregroundBlades } from '../parts/plants.ts'
import { seeded } from '../paint/random.ts'
import { leftOf, spanOf } from '../stage/frame.ts'

export const sunX = ({ frame, seed }: Place): number => frame.width * (0.6 + (seed % 5) * 0.055)

/** Sky with its sun, and clouds that drift by themselves. */
export function heavens(place: Place, options: { readonly clouds?: number; readonly sunY?: number } = {}): Layer[] {
  const { frame, time, weather, seed } = place
  const grey = isGrey(weather)
  const count = (options.clouds ?? 4) + (grey ? 3 : 0)
  const draw = (brush: Brush): void => {
    sky(brush, frame, time, seed)
    if (grey) overcast(brush, frame, time)
    else sun(brush, sunX(place), frame.horizon * (options.sunY ?? SUN_HEIGHT[time]), frame.unit * (time === 'night' ? 52 : 44), time)
  }
  const clouds = (brush: Brush): void => {
    const random = seeded(seed + 41)
    for (let i = 0; i < count; i++) {
      const size = (0.2 + random() * 0.2) * Math.max(frame.width, frame.height * 0.8)
      const x = leftOf(frame) + ((i + 0.2 + random() * 0.6) / count) * spanOf(frame)
      cloud(brush, x, frame.horizon * (0.24 + random() * 0.46), size, time, seed + i)
    }
  }
  const layers: Layer[] = [{ name: 'sky', nearness: 0, draw }]
  if (count > 0) layers.push({ name: 'clouds', nearness: 0.06, drift: weather === 'wind' || weather === 'storm' ? 30 : 11, draw: clouds })
  return layers
}

const SUN_HEIGHT = { dawn: 0.74, day: 0.3, dusk: 0.72, night: 0.34 } as const

/** Grass between the viewer and the scene, thick at the sides and low in the middle, where captions are. */
export const grassFringe = (place: Place, height = 110): Layer => ({
  name: 'fringe',
  nearness: 1.28,
  draw: (brush) =>
    foregroundBlades(brush, place.frame, height * place.frame.unit, Math.round(90 * (place.frame.width / 1280) + 30), place.seed + 3),
})
