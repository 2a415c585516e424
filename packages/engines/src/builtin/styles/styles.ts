import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { anime } from './anime.ts'
import { citypop } from './citypop.ts'
import { ghibli } from './ghibli.ts'
import { midnightbluesoul } from './midnightbluesoul.ts'
import { photorealistic } from './photorealistic.ts'
import { pixelart } from './pixelart.ts'
import type { Style } from './style.ts'

const ALL: Partial<Record<StyleValue, Style>> = { anime, citypop, ghibli, midnightbluesoul, photorealistic, pixelart }

/** The style of a value of STYLES; unknown values are painted as the form's preselected style. */
export const styleOf = (value: string): Style =>
  ALL[STYLES.find((style) => style.value === value)?.value ?? 'photorealistic'] ?? photorealistic
