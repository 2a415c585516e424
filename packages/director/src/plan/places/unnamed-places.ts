import type { PlanAction, PlanCamera, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Period } from '../../story/periods.ts'
import { isPerson } from '../../vocabulary/art-of.ts'
import { isIndoors, isNature } from '../../vocabulary/place-kinds.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { cameraFor } from '../camera.ts'
import { sharedHabitats } from './habitats.ts'
import { homeOfKind, IDLE, OUTDOORS } from './homes.ts'
import { isKeptAnimal } from './kept-animals.ts'
import { OF_SPACE } from './place-in-setting.ts'
import { endsPlace } from '../../story/setting/moment.ts'

type Placed = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string }

/** Sentences over which a place of a script may still be where its figures are. */
const REACH = 2

/** Actions whose place the painter knows: a kitchen for who cooks. */
const PLACED_ACTIONS: ReadonlySet<PlanAction> = new Set<PlanAction>(['eat', 'cook', 'wash', 'sleep', 'write', 'swim', 'water'])
/** What is done out of doors. */
const OUTDOOR_ACTIONS: ReadonlySet<PlanAction> = new Set<PlanAction>([
  'walk',
  'run',
  'ride',
  'jump',
  'climb',
  'dig',
  'push',
  'pull',
  'throw',
  'fall',
])
/** English words of the open country, where somebody may be anywhere. */
const OPEN_COUNTRY =
  /\b(?:rivers?|lakes?|mountains?|hills?|cliffs?|valleys?|sea|ocean|island|forests?|woods|trees?|sky|fields?|meadow|grass|desert|cave|horses?|flock|herd|trail|summit|ridge|wildfires?|bushfires?|farms?|villages?)\b/iu
/** English words of what happens out of doors. */
const OUT_OF_DOORS =
  /\b(?:outside|outdoors|arrest\w*|streets?|roads?|sidewalk|pavement|balcon(?:y|ies)|bridge|marathon|race|rescuers?|protest\w*|march(?:ed|es|ing)?|parade|hik(?:e|es|ed|ing)|camp(?:ed|ing)?|rain|snow|storm|wind|sun|harbou?r|coast|shore|border|crops?|harvest\w*|village|town)\b/iu
/** English words of who lies in bed. */
const IN_BED = /\b(?:night|bed|awake|asleep|pillow|3 a\.?m)\b/iu
/** English words of trade in the street. */
const TRADE = /\b(?:sells?|selling|sold|vendors?|stalls?|haggl\w+|pedlars?)\b/iu
/** What stands in rooms. */
const FURNITURE = /\b(?:bed|sofa|couch|armchair|wardrobe|bookcase|pillow|window|television|door)\b/u
/** What somebody does who is most likely in a room. */
const QUIET_ACTIONS: ReadonlySet<PlanAction> = new Set<PlanAction>(['sit', 'read', 'think', 'lie'])
/** What needs no more than a face and shoulders to be seen. */
const SHOWN_BY_FACE: ReadonlySet<PlanAction> = new Set<PlanAction>(['stand', 'look', 'think', 'talk', 'cry', 'laugh'])
const TALE = /\b(?:once upon a time|fairy|witch|wizard|dragon|unicorn|elf|elves|dwarf|goblin|troll|kingdom|princess|woodcutter)\b/iu

const present = ({ things }: ShotPlan) => things.filter(({ event }) => event !== 'cross-out')
const names = (plan: ShotPlan): string[] => [...plan.cast, ...present(plan)].map(({ what }) => what)

/** The place of one of the last sentences for which a test holds, unless the text has left it. */
function lastPlace(planned: readonly Placed[], at: number, fits: (place: string) => boolean): string | undefined {
  const left = planned.findLastIndex(({ text }, i) => i <= at && endsPlace(text))
  return planned.slice(Math.max(0, at - REACH, left), at).findLast(({ plan }) => plan.place !== undefined && fits(plan.place))?.plan.place
}

/** What animals are kept in, eaten from or seen in. */
const KEEPS =
  /^(?:jar|aquarium|fish tank|fishbowl|bowl|bucket|cage|net|plate|frying pan|pan|pot|glass|bottle|box|basket|crate|suitcase|photograph|painting|picture frame|map|book|television)$/u
