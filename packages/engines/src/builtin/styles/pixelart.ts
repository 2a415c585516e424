import { adjust } from '../paint/colour.ts'
import type { Style } from './style.ts'

const PALETTE = [
  '#140f26',
  '#2a1f4a',
  '#3f2f78',
  '#6a3f94',
  '#a04f9a',
  '#d8637f',
  '#f5886a',
  '#ffb56b',
  '#ffe09a',
  '#fff6d8',
  '#274a5a',
  '#2f7a5a',
  '#55a84c',
  '#9ad455',
  '#d8e878',
  '#2f5fa8',
  '#4f9ad0',
  '#8fd4e0',
  '#6b3a2a',
  '#a0623a',
  '#d89a5a',
  '#f4cfa0',
  '#c0352f',
  '#7d7590',
  '#b8b2c4',
  '#e0752d',
]

/** Drawn on a grid of 256 across with 26 colours and an ordered dither. */
export const pixelart: Style = {
  value: 'pixelart',
  look: (time) => ({
    paint: 'cel',
    ink: 4.6,
    inkColour: '#1b1330',
    shadow: [40, 30, 110],
    eyes: 'block',
    lightX: 0.5,
    detail: 0.5,
    clouds: 'puff',
    sky: { dusk: ['#2a2a6a', '#7a3f8a', '#e8687a', '#ffb870'] },
    haze: time === 'day' ? '#8fd4e0' : time === 'night' ? '#3f2f78' : '#c9788f',
    hazeStrength: 0.7,
    recolour: (colour) => adjust(colour, { saturation: 1.3, lightness: time === 'night' ? 0.85 : 1.04 }),
  }),
  figures: 1.05,
  pixels: { across: 256, palette: PALETTE, dither: 34 },
}
