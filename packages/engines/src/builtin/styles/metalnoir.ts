import { luminance, ramp } from '../paint/colour.ts'
import { linear, stop } from '../paint/canvas.ts'
import { beams } from '../parts/light.ts'
import { over } from './dressing.ts'
import { filmGrain, letterbox, vignette } from './finish.ts'
import type { Style } from './style.ts'

/** Silver and black: hard side light, shadows of blinds, rain, bars above and below. */
export const metalnoir: Style = {
  value: 'metalnoir',
  covered: () => [0, 0.08, 0, 0.08],
  timeOf: (time) => (time === 'day' ? 'dusk' : 'night'),
  look: () => ({
    paint: 'soft',
    volume: 0.6,
    shadow: [0, 0, 0],
    rim: '#ffffff',
    lightX: 0.6,
    eyes: 'narrow',
    clouds: 'soft',
    stars: false,
    sun: '#ffffff',
    haze: '#565d65',
    hazeStrength: 0.8,
    detail: 0.5,
    lamp: '#ffffff',
    sky: ['#050607', '#15181c', '#454c54', '#a2abb3'],
    recolour: (colour) => ramp(['#020203', '#20252a', '#59626b', '#b4bec6', '#ffffff'], luminance(colour) ** 1.25),
  }),
  dress: (composition, { frame }) =>
    over(composition, [composition.layers[0]!.name], (brush) =>
      beams(brush, frame.width * 1.02, -frame.height * 0.05, 7, 2.1, 2.75, frame.width * 1.2, ['#dce6f0'], 0.2, 0.022),
    ),
  figures: 1.12,
  overlay: (g, frame, variant) => {
    const { width, height, unit } = frame
    g.save()
    g.rotate(-0.1)
    for (let y = height * 0.02; y < height * 1.2; y += 46 * unit) {
      g.fillStyle = linear(g, 0, 0, width * 0.42, 0, [stop(0, '#000000', 0.6), stop(0.7, '#000000', 0.34), stop(1, '#000000', 0)])
      g.fillRect(-60, y, width * 0.46, 19 * unit)
    }
    g.restore()
    filmGrain(g, frame, 0.12, variant)
    vignette(g, frame, '#000000', 0.78, 0.34)
    letterbox(g, frame)
  },
  halo: { colour: '#dfe8f2', alpha: 0.3 },
  particles: 'rain',
}