const PETS = /\b(?:cat|dog|kitten|puppy|hamster|parrot|goldfish)$/u
/** Habitats from which an animal is at home nowhere in particular. */
const MANY_HABITATS = 3

/** Animals alone are where they live, or where the story last was if they may be there. */
function placeOfAnimals({ text, plan }: Placed, planned: readonly Placed[], at: number, hasSetting: boolean): string | undefined {
  // What is in a jar, on a plate or in a picture, or is caught or carried by another animal, is not where it lives.
  const acting = plan.cast.map(({ what }) => what).filter((what) => isAnimalName(what))
  const isKept = acting.length > 0 || present(plan).some(({ what }) => KEEPS.test(what))
  const animals = (isKept ? acting : names(plan).filter(isAnimalName)).filter((what) => !isKeptAnimal(what, text))
  // A dog may be wherever its people are.
  if (hasSetting && animals.every((what) => PETS.test(what))) return undefined
  const habitats = sharedHabitats(animals)
  if (habitats.length === 0) return undefined
  const things = present(plan).map(({ what }) => what)
  const isInWater = things.includes('water') && habitats.includes('river')
  if (isInWater) return 'river'
  if (things.some((what) => FURNITURE.test(what)) && habitats.includes('room')) return 'room'
  // One that lives in many places may be in any of them.
  const usual = habitats.length < MANY_HABITATS ? habitats[0] : 'plain'
  const home = lastPlace(planned, at, (place) => habitats.includes(place) || place === 'plain') ?? usual
  // The painter puts animals of the water into it, but not what lies there.
  return home === 'underwater' && things.every(isAnimalName) ? undefined : home
}

const PLACES_OF_PERIODS: Readonly<Record<Period, { readonly indoors: string; readonly outdoors: string }>> = {
  ancient: { indoors: 'ruins', outdoors: 'ruins' },
  medieval: { indoors: 'plain', outdoors: 'village' },
  'early-modern': { indoors: 'plain', outdoors: 'village' },
  old: { indoors: 'plain', outdoors: 'plain' },
}

/** What a script tells beside its sentences. `language`: ISO 639-1 code; `hasSetting`: it was decided before where its people go on being. */
type Told = { readonly period: Period | undefined; readonly isTale: boolean; readonly language: string; readonly hasSetting: boolean }

/** Where people work who were not just seen leaving. */
function workOf({ plan: { cast } }: Placed, before: ShotPlan | undefined): string | undefined {
  const isContinued = cast.some(({ id }) => before?.cast.some((other) => other.id === id))
  return isContinued || cast.some(({ action }) => IDLE.has(action)) ? undefined : homeOfKind(cast.map(({ what }) => what))
}

function isOutOfDoors({ plan, text }: Placed): boolean {
  return (
    OUT_OF_DOORS.test(text) ||
    plan.cast.some(({ action }) => OUTDOOR_ACTIONS.has(action)) ||
    names(plan).some((what) => OUTDOORS.test(what) || isAnimalName(what))
  )
}

/** People are where people of their kind work, where the story last was, or in a place of their time; nobody of today stands in a meadow for no reason. */
function placeOfPeople(
  one: Placed,
  planned: readonly Placed[],
  at: number,
  { period, isTale, language, hasSetting }: Told,
): string | undefined {
  const { cast } = one.plan
  if (cast.some(({ action }) => PLACED_ACTIONS.has(action))) return undefined
  if (cast.some(({ action }) => action === 'lie') && IN_BED.test(one.text)) return 'bedroom'
  const isOutdoors = isOutOfDoors(one)
  const isCrowd = present(one.plan).some(({ what, count }) => isPerson(what) && count > 3)
  const isAtDoor = /\bknock\w*/iu.test(one.text)
  const hasFurniture = !isAtDoor && names(one.plan).some((what) => FURNITURE.test(what))
  const work = isOutdoors || period || hasSetting ? undefined : workOf(one, planned[at - 1]?.plan)
  if (work) return work
  const isInside = hasFurniture || !(isOutdoors || isCrowd)
  const last = hasSetting ? undefined : lastPlace(planned, at, () => true)
  if (last && last !== 'plain' && isIndoors(last) === isInside) return last
  const isQuiet = cast.some(({ action }) => QUIET_ACTIONS.has(action))
  if (period && hasSetting) return 'plain'
  if (period) return PLACES_OF_PERIODS[period][isInside && isQuiet ? 'indoors' : 'outdoors']
  if (hasFurniture) return 'room'
  if (TRADE.test(one.text) && !period) return 'market'
  // A tale of a cave is in no village.
  if (isTale) return planned.findLast(({ plan }, i) => i < at && plan.place !== undefined && isNature(plan.place))?.plan.place ?? 'village'
  const isInOpenCountry = OPEN_COUNTRY.test(one.text) || names(one.plan).some(isAnimalName) || (last !== undefined && !isIndoors(last))
  if (isInOpenCountry || (language !== 'en' && !isQuiet)) return undefined
  return 'plain'
}

