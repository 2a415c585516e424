import type { PlanAction, PlanCamera, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isNarrativeGenre } from '../../story/setting/genre.ts'
import type { Region } from '../../story/setting/place-rows.ts'
import { regionOf } from '../../story/setting/place-words.ts'
import { MIN_SENTENCES, type ScriptSetting, type SentenceSetting } from '../../story/setting/script-setting.ts'
import { isPerson } from '../../vocabulary/art-of.ts'
import { isIndoors, isOfTown, isPublic, isRoomOfHome } from '../../vocabulary/place-kinds.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { cameraFor } from '../camera.ts'
import { sharedHabitats } from './habitats.ts'
import { homeOfKind, OUTDOORS } from './homes.ts'

type Placed = {
  readonly text: string
  readonly plan: ShotPlan
  readonly placeName?: string
  /** The sentence tells its place itself. */
  readonly isPlaceStated?: boolean
}

/** Where nothing is in particular. */
const NEUTRAL = 'plain'
/** Places that people are only in with what they wear there. */
const UNLIVABLE: Readonly<Record<string, RegExp>> = { underwater: /\bdiver\b/u, 'under-ice': /\bdiver\b/u, space: /\bastronaut\b/u }
/** Who is under way is in no room that the sentence does not tell. */
export const UNDER_WAY: ReadonlySet<PlanAction> = new Set<PlanAction>(['walk', 'run', 'ride', 'swim', 'climb'])
/** Things of space: nothing is behind them but the sky. */
export const OF_SPACE =
  /\b(?:planet|satellite|comet|galaxy|black hole|rocket|spacecraft|earth|universe|asteroid|(?:shooting|giant|neutron|dwarf|massive|dying) star)\b/u
const OF_SKY = /\b(?:sun|moon|star|cloud|rainbow|lightning|airplane|helicopter|balloon|kite)\b/u
const OF_WATER = /\b(?:ship|boat|sailboat|ferry|motorboat|yacht|submarine|fish|shark|whale|anchor|iceberg)\b/u
const WATERS = /^(?:sea|beach|harbor|harbor-old|river|underwater|arctic|under-ice)$/u
const PETS = /\b(?:cat|dog|kitten|puppy|hamster|parrot|mouse|rabbit|spider|fly|bird|goldfish)$/u

const namesIn = ({ cast, things }: ShotPlan): string[] => [
  ...cast.map(({ what }) => what),
  ...things.filter(({ event }) => event !== 'cross-out').map(({ what }) => what),
]

const WILD: ReadonlySet<Region> = new Set<Region>(['wild', 'water', 'polar'])

/** Whether animals may be in a place: in their own land, or in another where they are at home as well. */
function isHabitat(animals: readonly string[], place: string, isStory: boolean): boolean {
  const habitats = sharedHabitats(animals)
  if (isIndoors(place)) return animals.every((what) => PETS.test(what))
  if (habitats.length === 0 || place === NEUTRAL) return true
  const region = regionOf(place)
  // A script of the deep sea knows worms that live there.
  if (!isStory && region !== undefined && WILD.has(region)) return true
  return habitats.includes(place) || (region !== undefined && region !== 'house' && habitats.some((home) => regionOf(home) === region))
}

/** Whether what a plan shows may be in a place that its own sentence does not tell. `isStory`: it happens somewhere. */
function fits(plan: ShotPlan, place: string, isStory: boolean, isTold = false): boolean {
  const names = namesIn(plan)
  const animals = names.filter((what) => isAnimalName(what))
  const people = names.filter((what) => isPerson(what))
  const livable = UNLIVABLE[place]
  if (livable && people.some((what) => !livable.test(what))) return false
  if (names.some((what) => OF_SPACE.test(what)) && place !== 'space') return false
  const isInside = isIndoors(place)
  if (isInside && names.some((what) => OUTDOORS.test(what) || OF_SKY.test(what))) return false
  if (isInside && !isTold && plan.cast.some(({ action }) => UNDER_WAY.has(action))) return false
  // Of advice each sentence is for itself: who lies down does so in bed, and a doctor is where doctors work.
  if (!isStory && isInside && place !== 'bedroom' && plan.cast.some(({ action }) => action === 'lie' || action === 'sleep')) return false
  const work = isStory ? undefined : homeOfKind(people)
  if (isInside && work !== undefined && work !== place) return false
  if (names.some((what) => OF_WATER.test(what) && !isAnimalName(what)) && !WATERS.test(place)) return false
  return animals.length === 0 || isHabitat(animals, place, isStory)
}

