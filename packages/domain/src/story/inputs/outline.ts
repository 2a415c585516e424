import type { ShotPlan } from '../shot-plan/shot-plan.ts'
import { cleanScript } from './script.ts'

/** A shot of an outline. `plan`: what its image shows; null where its words decide. */
export type OutlineShot = { readonly voiceOver: string; readonly plan: ShotPlan | null }

/** Number of shots that a story of one sentence may be outlined in (C-204). */
export const IDEA_SHOTS = { min: 5, max: 10, default: 5 } as const

/** Most shots of an outline, as many as the writer splits a script into. */
export const MAX_OUTLINE_SHOTS = 40
/** Maximum length of the narration of a shot, in characters. */
export const MAX_OUTLINE_SHOT_CHARACTERS = 1000
/** Seeds of a story are below this number. */
export const SEED_LIMIT = 1_000_000

/** The script that the shots of an outline narrate. */
export const outlineScript = (shots: readonly Pick<OutlineShot, 'voiceOver'>[]): string =>
  shots.map(({ voiceOver }) => voiceOver.trim()).join(' ')

/** Whether an outline narrates a script: nothing but white space differs. */
export const isOutlineOf = (shots: readonly Pick<OutlineShot, 'voiceOver'>[], script: string): boolean =>
  withoutSpaces(outlineScript(shots)) === withoutSpaces(script)

const withoutSpaces = (script: string): string => cleanScript(script).replaceAll('\n', '')
