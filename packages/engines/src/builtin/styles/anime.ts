import { adjust } from '../paint/colour.ts'
import { radial, stop } from '../paint/canvas.ts'
import type { Style } from './style.ts'

/** Inked figures close to a low camera, towering clouds, light that washes in from the sun, petals. */
export const anime: Style = {
  value: 'anime',
  look: (time) => ({
    paint: 'cel',
    ink: 2.4,
    inkColour: '#241436',
    shadow: [70, 40, 140],
    eyes: 'tall',
    lightX: 0.5,
    clouds: 'puff',
    cloudTall: 1.7,
    cloudLit: '#fff4ea',
    cloudDark: time === 'day' ? '#8fb4ee' : '#d9709a',
    sky: {
      dawn: ['#3b56b8', '#9a86dc', '#ffb0b8', '#ffe4b8'],
      day: ['#0f5fd0', '#3d97f2', '#8fd0fb', '#dff4ff'],
      dusk: ['#16277a', '#5a4ac8', '#ff7fa6', '#ffd08a'],
      night: ['#060a33', '#15226e', '#3346a8', '#6a78d8'],
    },
    haze: time === 'day' ? '#b5dcfa' : time === 'night' ? '#3a4aa8' : '#e58bb0',
    hazeStrength: 0.7,
    sun: '#fff6d8',
    recolour: (colour) => adjust(colour, { saturation: 1.25, lightness: time === 'night' ? 0.8 : 1.05 }),
  }),
  figures: 1.16,
  overlay: (g, { width, height, horizon }) => {
    const [x, y] = [width * 0.7, horizon * 0.62]
    g.fillStyle = radial(g, x, y, 10, Math.max(width, height) * 0.62, [
      stop(0, '#ffe9c4', 0.46),
      stop(0.4, '#ff9ab0', 0.1),
      stop(1, '#ff9ab0', 0),
    ])
    g.fillRect(0, 0, width, height)
    for (const [k, r, alpha] of [
      [0.5, 22, 0.3],
      [0.9, 54, 0.16],
      [1.3, 16, 0.36],
      [1.7, 78, 0.12],
    ] as const) {
      const [fx, fy] = [x + (width / 2 - x) * k * 1.7, y + (height * 0.62 - y) * k]
      g.fillStyle = radial(g, fx, fy, r * 0.5, r, [stop(0, '#ffd0b0', alpha), stop(0.8, '#a8dcff', alpha * 0.9), stop(1, '#a8dcff', 0)])
      g.fillRect(fx - r, fy - r, r * 2, r * 2)
    }
  },
  particles: 'petals',
}
