import type { PersonLook } from './people/person-look.ts'

/** Body proportions as parts of the body's height; vertical positions are measured from the ground. */
export type Build = {
  /** Half the height of the head. */
  readonly headRadius: number
  readonly face: number
  readonly shoulder: number
  readonly hip: number
  /** Half widths. */
  readonly shoulders: number
  readonly waist: number
  readonly hips: number
  readonly arm: readonly [number, number]
  readonly girth: number
  readonly hand: number
}

export const ANKLE = 0.036

const ADULT = { headRadius: 0.142, face: 0.826, shoulder: 0.66, hip: 0.395, arm: [0.135, 0.122], girth: 1, hand: 0.036 } as const
const SLIM: Build = { ...ADULT, shoulders: 0.078, waist: 0.058, hips: 0.076 }
const BROAD: Build = { ...ADULT, headRadius: 0.137, face: 0.83, shoulders: 0.1, waist: 0.076, hips: 0.076, girth: 1.14, hand: 0.039 }
const ROUND: Build = { ...ADULT, shoulders: 0.094, waist: 0.1, hips: 0.1, girth: 1.16, hand: 0.038 }
const CHILD: Build = {
  headRadius: 0.172,
  face: 0.79,
  shoulder: 0.588,
  hip: 0.325,
  shoulders: 0.08,
  waist: 0.072,
  hips: 0.08,
  arm: [0.118, 0.105],
  girth: 1.12,
  hand: 0.042,
}

/** Proportions of a person's look. */
export function buildOf(look: PersonLook): Build {
  if (look.stature < 0.88) return CHILD
  if (look.figure === 'broad') return BROAD
  return look.figure === 'round' ? ROUND : SLIM
}
