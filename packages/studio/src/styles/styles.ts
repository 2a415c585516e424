import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { anime } from './looks/anime.ts'
import { bubblegumpunk } from './looks/bubblegumpunk.ts'
import { citypop } from './looks/citypop.ts'
import { classicalrococo } from './looks/classicalrococo.ts'
import { cyberpunk } from './looks/cyberpunk.ts'
import { edm } from './looks/edm.ts'
import { ghibli } from './looks/ghibli.ts'
import { metalnoir } from './looks/metalnoir.ts'
import { microworld } from './looks/microworld.ts'
import { midnightbluesoul } from './looks/midnightbluesoul.ts'
import { noisecollage } from './looks/noisecollage.ts'
import { photorealistic } from './looks/photorealistic.ts'
import { pixar } from './looks/pixar.ts'
import { pixelart } from './looks/pixelart.ts'
import { psychedelic } from './looks/psychedelic.ts'
import { rockhaze } from './looks/rockhaze.ts'
import type { Style } from './style.ts'
import { vaporwave } from './looks/vaporwave.ts'
import { y2kcollage } from './looks/y2kcollage.ts'

const ALL: Record<StyleValue, Style> = {
  y2kcollage,
  rockhaze,
  noisecollage,
  citypop,
  midnightbluesoul,
  bubblegumpunk,
  edm,
  vaporwave,
  classicalrococo,
  metalnoir,
  microworld,
  pixelart,
  cyberpunk,
  psychedelic,
  ghibli,
  pixar,
  photorealistic,
  anime,
}

/** Style of a value of `STYLES`; unknown values give `photorealistic`. */
export const styleOf = (value: string): Style => ALL[STYLES.find((style) => style.value === value)?.value ?? 'photorealistic']