/** Rooms that are shown where a thing of theirs is all that is told. */
const ROOM_OF_THING: Readonly<Record<string, { readonly room: string; readonly name: string }>> = {
  bed: { room: 'bedroom', name: 'bedroom with a bed' },
  pillow: { room: 'bedroom', name: 'bedroom with a bed and a pillow' },
  stove: { room: 'kitchen', name: 'kitchen with a stove' },
  oven: { room: 'kitchen', name: 'kitchen with an oven and a stove' },
  refrigerator: { room: 'kitchen', name: 'kitchen with a refrigerator' },
  sink: { room: 'kitchen', name: 'kitchen with a sink' },
  toilet: { room: 'bathroom', name: 'bathroom with a toilet' },
  bathtub: { room: 'bathroom', name: 'bathroom with a bathtub' },
  sofa: { room: 'room', name: 'living room with a sofa' },
}

/** A bed or a stove alone is seen in its room, not as a thing of its own. */
function roomOfThing({ cast, things, graphic }: ShotPlan): { readonly room: string; readonly name: string } | undefined {
  const [thing, ...others] = things
  if (!thing || others.length > 0 || cast.length > 0 || graphic || thing.count > 1) return undefined
  return thing.event === undefined && thing.state === undefined ? ROOM_OF_THING[thing.what] : undefined
}

/** What is done in a house of a village or a city, not in its streets. */
const IN_HOUSES: ReadonlySet<PlanAction> = new Set<PlanAction>(['write', 'read', 'cook', 'wash', 'sleep', 'work'])
const isInHouse = ({ cast, place }: ShotPlan): boolean =>
  (place === 'village' || place === 'city') && cast.some(({ action, what }) => IN_HOUSES.has(action) && isPerson(what))

const SHIPS = /\b(?:ships?|boats?|ferr(?:y|ies)|sail\w*|quays?|docks?|caravels?)\b/iu
const OF_SAILS = /\b(?:once|ago|centur(?:y|ies)|caravels?|explorers?|sailing ships?|galleons?)\b/iu

/** Where a sentence about a river in a town is: at the quay if ships are told of, else in the town. */
function riverOfTown(text: string, town: string | undefined): string | undefined {
  if (!SHIPS.test(text)) return town
  return OF_SAILS.test(text) ? 'harbor-old' : 'harbor'
}

/** A plan of words, numbers or a diagram: nothing else is seen before its place. */
const isLettered = (plan: ShotPlan): boolean => plan.graphic !== undefined || (namesIn(plan).length === 0 && plan.form !== 'scene')

function placeFor(
  { text, plan, isPlaceStated }: Placed,
  { place, isOwn, isSensed }: SentenceSetting,
  isStory: boolean,
): string | undefined {
  const isNowhere = plan.place === NEUTRAL && place !== undefined && plan.cast.every(({ what }) => isAnimalName(what))
  // `the old man in bed seven of a hospital`: in no bedroom.
  const isWard = isOwn && isPublic(place) && isIndoors(place) && isRoomOfHome(plan.place)
  if (isWard) return place
  // `in a small flat by the sea`: in the flat. `On Mars`: where nothing else is.
  const isInner = isIndoors(place) && !isIndoors(plan.place)
  if (isOwn && (isInner || place === 'space') && fits(plan, place!, isStory, true)) return place
  // `the old town`: no town of any kind.
  if (isOwn && isOfTown(place) && isOfTown(plan.place) && plan.place !== place) return place
  // A river of a town flows through no meadow.
  if (plan.place === 'river' && isOfTown(place) && place !== 'village') return riverOfTown(text, place)
  if (plan.place !== undefined && isPlaceStated && !isSensed && !isNowhere) return plan.place
  if (place === undefined) return isSensed && isStory && plan.cast.length > 0 ? undefined : plan.place
  if (isLettered(plan)) return place === NEUTRAL ? undefined : place
  // No rain falls into the sea.
  if (namesIn(plan).length === 0) return plan.place === NEUTRAL && place in UNLIVABLE ? NEUTRAL : place
  return fits(plan, place, isStory) || (isOwn && plan.place === undefined && isStory && !isIndoors(place)) ? place : plan.place
}

