import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { hashText } from '../../paint/random.ts'
import { costumeOf } from './costumes.ts'
import { traitsOfKind } from './kinds-of-people.ts'
import { type PersonTraits, lookOfPerson } from './look-of-person.ts'
import { type PersonLook, topOfMember } from './person-look.ts'

/** Ids of the built-in director, which numbers the figures of a story. */
const NUMBERED = /^figure-(\d+)$/u

/** The look of a person of a plan who is no chosen character, the same through a story. `member`: which of the figures of its kind. */
export function lookOfFigure(figure: PlanFigure, member: number, storySeed: number): PersonLook {
  const numbered = NUMBERED.exec(figure.id)
  const top = numbered && { top: topOfMember(storySeed + Number(numbered[1])) }
  return lookOfPerson({ ...describedTraits(figure, member), ...top }, Math.abs((storySeed + hashText(figure.id)) | 0))
}

const AGES = { child: 'child', young: 'adult', old: 'old' } as const

const hasBeard = ({ beard }: FigureTraits): boolean => beard === 'beard' || beard === 'moustache'

/** Those of the kind of person with what the plan says of this one. */
function describedTraits({ what, traits: stated = {} }: PlanFigure, member: number): PersonTraits {
  const kind = traitsOfKind(what, member)
  const costume = stated.costume ?? costumeOf(what)
  return {
    ...kind,
    ...(stated.gender ? { woman: stated.gender === 'woman' } : hasBeard(stated) && kind.woman === undefined && { woman: false }),
    ...(stated.age && { age: AGES[stated.age] }),
    described: { ...stated, ...(costume && { costume }) },
  }
}
