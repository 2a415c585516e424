import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { sharedHabitats } from './habitats.ts'
import type { Scene } from '../scene-item.ts'

/** Id of a place and its plain English name. `isOfPeople`: somebody works there, and is there in the next shot as well. */
export type Home = { readonly id: string; readonly name: string; readonly isOfPeople?: boolean }

const table = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(rows).flatMap(([place, names]) => names.split(',').map((name) => [name.trim(), place] as const)))

/** Places of work, by kind of person. */
const HOMES_OF_PEOPLE = table({
  kitchen: 'baker, cook',
  field: 'farmer, shepherd, beekeeper',
  garden: 'gardener',
  hospital: 'doctor, nurse, surgeon',
  lab: 'scientist, chemist, biologist, physicist',
  school: 'teacher, student',
  office: 'programmer, accountant, banker, manager, clerk, investor',
  'great-hall': 'king, queen',
  castle: 'prince, princess, knight',
  sea: 'fisherman, sailor',
  underwater: 'diver',
  space: 'astronaut',
  stage: 'singer, dancer, actress, pianist, violinist, magician',
  library: 'librarian',
  cave: 'miner',
  mountain: 'climber, hiker',
  restaurant: 'waiter',
  courtroom: 'judge, lawyer',
  prison: 'prisoner',
  workshop: 'mechanic, carpenter',
  desert: 'pharaoh',
  church: 'priest',
  stadium: 'footballer',
})
const HOMES_OF_ACTIONS: Readonly<Partial<Record<PlanAction, string>>> = {
  cook: 'kitchen',
  sleep: 'bedroom',
  swim: 'sea',
  water: 'garden',
  climb: 'mountain',
}
const HOMES_OF_THINGS = table({
  sea: 'ship, boat, sailboat, ocean liner, Titanic, cruise ship, tall ship, battleship, sailing ship, ferry, motorboat, lighthouse, buoy, life buoy, anchor',
  space: 'satellite, rocket, comet, planet, galaxy, black hole, spacecraft, shooting star',
  garden: 'beehive, greenhouse',
})
/** Who is under way is not at work. */
const UNDER_WAY: ReadonlySet<PlanAction> = new Set<PlanAction>(['walk', 'run', 'ride', 'swim', 'climb', 'sleep'])
/** What somebody may do anywhere: a farmer who finds out something is in no field. */
export const IDLE: ReadonlySet<PlanAction> = new Set<PlanAction>(['stand', 'think', 'look'])
/** Where who sleeps is in no bed. */
const NOT_BESIDE_BED = /\b(?:television|sofa|couch|armchair|chair|bench|desk|table|fireplace|hay)\b/u
/** A paper boat is at no sea. */
const TOY = /^(?:paper|toy|model|cardboard|origami) /u
/** Things that no room holds. */
export const OUTDOORS =
  /\b(?:house|cabin|hut|university|street lamp|palm|pine|bush|cactus|castle|palace|church|mosque|temple|pyramid|skyscraper|building|factory|barn|shop|hospital|school|museum|stadium|bank|hotel|tree|car|bus|truck|train|locomotive|tram|airplane|helicopter|balloon|bridge|tower|windmill|road|railway|mountain|volcano|river|horse|wagon|cart|carriage|tractor|bicycle|motorcycle|tent|well|fountain|statue|sun|moon|cloud|globe|earth)\b/u
/** Animals of which homes are certain: wild ones of one place, and herds. */
const WILD = /^(?:underwater|arctic|summit|jungle|desert|forest|field|meadow|savanna)$/u
/** Animals that live in many places. */
const ANYWHERE =
  /\b(?:cat|dog|mouse|rabbit|hare|duck|goose|chicken|chick|rooster|bird|crow|raven|owl|snake|spider|ant|beetle|snail|frog|toad|parrot|turtle|pig|turkey|cricket|lizard|scorpion|squirrel|chipmunk|raccoon|skunk|bat|hedgehog|eagle|hawk|falcon|dragon|unicorn|panda|koala|seal)\b/u

/** Where wild animals and herds live when nothing else is seen: `old octopus`, `octopus`. */
function homeOfAnimals(kinds: readonly string[]): Home | undefined {
  const homes = new Set(kinds.map((what) => (ANYWHERE.test(what) ? undefined : sharedHabitats([what])[0])))
  const [home] = homes
  return home && homes.size === 1 && WILD.test(home) ? { id: home, name: home } : undefined
}

/** Where people of one kind work, by their names; undefined where they differ. */
export function homeOfKind(kinds: readonly string[]): string | undefined {
  const homes = new Set(kinds.map((what) => HOMES_OF_PEOPLE.get(what.split(' ').at(-1)!)))
  return homes.size === 1 ? [...homes][0] : undefined
}

/**
 * Where a scene without a place is seen for certain: where its things always are, where an action is done, or where its people work. `last`: the home of the
 * shot before, where somebody meant by a pronoun still is. `isAtWork`: people are where they work, of whom a story tells otherwise; default: true.
 */
export function homeOf({ cast, things, isContinued, doers, mentioned }: Scene, last: Home | undefined, isAtWork = true): Home | undefined {
  const present = things.filter(({ event }) => event !== 'cross-out')
  const ofThings = new Set(
    present.map(({ what }) => HOMES_OF_THINGS.get(what) ?? (TOY.test(what) ? undefined : HOMES_OF_THINGS.get(what.split(' ').at(-1)!))),
  )
  const ofThing = ofThings.has('sea') ? 'sea' : [...ofThings][0]
  const people = cast.filter(({ what }) => !isAnimalName(what))
  // Somebody who owns a boat may be anywhere.
  const isOfThings = isAtWork || people.length === 0
  if (isOfThings && ofThing && (ofThings.size === 1 || ofThing === 'sea')) return { id: ofThing, name: ofThing }
  // `the song of a whale`: no whale's home.
  const isSeenThere = cast.every(({ id }) => !mentioned.has(id))
  const wild = people.length === 0 && present.length === 0 && isSeenThere ? homeOfAnimals(cast.map(({ what }) => what)) : undefined
  if (wild) return wild
  const isWithHerd = cast.some(({ what }) => homeOfAnimals([what]) !== undefined)
  if (people.length === 0 || isWithHerd || [...present, ...cast].some(({ what }) => OUTDOORS.test(what))) return undefined
  const isElsewhere = present.some(({ what }) => NOT_BESIDE_BED.test(what))
  const ofAction = people
    .map(({ action }) =>
      (action === 'sleep' && isElsewhere) || (action === 'climb' && present.length > 0) ? undefined : HOMES_OF_ACTIONS[action],
    )
    .find(Boolean)
  const isUnderWay = people.some(({ action }) => UNDER_WAY.has(action))
  if (!ofAction && isContinued) return !isUnderWay && last?.isOfPeople ? last : undefined
  // `a call with a teacher`: who is only named beside others may be anywhere.
  const homes = new Set(
    people.map(({ id, what, action }) =>
      doers.has(id) && !(IDLE.has(action) && present.length === 0) ? HOMES_OF_PEOPLE.get(what.split(' ').at(-1)!) : undefined,
    ),
  )
  const id = ofAction ?? (!isAtWork || isUnderWay || homes.size > 1 ? undefined : [...homes][0])
  return id ? { id, name: id, isOfPeople: !ofAction } : undefined
}