/** Words of today, in a tale as elsewhere. */
export const OF_TODAY =
  /\b(?:phones?|cars?|televisions?|TV|computers?|trains?|apartments?|offices?|streetlights?|elevators?|robots?|schools?|refrigerators?|fridges?|microwaves?)\b/iu
const ROOMS_OF_TODAY: ReadonlySet<string> = new Set(['room', 'kitchen', 'bedroom'])

/** Homes of a tale have a hearth, and no furniture of today. */
function withOldHomes<P extends Placed>(planned: readonly P[], { genre }: ScriptSetting): readonly P[] {
  if (genre !== 'tale' || planned.some(({ text }) => OF_TODAY.test(text))) return planned
  return planned.map((one) =>
    ROOMS_OF_TODAY.has(one.plan.place ?? '') ? { ...one, placeName: 'old room', plan: { ...one.plan, place: 'cottage' } } : one,
  )
}

/** Where no ship stands, for one is on it, and where things alone would lie on planks. */
const withShipsAtSea = <P extends Placed>(planned: readonly P[]): readonly P[] =>
  planned.map((one) => {
    const { plan } = one
    const isOffShip = plan.things.some(({ what }) => OF_WATER.test(what)) || AFLOAT_TODAY.test(planned.map(({ text }) => text).join(' '))
    return plan.place === 'ship-deck' && isOffShip ? { ...one, placeName: 'sea', plan: { ...plan, place: 'sea' } } : one
  })

/** Ships without masts. */
const AFLOAT_TODAY =
  /\b(?:cruise|ferr(?:y|ies)|container|tankers?|yachts?|cargo|freighters?|engine room|Titanic|liners?|submarines?|aircraft carrier|motorboats?|helicopters?|radar)\b/iu

/** `before`: camera of the shot before. */
function placedIn<P extends Placed>(one: P, i: number, before: PlanCamera | undefined, { genre, sentences }: ScriptSetting): P {
  const { plan } = one
  const room = roomOfThing(plan)
  const isElsewhere = sentences[i]!.isOwn === true && sentences[i]!.place !== room?.room
  if (room && !isElsewhere && (plan.place === undefined || plan.place === room.room))
    return { ...one, placeName: room.name, plan: { ...plan, place: room.room, things: [], camera: { ...plan.camera, size: 'wide' } } }
  const isStory = isNarrativeGenre(genre) && genre !== 'nature'
  const names = namesIn(plan)
  const isThings = plan.cast.length === 0 && names.length > 0 && !names.some((what) => isPerson(what))
  // In a story things are somewhere, too.
  const isOnLand = isThings && isStory && sentences.length >= MIN_SENTENCES && !plan.graphic
  const likely = placeFor(one, sentences[i]!, isStory)
  const place = (isStory && isInHouse({ ...plan, place: likely }) ? undefined : likely) ?? (isOnLand ? NEUTRAL : undefined)
  if (place === plan.place) return one
  const camera: PlanCamera = isThings ? { ...plan.camera, size: 'insert' } : cameraFor({ ...plan, place }, i, before)
  return {
    ...one,
    placeName: place === NEUTRAL || isLettered(plan) ? undefined : place === 'room' ? 'living room' : place,
    plan: { ...plan, place, placeState: undefined, camera },
  }
}

/**
 * Plans in the setting of their script: what a sentence does not place itself is where the script is at that point, if it may be there; words and diagrams
 * have that place, too, behind them.
 */
export function inSetting<P extends Placed>(planned: readonly P[], setting: ScriptSetting): P[] {
  const result: P[] = []
  for (const [i, one] of planned.entries()) result.push(placedIn(one, i, result.at(-1)?.plan.camera, setting))
  return [...withShipsAtSea(withOldHomes(result, setting))]
}
