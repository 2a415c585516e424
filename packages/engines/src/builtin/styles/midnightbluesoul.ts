import { luminance, mix } from '../paint/colour.ts'
import { radial, stop, linear } from '../paint/canvas.ts'
import type { Composition } from '../settings/setting.ts'
import { sun } from '../parts/sky.ts'
import type { Style } from './style.ts'

const LAMPS = new Set<unknown>(['#ffd98a', '#ffcf7a', 'window', 'gold', 'yellow'])

/** Silhouettes of deep blue against a giant moon; only lamps are warm. */
export const midnightbluesoul: Style = {
  value: 'midnightbluesoul',
  timeOf: () => 'night',
  look: () => ({
    paint: 'silhouette',
    rim: '#bcd4ff',
    lightX: 0.5,
    lamp: '#ffcf7a',
    clouds: 'soft',
    sky: ['#02061c', '#071542', '#123a86', '#3d74c4'],
    sun: '#eaf1ff',
    haze: '#2a5aa8',
    hazeStrength: 0.88,
    groundShadow: false,
    recolour: (colour, _depth, role) => (LAMPS.has(role) ? [255, 207, 122] : mix([2, 6, 24], [40, 76, 156], luminance(colour) * 0.85)),
  }),
  dress: (composition, { frame }, indoors): Composition => ({
    ...composition,
    layers: indoors
      ? composition.layers
      : composition.layers.map((layer) =>
          layer.name === 'sky'
            ? {
                ...layer,
                draw: (brush) => (layer.draw(brush), sun(brush, frame.width * 0.4, frame.horizon * 0.52, frame.height * 0.24, 'night')),
              }
            : layer,
        ),
  }),
  overlay: (g, { width, height }) => {
    g.fillStyle = linear(g, 0, height * 0.42, 0, height * 0.9, [stop(0, '#5d9ae0', 0), stop(0.5, '#5d9ae0', 0.2), stop(1, '#0a2a66', 0)])
    g.fillRect(0, height * 0.42, width, height * 0.5)
    g.fillStyle = radial(g, width / 2, height / 2, height * 0.3, Math.hypot(width, height) * 0.55, [
      stop(0, '#00020e', 0),
      stop(1, '#00020e', 0.75),
    ])
    g.fillRect(0, 0, width, height)
  },
  particles: 'fireflies',
}
