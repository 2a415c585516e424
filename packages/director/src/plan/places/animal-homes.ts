import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isIndoors, isNature } from '../../vocabulary/place-kinds.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { habitatsOf, sharedHabitats } from './habitats.ts'
import { isKeptAnimal } from './kept-animals.ts'

type Placed = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string }

/** Words for homes of animals, which are where the animal is. */
const HOME = /\b(?:dens?|lairs?|burrows?|nests?|hideouts?)\b/iu
const OF_DENS = /\b(?:bear|bear cub|bat|dragon)$/u
/** Where animals of the sea may be seen. */
const WITH_WATER = /^(?:underwater|under-ice|sea|beach|arctic|harbor|harbor-old|ship-deck|hot-spring|plain|space)$/u
const FRESH_WATER = /\b(?:rivers?|lakes?|streams?|estuar(?:y|ies)|fresh water|freshwater)\b/iu
const WOODED = /\b(?:forests?|woods|trees?|jungle|oaks?|pines?)\b/iu

const OF_SEA: ReadonlySet<string> = new Set(['underwater', 'sea', 'arctic', 'beach'])

const livesInSea = (what: string): boolean => {
  const habitats = habitatsOf(what)
  return habitats.length > 0 && habitats.every((place) => OF_SEA.has(place))
}

/** Where animals are by the home that a sentence names: a bear's den is a cave, an octopus's on the sea bed. */
function homeOf({ text, plan }: Placed, script: string): string | undefined {
  const { place } = plan
  const animals = plan.cast.map(({ what }) => what).filter((what) => !isKeptAnimal(what, text))
  if (place === undefined || animals.length === 0 || !animals.every((what) => isAnimalName(what))) return undefined
  const ofSea = animals.filter((what) => livesInSea(what))
  const mayBe = isIndoors(place) || WITH_WATER.test(place) || (place === 'river' && FRESH_WATER.test(script))
  if (ofSea.length > 0) return mayBe ? undefined : sharedHabitats(ofSea)[0]
  const [first] = sharedHabitats(animals)
  if (!HOME.test(text) || place !== 'forest') return undefined
  if (/\b(?:dens?|lairs?)\b/iu.test(text) && animals.every((what) => OF_DENS.test(what))) return first === 'arctic' ? first : 'cave'
  return !WOODED.test(text) && first !== undefined && isNature(first) && !animals.some((what) => habitatsOf(what).includes('forest'))
    ? first
    : undefined
}

/** Nests of animals that are no birds, as they are drawn: a nest of bees is a hive, that of a hedgehog nothing of its own. */
const NESTS: readonly { readonly animals: RegExp; readonly nest?: string }[] = [
  { animals: /\b(?:bee|wasp|hornet)$/u, nest: 'beehive' },
  { animals: /\bant$/u, nest: 'anthill' },
  { animals: /\b(?:hedgehog|mouse|rat|rabbit|hare|squirrel|bear|fox|badger|turtle|snake|crocodile|fish|gorilla|orangutan|pig|octopus)$/u },
]

/** No bird's nest stands beside animals that are no birds. */
function withOwnNests({ cast, things }: ShotPlan): PlanThing[] {
  const own = NESTS.find(({ animals }) => cast.length > 0 && cast.every(({ what }) => animals.test(what)))
  return own
    ? things.flatMap((thing) => (/\bnest$/u.test(thing.what) ? (own.nest ? [{ ...thing, what: own.nest }] : []) : [thing]))
    : [...things]
}

/** Animals at home where their kind lives: those of the sea are never on land by a word like `den`, and neither is what is told of them. */
export function withAnimalHomes<P extends Placed>(planned: readonly P[]): P[] {
  const script = planned.map(({ text }) => text).join(' ')
  const homes = planned.map((one) => homeOf(one, script))
  const atSea = homes.findIndex((home) => home !== undefined && OF_SEA.has(home))
  return planned.map((one, i) => {
    const isOfOthers = atSea >= 0 && one.plan.cast.length === 0 && one.plan.place === planned[atSea]!.plan.place
    const home = homes[i] ?? (isOfOthers ? homes[atSea] : undefined)
    const plan = { ...one.plan, things: withOwnNests(one.plan) }
    return home === undefined ? { ...one, plan } : { ...one, placeName: home, plan: { ...plan, place: home, placeState: undefined } }
  })
}
