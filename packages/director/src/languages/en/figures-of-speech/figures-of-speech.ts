import { FIGURES_A_TO_L } from './figures-a-to-l.ts'
import { FIGURES_M_TO_Z } from './figures-m-to-z.ts'

/** Figurative phrases. */
export const FIGURES_OF_SPEECH: readonly string[] = [FIGURES_A_TO_L, FIGURES_M_TO_Z]
