import type { Brush } from '../paint/brush.ts'
import { smoke } from '../parts/animated.ts'
import { barrel, crate } from '../parts/indoors/small-objects.ts'
import { pedestrians } from '../parts/street-life.ts'
import { skyLayers } from './outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from './setting.ts'
import { halfOf, houses, pavedStreet, streetEnd, viewOf } from './street.ts'

/** Barrels and crates along the houses: metres from the viewer, side, distance from the houses in metres. */
const GOODS = [
  [6.4, -1, 0.7, 'barrel'],
  [5.8, -1, 1.2, 'barrel'],
  [4.2, 1, 0.8, 'crate'],
  [3.7, 1, 1.3, 'barrel'],
  [1.8, -1, 0.8, 'crate'],
  [1.2, -1, 1.3, 'crate'],
] as const

function goods(place: Place, brush: Brush): void {
  const view = viewOf(place)
  for (const [metres, side, off, kind] of GOODS) {
    const y = view.yBehind(place.frame.ground, metres)
    const m = view.pixelsPerMetre(y)
    const x = view.vanishingX + side * (halfOf(place) - off) * m
    if (kind === 'barrel') barrel(brush, x, y, 0.85 * m)
    else crate(brush, x, y, 0.8 * m, 0.6 * m)
  }
}

function animateStreet(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed, weather } = place
  const view = viewOf(place)
  const half = halfOf(place)
  const walkers = [-0.45, -0.15, 0.2, 0.5].map((share) => ({ offsetMetres: share * half, from: 9, to: 34 }))
  pedestrians(brush, view, frame.ground, walkers, seed + 3, seconds, weather === 'rain' || weather === 'storm')
}

function animateChimneys({ frame, seed }: Place, brush: Brush, seconds: number): void {
  for (const [i, share] of [0.12, 0.3, 0.72, 0.9].entries())
    smoke(brush, frame.width * share, frame.horizon - frame.height * 0.12, frame.height * 0.16, seconds + i * 2.3 + seed)
}

/** A street of a town before cars: houses, a church, street lamps, barrels and crates. */
export const oldTown: Setting = {
  indoors: false,
  shows: ['street', 'house', 'church', 'street lamp', 'barrel', 'people'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      {
        name: 'far houses',
        nearness: 0.3,
        draw: (brush) => streetEnd(place, brush, true),
        animate: (brush, seconds) => animateChimneys(place, brush, seconds),
      },
      { name: 'houses', nearness: 0.55, draw: (brush) => houses(place, brush) },
      {
        name: 'pavement',
        nearness: 0.85,
        draw: (brush) => {
          pavedStreet(place, brush)
          goods(place, brush)
        },
        animate: (brush, seconds) => animateStreet(place, brush, seconds),
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
