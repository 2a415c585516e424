import { adjust } from '../paint/colour.ts'
import { lightFrom, vignette } from './finish.ts'
import type { Style } from './style.ts'

/** Round toys in warm light: big eyes, strong volume, a distance out of focus full of lights. */
export const pixar: Style = {
  value: 'pixar',
  look: (time) => ({
    paint: 'soft',
    eyes: 'big',
    volume: 0.9,
    rim: time === 'night' ? '#a8c8ff' : '#ffc27e',
    lightX: 0.55,
    shadow: [74, 30, 82],
    detail: 1,
    blush: true,
    clouds: 'puff',
    cloudTall: 1.15,
    hazeStrength: 0.78,
    sky: {
      dusk: ['#3b3a8c', '#9a55a8', '#ff8f86', '#ffd08c'],
      day: ['#2a8be8', '#6cc4f8', '#b8e8fb', '#fdf6dc'],
      dawn: ['#6a78c8', '#c9a0d8', '#ffc4a8', '#fff0c4'],
    },
    recolour: (colour) => adjust(colour, { saturation: 1.22, lightness: time === 'night' ? 0.85 : 1.04 }),
  }),
  figures: 1.24,
  depthOfField: 12,
  overlay: (g, frame) => {
    lightFrom(g, frame, 0.78, 0.12, '#ffe0a0', 0.32)
    vignette(g, frame, '#3a0f4a', 0.42)
  },
  particles: 'fireflies',
  halo: { colour: '#ffcf8a', alpha: 0.22 },
}
