import type { RunView } from '../../runs/read-run.ts'

/** The same for every shot of a story, for consistent places, light and characters. */
export const storySeedOf = ({ inputs }: Pick<RunView, 'inputs'>): number => inputs.seed ?? 1