/** Things that a place which is known may hold: what is seen in its sky or lies on its ground. */
const OF_LANDSCAPE = /^(?:sun|moon|full moon|star|cloud|ice|snow|water|egg|hole|footprint)$/u

/** Sun or ice of a script about an animal are seen where it lives. */
function placeOfLandscape({ plan }: Placed, planned: readonly Placed[], at: number): string | undefined {
  const things = present(plan)
  if (things.length === 0 || !things.every(({ what, count }) => OF_LANDSCAPE.test(what) && count <= 3)) return undefined
  return lastPlace(planned, at, (place) => !isIndoors(place) && place !== 'plain')
}

/** `planned`: all sentences with the places that are told; `placed`: those so far with the places they are given. */
function placeFor(one: Placed, planned: readonly Placed[], placed: readonly Placed[], told: Told): string | undefined {
  const at = placed.length - 1
  const all = names(one.plan)
  if (one.plan.place !== undefined || one.plan.graphic !== undefined || all.length === 0 || all.some((what) => OF_SPACE.test(what)))
    return undefined
  if (all.some((what) => isPerson(what))) return placeOfPeople(one, planned, at, told)
  return all.some(isAnimalName) ? placeOfAnimals(one, placed, at, told.hasSetting) : placeOfLandscape(one, placed, at)
}

/** Ice and snow are the ground of the Arctic, water that of a river or the sea. */
const GROUNDS: Readonly<Record<string, RegExp>> = {
  arctic: /^(?:ice|snow|snowflake)$/u,
  river: /^water$/u,
  sea: /^water$/u,
  underwater: /^water$/u,
  'under-ice': /^(?:ice|water)$/u,
  'hot-spring': /^(?:water|steam)$/u,
  beach: /^(?:water|sand)$/u,
  desert: /^sand$/u,
}

function withoutGround(plan: ShotPlan): ShotPlan {
  const ground = GROUNDS[plan.place ?? '']
  return ground && !plan.graphic
    ? { ...plan, things: plan.things.filter(({ what, event }) => event !== undefined || !ground.test(what)) }
    : plan
}

/** Of somebody alone who is nowhere in particular the face is seen before a ground out of focus. */
const cameraNowhere = ({ place, cast, things }: ShotPlan, camera: PlanCamera): PlanCamera =>
  place === 'plain' && cast.length === 1 && things.length === 0 && isPerson(cast[0]!.what) && SHOWN_BY_FACE.has(cast[0]!.action)
    ? { ...camera, size: 'close' }
    : camera

/**
 * `hasSetting`: the setting of the whole script is known; default: false. Gives figures a place where the script tells none: the habitat of animals, the work or the room of people, in tales and other periods what there was.
 */
export function withUnnamedPlaces<P extends Placed>(
  planned: readonly P[],
  periods: readonly (Period | undefined)[],
  language: string,
  hasSetting = false,
): P[] {
  const isTale = planned.some(({ text, plan }) => TALE.test(text) || names(plan).some((what) => TALE.test(what)))
  const result: P[] = []
  for (const [i, one] of planned.entries()) {
    const place = placeFor(one, planned, [...result, one], { period: periods[i], isTale, language, hasSetting })
    if (place === undefined) {
      result.push({ ...one, plan: withoutGround(one.plan) })
      continue
    }
    const plan = withoutGround({ ...one.plan, place })
    const camera = cameraNowhere(plan, cameraFor(plan, i, result.at(-1)?.plan.camera))
    result.push({ ...one, placeName: place === 'room' ? 'living room' : place === 'plain' ? undefined : place, plan: { ...plan, camera } })
  }
  return result
}
