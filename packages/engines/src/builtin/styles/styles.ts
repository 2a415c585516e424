import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { anime } from './anime.ts'
import { bubblegumpunk } from './bubblegumpunk.ts'
import { citypop } from './citypop.ts'
import { classicalrococo } from './classicalrococo.ts'
import { cyberpunk } from './cyberpunk.ts'
import { edm } from './edm.ts'
import { ghibli } from './ghibli.ts'
import { metalnoir } from './metalnoir.ts'
import { microworld } from './microworld.ts'
import { midnightbluesoul } from './midnightbluesoul.ts'
import { noisecollage } from './noisecollage.ts'
import { photorealistic } from './photorealistic.ts'
import { pixar } from './pixar.ts'
import { pixelart } from './pixelart.ts'
import { psychedelic } from './psychedelic.ts'
import { rockhaze } from './rockhaze.ts'
import type { Style } from './style.ts'
import { vaporwave } from './vaporwave.ts'
import { y2kcollage } from './y2kcollage.ts'

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

/** The style of a value of STYLES; unknown values are painted as the form's preselected style. */
export const styleOf = (value: string): Style => ALL[STYLES.find((style) => style.value === value)?.value ?? 'photorealistic']
