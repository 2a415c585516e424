import { artOf } from '@fablecut/director/vocabulary/art-of'
import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type LookDescription, describePerson } from './describe-look.ts'
import { lookOfFigure } from './people/look-of-figure.ts'

/** Describes a person of a plan who is no chosen character as the painter draws them; null for animals, whose name says it. See `lookOfFigure`. */
export const describeFigure = (figure: PlanFigure, member: number, storySeed: number): LookDescription | null =>
  artOf(figure.what) === 'person' ? describePerson(lookOfFigure(figure, member, storySeed)) : null
