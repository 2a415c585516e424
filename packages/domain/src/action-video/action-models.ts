/** Models of action videos. */
export const ACTION_MODELS = ['wan2.2-v1', 'runway-act2'] as const
export type ActionModel = (typeof ACTION_MODELS)[number]

export const CHARACTER_TYPES = ['image', 'video'] as const
export type CharacterType = (typeof CHARACTER_TYPES)[number]

/** What a model takes; absent limits are not checked. */
export type ActionModelRules = {
  readonly characterTypes: readonly CharacterType[]
  /** Of a character's or reference's video, in seconds. */
  readonly minSeconds: number
  readonly maxSeconds: number
  readonly maxVideoBytes?: number
  readonly maxImageBytes?: number
  /** Of the character's image: width over height. */
  readonly imageAspect?: { readonly min: number; readonly max: number }
}

const MEGABYTE = 1_048_576

/** Bounds of models without their own (E-370). */
export const DEFAULT_SECONDS = { minSeconds: 3, maxSeconds: 30 } as const

const RULES: Record<ActionModel, Partial<ActionModelRules> & Pick<ActionModelRules, 'characterTypes'>> = {
  'wan2.2-v1': { characterTypes: ['image'] },
  'runway-act2': {
    characterTypes: ['image', 'video'],
    maxVideoBytes: 32 * MEGABYTE,
    maxImageBytes: 16 * MEGABYTE,
    imageAspect: { min: 0.5, max: 2 },
  },
}

export const actionModelRules = (model: ActionModel): ActionModelRules => ({ ...DEFAULT_SECONDS, ...RULES[model] })

/** The feature that an account needs for a model (E-272). */
export const actionFeature = (model: ActionModel): string => `app.action-video.${model}`
