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

/** An adult of nearly 5 heads. */
const ADULT = { headRadius: 0.103, face: 0.866, shoulder: 0.721, hip: 0.437, arm: [0.156, 0.14], girth: 1, hand: 0.036 } as const
const SLIM: Build = { ...ADULT, shoulders: 0.085, waist: 0.06, hips: 0.076 }
const BROAD: Build = { ...ADULT, headRadius: 0.102, face: 0.867, shoulders: 0.107, waist: 0.078, hips: 0.077, girth: 1.14, hand: 0.039 }
const ROUND: Build = { ...ADULT, shoulders: 0.097, waist: 0.102, hips: 0.1, girth: 1.16, hand: 0.038 }
const CHILD: Build = {
  headRadius: 0.139,
  face: 0.826,
  shoulder: 0.643,
  hip: 0.36,
  shoulders: 0.08,
  waist: 0.07,
  hips: 0.077,
  arm: [0.13, 0.116],
  girth: 1.1,
  hand: 0.041,
}

/** An adult of 6 heads. */
const NATURAL_ADULT = { headRadius: 0.083, face: 0.886, shoulder: 0.77, hip: 0.462, arm: [0.17, 0.15], girth: 1, hand: 0.034 } as const
const NATURAL_SLIM: Build = { ...NATURAL_ADULT, shoulders: 0.088, waist: 0.059, hips: 0.074 }
const NATURAL_BROAD: Build = { ...NATURAL_ADULT, shoulders: 0.113, waist: 0.076, hips: 0.075, girth: 1.12, hand: 0.037 }
const NATURAL_ROUND: Build = { ...NATURAL_ADULT, shoulders: 0.1, waist: 0.1, hips: 0.098, girth: 1.14, hand: 0.036 }
const NATURAL_CHILD: Build = {
  ...CHILD,
  headRadius: 0.112,
  face: 0.855,
  shoulder: 0.7,
  hip: 0.395,
  arm: [0.146, 0.13],
  girth: 1.04,
  hand: 0.038,
}

const isChild = ({ stature }: PersonLook): boolean => stature < 0.88

/** Proportions of a person's look. */
export function buildOf(look: PersonLook): Build {
  const { figure, proportions } = look
  if (proportions === 'natural') {
    if (isChild(look)) return NATURAL_CHILD
    return figure === 'broad' ? NATURAL_BROAD : figure === 'round' ? NATURAL_ROUND : NATURAL_SLIM
  }
  if (isChild(look)) return CHILD
  return figure === 'broad' ? BROAD : figure === 'round' ? ROUND : SLIM
}
