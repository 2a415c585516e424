import { isFeminineLook, type PersonLook } from './people/person-look.ts'

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
const ADULT = { headRadius: 0.103, face: 0.868, shoulder: 0.712, hip: 0.437, arm: [0.156, 0.14], girth: 1, hand: 0.036 } as const
const SLIM: Build = { ...ADULT, shoulders: 0.087, waist: 0.059, hips: 0.077 }
const BROAD: Build = { ...ADULT, headRadius: 0.102, face: 0.869, shoulders: 0.11, waist: 0.078, hips: 0.077, girth: 1.14, hand: 0.039 }
const ROUND: Build = { ...ADULT, shoulders: 0.1, waist: 0.12, hips: 0.107, girth: 1.16, hand: 0.038 }
const CHILD: Build = {
  headRadius: 0.139,
  face: 0.829,
  shoulder: 0.634,
  hip: 0.36,
  shoulders: 0.08,
  waist: 0.07,
  hips: 0.077,
  arm: [0.13, 0.116],
  girth: 1.1,
  hand: 0.041,
}

/** An adult of 6 and a half heads, with a neck between chin and collar. */
const NATURAL_ADULT = { headRadius: 0.077, face: 0.896, shoulder: 0.762, hip: 0.462, arm: [0.168, 0.148], girth: 1, hand: 0.034 } as const
const NATURAL_MAN: Build = { ...NATURAL_ADULT, shoulders: 0.106, waist: 0.07, hips: 0.074, girth: 1.05, hand: 0.036 }
const NATURAL_WOMAN: Build = { ...NATURAL_ADULT, shoulders: 0.091, waist: 0.059, hips: 0.08, girth: 0.94, hand: 0.032 }
const NATURAL_BROAD: Build = { ...NATURAL_ADULT, shoulders: 0.119, waist: 0.08, hips: 0.077, girth: 1.16, hand: 0.038 }
const NATURAL_ROUND: Build = { ...NATURAL_ADULT, shoulders: 0.109, waist: 0.128, hips: 0.11, girth: 1.2, hand: 0.036 }
const NATURAL_CHILD: Build = {
  ...CHILD,
  headRadius: 0.109,
  face: 0.858,
  shoulder: 0.686,
  hip: 0.395,
  arm: [0.146, 0.13],
  girth: 1.04,
  hand: 0.038,
}

/** A baby of three heads: its legs are short, its trunk is round. */
const INFANT: Build = {
  headRadius: 0.172,
  face: 0.8,
  shoulder: 0.592,
  hip: 0.318,
  shoulders: 0.108,
  waist: 0.13,
  hips: 0.124,
  arm: [0.132, 0.116],
  girth: 1.8,
  hand: 0.05,
}

const isChild = ({ stature }: PersonLook): boolean => stature < 0.88

/** Proportions of a person's look. */
export function buildOf(look: PersonLook): Build {
  const { figure, proportions } = look
  if (look.infant) return INFANT
  if (proportions === 'natural') {
    if (isChild(look)) return NATURAL_CHILD
    return figure === 'broad' ? NATURAL_BROAD : figure === 'round' ? NATURAL_ROUND : isFeminineLook(look) ? NATURAL_WOMAN : NATURAL_MAN
  }
  if (isChild(look)) return CHILD
  return figure === 'broad' ? BROAD : figure === 'round' ? ROUND : SLIM
}
