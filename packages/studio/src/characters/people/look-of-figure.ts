import type { FigureTraits, TraitPeriod } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { hashText } from '../../paint/random.ts'
import { clothesOf, clothesOfKind, costumeOf } from './costumes/costumes.ts'
import { traitsOfKind } from './kinds-of-people.ts'
import { clothesOfPeriod, hasRole } from './costumes/period-clothes.ts'
import { type PersonTraits, lookOfPerson } from './look-of-person.ts'
import { isFeminineLook, type PersonLook, topOfMember } from './person-look.ts'

/** Ids of the built-in director, which numbers the figures of a story. */
const NUMBERED = /^figure-(\d+)$/u

/** The look of a person of a plan who is no chosen character, the same through a story. `member`: which of the figures of its kind. */
export function lookOfFigure(figure: PlanFigure, member: number, storySeed: number): PersonLook {
  const numbered = NUMBERED.exec(figure.id)
  const top = numbered && { top: topOfMember(storySeed + Number(numbered[1])) }
  const seed = Math.abs((storySeed + hashText(figure.id)) | 0)
  return lookOfPerson({ ...describedTraits(figure, member, seed), ...top }, seed)
}

/** The look of one of a crowd, in which women and men take turns. `period`: default, today. */
export function lookInCrowd(
  { what, period }: { readonly what: string; readonly period?: TraitPeriod },
  member: number,
  crowdSeed: number,
): PersonLook {
  const isEither = traitsOfKind(what, member).woman === undefined && !(period && hasRole(what))
  const gender = (crowdSeed + member) % 2 === 0 ? 'woman' : 'man'
  const seed = crowdSeed + member * 7717
  return lookOfPerson(describedTraits({ what, traits: { period, ...(isEither && { gender }) } }, member, seed), seed)
}

const AGES = { child: 'child', young: 'adult', old: 'old' } as const

const hasBeard = ({ beard }: FigureTraits): boolean => beard === 'beard' || beard === 'moustache'

/** Kinds of people who are young in a time of which most people are seen as grown up. */
const YOUNG = /\b(?:bride|groom|prince|princess|slave|soldier|student|dancer|actress|fairy|son|daughter|sister|brother|runner)\b/u

/** Those of the kind of person with what the plan says of this one. */
function describedTraits({ what, traits: stated = {} }: Pick<PlanFigure, 'what' | 'traits'>, member: number, seed: number): PersonTraits {
  const own = traitsOfKind(what, member)
  const { period } = stated
  const woman = own.woman ?? (period && hasRole(what) ? false : undefined)
  const kind: PersonTraits = {
    ...own,
    woman,
    ...(period && own.age === 'adult' && stated.age === undefined && !YOUNG.test(what) && { age: 'middle' }),
  }
  const costume = stated.costume ?? costumeOf(what)
  const told = personOf(kind, stated)
  const dressed = period && clothesIn(period, what, told, seed)
  if (dressed) return { ...told, hat: undefined, outfit: undefined, clothes: dressed, described: { ...stated, costume: undefined } }
  const clothes = { ...(costume && clothesOf(costume)), ...clothesOfKind(what) }
  return { ...told, clothes, described: stated }
}

/** Clothes of a time, on somebody whose gender may come from the seed. */
function clothesIn(period: TraitPeriod, what: string, traits: PersonTraits, seed: number): Partial<PersonLook> | undefined {
  if (traits.age === 'baby') return undefined
  const look = lookOfPerson({ woman: traits.woman, age: traits.age }, seed)
  return clothesOfPeriod(period, { what, woman: traits.woman ?? isFeminineLook(look), age: traits.age ?? 'adult', seed })
}

function personOf(kind: PersonTraits, stated: FigureTraits): PersonTraits {
  const isOther = stated.gender === 'man' && kind.woman === true
  return {
    ...kind,
    ...(isOther && { outfit: undefined }),
    ...(stated.gender ? { woman: stated.gender === 'woman' } : hasBeard(stated) && kind.woman === undefined && { woman: false }),
    ...(stated.age && kind.age !== 'baby' && { age: AGES[stated.age] }),
    described: stated,
  }
}
