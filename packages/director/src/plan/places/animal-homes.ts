import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isIndoors, isNature } from '../../vocabulary/place-kinds.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { habitatsOf, sharedHabitats } from './habitats.ts'

type Placed = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string }

/** Words for homes of animals, which are where the animal is. */
const HOME = /\b(?:dens?|lairs?|burrows?|nests?|hideouts?)\b/iu
const OF_DENS = /\b(?:bear|bear cub|bat|dragon)$/u
/** Where animals of the sea may be seen. */
const WITH_WATER = /^(?:underwater|under-ice|sea|river|beach|arctic|harbor|harbor-old|ship-deck|hot-spring|plain|space)$/u
const WOODED = /\b(?:forests?|woods|trees?|jungle|oaks?|pines?)\b/iu

const OF_SEA: ReadonlySet<string> = new Set(['underwater', 'sea', 'arctic', 'beach'])

const livesInSea = (what: string): boolean => {
  const habitats = habitatsOf(what)
  return habitats.length > 0 && habitats.every((place) => OF_SEA.has(place))
}

/** Where animals are by the home that a sentence names: a bear's den is a cave, an octopus's on the sea bed. */
function homeOf({ text, plan }: Placed): string | undefined {
  const { place } = plan
  const animals = plan.cast.map(({ what }) => what)
  if (place === undefined || animals.length === 0 || !animals.every((what) => isAnimalName(what))) return undefined
  const ofSea = animals.filter((what) => livesInSea(what))
  if (ofSea.length > 0) return isIndoors(place) || WITH_WATER.test(place) ? undefined : sharedHabitats(ofSea)[0]
  const [first] = sharedHabitats(animals)
  if (!HOME.test(text) || place !== 'forest') return undefined
  if (/\b(?:dens?|lairs?)\b/iu.test(text) && animals.every((what) => OF_DENS.test(what))) return first === 'arctic' ? first : 'cave'
  return !WOODED.test(text) && first !== undefined && isNature(first) && !animals.some((what) => habitatsOf(what).includes('forest'))
    ? first
    : undefined
}

/** Homes by those who build them: a nest of bees is a hive. */
const HOMES_OF_INSECTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bee|wasp|hornet)$/u, 'beehive'],
  [/\bant$/u, 'anthill'],
]

/** A nest of insects is none of a bird. */
function nested({ cast, things }: ShotPlan): readonly PlanThing[] {
  const home = HOMES_OF_INSECTS.find(([insects]) => cast.length > 0 && cast.every(({ what }) => insects.test(what)))?.[1]
  return home ? things.map((thing) => (/\bnest$/u.test(thing.what) ? { ...thing, what: home } : thing)) : things
}

/** Animals at home where their kind lives: those of the sea are never on land by a word like `den`. */
export const withAnimalHomes = <P extends Placed>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const home = homeOf(one)
    const plan = { ...one.plan, things: [...nested(one.plan)] }
    return home === undefined ? { ...one, plan } : { ...one, placeName: home, plan: { ...plan, place: home, placeState: undefined } }
  })
