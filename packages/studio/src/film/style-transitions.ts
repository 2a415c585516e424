import type { StyleValue } from '@fablecut/domain/story/style'
import type { TransitionKind } from './draw-transition.ts'

/** How films of each style go to another place. */
export const STYLE_TRANSITIONS: Readonly<Record<StyleValue, TransitionKind>> = {
  y2kcollage: 'paper',
  rockhaze: 'leak',
  noisecollage: 'paper',
  citypop: 'stripes',
  midnightbluesoul: 'leak',
  bubblegumpunk: 'stripes',
  edm: 'zoom',
  vaporwave: 'glitch',
  classicalrococo: 'wash',
  metalnoir: 'stripes',
  microworld: 'focus',
  pixelart: 'pixels',
  cyberpunk: 'glitch',
  psychedelic: 'wash',
  ghibli: 'wash',
  pixar: 'whip',
  photorealistic: 'focus',
  anime: 'whip',
}
