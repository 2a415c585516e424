import type { TraitPeriod } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanAction, PlanCamera, PlanFigure, PlanMove, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { withoutFilmTexts } from '@fablecut/domain/story/shot-plan/film/film-texts'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import {
  drawnCopies,
  drawnFigures,
  MAX_CROWD_FIGURES,
  MAX_DRAWN_FIGURES,
  MAX_DRAWN_THINGS,
} from '@fablecut/director/vocabulary/drawn-counts'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { lineOf } from '../../composition/groups/in-line.ts'
import { asInfant, withNewbornsInBeds } from './infants.ts'
import { withMasses } from './masses.ts'
import { viewOfPlan } from '../../composition/plan-view.ts'
import { mountIn } from '../../composition/seated-with.ts'
import { lookInCrowd, lookOfFigure } from '../../characters/people/look-of-figure.ts'
import type { Action } from '../../characters/poses/pose.ts'
import { hashText } from '../../paint/random.ts'
import { homeOf } from '../../props/placing.ts'
import { concertSeed } from '../../settings/indoors/theatre.ts'
import { stateNamed } from '../../states/thing-state.ts'
import { assignHeldProps } from '../../stage/holding.ts'
import { characterActor, sleepingOnSeat, withProtectiveSuit } from '../actors.ts'
import { SUBMERGED, type CameraMove, type Framing, PLACES, type PlaceName, type Scene, type SceneActor, type SceneProp } from '../scene.ts'
import { animalActor, brooding, CLUTCH, gazing, gliding, hidden, isDrawnWithAnimal } from './animal-actor.ts'
import { animalOf, iconOf, sceneIconOf, placeOfScenery } from './art.ts'
import { useOfThing } from './done-with.ts'
import { handingOver, isCrafting } from './handing-over.ts'
import { basesFirst, isBedOf, isLongSeatOf, isPerch, isRiding, positioned, withKnownPositions } from './positions.ts'
import { climberOf, relationsOf } from './relations.ts'
import { withEmptyHands } from './with-empty-hands.ts'

/** The shot's position in the story, its seeds and the chosen characters. */
export type PlanSceneRequest = {
  readonly storySeed: number
  readonly shotIndex: number
  readonly shotCount: number
  readonly seed: number
  /** Take number of the shot; see ImageOptions. */
  readonly take?: number
  readonly character?: CharacterLook
  readonly companions?: readonly CharacterLook[]
}

type Position = Pick<PlanSceneRequest, 'storySeed' | 'shotIndex' | 'seed' | 'take'>

/** Seeds of a scene; every take has another layout. */
const seedsOf = ({ storySeed, shotIndex, seed, take = 0 }: Position): Pick<Scene, 'seed' | 'shotSeed'> => ({
  seed: Math.abs((storySeed + take * 31) % 9973),
  shotSeed: Math.abs((storySeed + shotIndex * 7919 + seed) % 99991),
})

const FRAMINGS: Readonly<Record<PlanCamera['size'], Framing>> = {
  wide: 'wide',
  full: 'wide',
  medium: 'medium',
  close: 'close',
  'extreme-close': 'close',
  insert: 'detail',
}

/** The camera of a drawn scene is never quite still. */
export const cameraMoveOf = (move: PlanMove): CameraMove => (move === 'still' ? 'push' : move)
const isPlaceName = (name: string | undefined): name is PlaceName => PLACES.some((place) => place === name)

/** The scene of a plan without a graphic. Deterministic for the same plan and request. What has no art is left out. */
export const sceneOfPlan = (plan: ShotPlan, request: PlanSceneRequest): Scene => withEmptyHands(arranged(plan, request), plan)

function arranged(given: ShotPlan, request: PlanSceneRequest): Scene {
  const plan = withMasses(withNewbornsInBeds(given))
  const used = useOfThing(plan.cast, plan.things, plan.place)
  const climber = climberOf(plan)
  const things = plan.things.filter(
    (thing) => thing.event !== 'cross-out' && !used?.what.has(thing.what) && thing.what !== climber?.figure.target,
  )
  const isCatch = ({ what }: PlanThing): boolean => animalOf(what)?.kind === 'fish' && isAshore(plan)
  const { text: lettering } = withoutFilmTexts(plan)
  const relations = relationsOf(plan)
  const figures = plan.cast.filter((figure) => figure !== relations.prey)
  const cast = figures.slice(0, MAX_DRAWN_FIGURES).map((figure, i, all) => {
    const actor = voicedActor(figure, all.slice(0, i).filter(({ what }) => what === figure.what).length, request)
    if (actor?.kind === 'animal' && figure === relations.young) return { ...actor, isCarried: true, walking: false, position: undefined }
    if (actor?.kind === 'animal') return isChased(figure, all) ? { ...actor, walking: true, asleep: false } : actor
    if (actor === undefined) return actor
    if (climber?.figure === figure) return { ...actor, climbs: climber.climbs }
    if (used?.figure === figure) return { ...actor, action: used.pose }
    if (isCrafting(figure, actor, things)) return { ...actor, action: 'craft' as const }
    if (isRiding(figure, all)) return { ...actor, action: 'ride' as const, position: undefined }
    if (relations.seat && (actor.action === 'sit' || figure === relations.seat.figure))
      return { ...actor, action: 'sit' as const, seat: relations.seat.seat }
    // Who lies where beds are lies in one.
    const isInBed =
      OF_BEDS.test(plan.place ?? '') || plan.things.some((thing) => thing.what === figure.position?.of && isBedOf(thing, [figure]))
    if (actor.action === 'lie' && isInBed) return { ...actor, action: 'sleep' as const, asleep: false }
    const isOnSeat = plan.things.some((thing) => isLongSeatOf(thing, figure))
    return actor.action === 'sleep' && isOnSeat ? { ...actor, action: 'lie' as const, asleep: true } : actor
  })
  const period = plan.cast.find(({ traits }) => traits?.period)?.traits?.period
  const acting = [...cast, ...things.filter((thing) => !isCatch(thing)).flatMap((thing) => crowdOf(thing, request, period))]
    .filter((actor) => actor !== undefined)
    .slice(0, plan.camera.angle === 'selfie' ? MAX_DRAWN_FIGURES : MOST_COUNTED + MAX_DRAWN_FIGURES)
    .map((actor) => ({ speaks: false, ...actor }))
    .map((actor) => brooding(hidden(gazing(actor, plan), plan), plan))
    .map(embraced)
    .map(ridden)
    .map(asInfant)
    .map((actor, _, all) => withoutMount(actor, all, plan))
  const seen = handingOver(acting)
  const isScenery = ({ what }: PlanThing): boolean =>
    plan.place === undefined
      ? seen.length > 0 && MOUNTAIN.test(what)
      : (WATERS.test(plan.place) && what === 'water') || (MOUNTAINOUS.test(plan.place) && MOUNTAIN.test(what))
  const isBrooding = seen.some((actor) => actor.kind === 'animal' && actor.act === 'brood')
  const shown = things.filter(
    (thing) =>
      !isScenery(thing) &&
      thing !== relations.seat?.thing &&
      !isBedOf(thing, plan.cast) &&
      !(isBrooding && CLUTCH.test(thing.what)) &&
      !isDrawnWithAnimal(thing, seen),
  )
  const named = basesFirst([
    ...figures.flatMap(propOfFigure),
    ...(relations.prey ? preyProp(relations.prey) : []),
    ...shown.flatMap((thing) => {
      const all = propsOf(thing, isCatch(thing) ? 'fish' : isPerch(thing, plan) ? 'bough' : sceneIconOf(thing.what))
      if (thing === relations.blown) return all.slice(0, 1).map((prop) => ({ ...prop, carried: true, blown: true }))
      return thing === relations.carried ? all.slice(0, 1).map((prop) => ({ ...prop, carried: true })) : all
    }),
  ]).slice(0, MAX_DRAWN_THINGS)
  const { who, props } = withKnownPositions({ who: seen, props: [...named, ...impliedProps(seen, named)] })
  const where = isPlaceName(plan.place)
    ? isUnderSurface(plan.place, who, props)
      ? 'underwater'
      : plan.place
    : (firstPlace(things) ?? (shown.length < things.length ? 'mountain' : groundOf(who, props)))
  const seeds = seedsOf(request)
  const line = lineOf(figures.slice(0, MAX_DRAWN_FIGURES).filter((_, i) => cast[i] !== undefined))
  return {
    ...seeds,
    ...(line && { line }),
    seed: where === 'stage' && plan.cast.some(isPerforming) ? concertSeed(seeds.seed) : seeds.seed,
    where,
    ...(plan.placeState && { whereState: plan.placeState }),
    ...(period !== undefined && period !== 'victorian' && { isLongAgo: true }),
    time: plan.hour,
    weather: weatherAt(where, weatherOf(plan)),
    mood: plan.mood,
    who:
      where === 'space' || SUBMERGED.has(where)
        ? who.map(withProtectiveSuit).map((actor) => (SUBMERGED.has(where) ? gliding(actor) : actor))
        : who.map((actor) => sleepingOnSeat(actor, where)),
    props,
    seen: [
      ...(plan.place === undefined ? [] : [plan.place]),
      ...things.filter((thing) => placeOfScenery(thing.what) ?? isScenery(thing)).map(({ what }) => what),
    ],
    framing: framingOf(plan, who.length, props.length),
    move: cameraMoveOf(plan.camera.move),
    ...(isSelfie(plan, who) ? { selfie: true } : { view: viewOfPlan(plan, who, props, request) }),
    // The side of the view says where things stand; mirrored signs could not be read.
    mirrored: false,
    ...(lettering.length > 0 && { lettering, ...(plan.tone && { tone: plan.tone }) }),
  }
}

/** Whether a figure is on a stage for a concert. */
const isPerforming = ({ action }: PlanFigure): boolean => action === 'sing' || action === 'dance' || action === 'play'

/** Things alone are seen from near, places without anything from afar. */
function framingOf({ camera, place }: ShotPlan, cast: number, things: number): Framing {
  if (cast + things === 0) return 'wide'
  if (cast === 0 && place === undefined) return things === 1 ? 'detail' : 'close'
  return FRAMINGS[camera.size]
}

const isSelfie = ({ camera }: ShotPlan, [first]: readonly SceneActor[]): boolean => camera.angle === 'selfie' && first?.kind === 'person'

/** `member`: which of the figures of its kind. */
function voicedActor(figure: PlanFigure, member: number, request: PlanSceneRequest): SceneActor | undefined {
  const actor = actorOf(figure, member, request)
  return (
    actor && {
      ...positioned(actor, figure),
      speaks: figure.speaks,
      ...(figure.feeling !== 'neutral' && { feeling: figure.feeling }),
      ...(figure.action === 'cry' && { isCrying: true, feeling: 'sad' as const }),
      ...(figure.action === 'laugh' && { feeling: 'happy' as const }),
    }
  )
}

function actorOf(figure: PlanFigure, member: number, request: PlanSceneRequest): SceneActor | undefined {
  const { id, what } = figure
  const action = poseOf(figure)
  const character = chosenCharacter(id, request)
  if (character) return characterActor(character, action)
  const animal = animalOf(what)
  if (animal) return animalActor(what, animal, figure.action)
  if (artOf(what) !== 'person') return undefined
  return { kind: 'person', name: what, look: lookOfFigure(figure, member, request.storySeed), action }
}

/** Whether another runs after a figure, which then runs too. */
const isChased = (figure: PlanFigure, all: readonly PlanFigure[]): boolean =>
  all.some((other) => other !== figure && other.action === 'run' && other.target === figure.what)

/** A fish in a mouth or in claws. */
const preyProp = ({ what }: PlanFigure): SceneProp[] => [{ icon: iconOf(what) ?? 'fish', word: what, carried: true }]

/** What people sit astride on is drawn with them, or they stand beside it. */
const withoutMount = (actor: SceneActor, all: readonly SceneActor[], { cast, things }: ShotPlan): SceneActor =>
  actor.kind === 'person' &&
  actor.action === 'ride' &&
  mountIn(all) < 0 &&
  cast.length + things.length > 1 &&
  ![...cast, ...things].some(({ what }) => artOf(what) === 'bicycle')
    ? { ...actor, action: 'stand' }
    : actor

/** An animal that is ridden goes with its rider. */
function ridden(actor: SceneActor, index: number, all: readonly SceneActor[]): SceneActor {
  return actor.kind === 'animal' && mountIn(all) === index ? { ...actor, walking: true } : actor
}

/** What is in the hands of somebody whose action says so, where the plan names nothing. */
const IMPLIED: Readonly<Partial<Record<Action, string>>> = { read: 'book', drink: 'cup', water: 'watering-can', throw: 'ball' }

function impliedProps(who: readonly SceneActor[], props: readonly SceneProp[]): SceneProp[] {
  const held = assignHeldProps({ who, props })
  return who.flatMap((actor, i) => {
    const icon = actor.kind === 'person' ? IMPLIED[actor.action] : undefined
    return icon === undefined || held.some((one) => one.actor === i) ? [] : [{ icon, word: icon }]
  })
}

const isChild = (actor: SceneActor): boolean => actor.kind === 'person' && actor.look.stature < 0.88

/** Of two people, both hug; an animal and a child are hugged on one's knees. */
function embraced(actor: SceneActor, index: number, all: readonly SceneActor[]): SceneActor {
  const other = all.length === 2 ? all[1 - index]! : undefined
  if (actor.kind !== 'person' || !other) return actor
  if (other.kind === 'animal') return actor.action === 'hug' ? { ...actor, action: 'kneel' } : actor
  if (actor.action !== 'hug' && other.action !== 'hug') return actor
  return { ...actor, action: isChild(other) && !isChild(actor) ? 'kneel' : 'hug' }
}

/** What people do where only animals have a posture for it. */
const HUMAN_POSES: Readonly<Partial<Record<PlanAction, Action>>> = {
  fly: 'jump',
  hide: 'kneel',
  hang: 'jump',
  fight: 'push',
  hatch: 'kneel',
}

/** Balls that are played by running after them. */
const BALL = /^(?:ball|basketball|soccer-ball|volleyball|rugby-ball|american-football)$/u
const poseOf = ({ action, target }: PlanFigure): Action =>
  action !== 'play' ? (HUMAN_POSES[action] ?? (action as Action)) : BALL.test(artOf(target ?? '') ?? '') ? 'run' : 'work'

const chosenCharacter = (id: string, { character, companions = [] }: PlanSceneRequest): CharacterLook | undefined =>
  [character, ...companions].find((candidate) => candidate?.id === id)

/** A figure that the painter has as a prop only, such as an octopus. */
function propOfFigure({ id, what, position }: PlanFigure): SceneProp[] {
  const icon = iconOf(what)
  return icon === undefined ? [] : [{ icon, word: what, id, ...(position && { position }) }]
}

/** From this number on figures are a mass, and how many are drawn of it. */
const SWARM_IN_DEPTH_FROM = 60
const FIGURES_IN_DEPTH = 22

/** Up to this number as many are drawn as there are. */
const MOST_COUNTED = 24

/** How many figures are drawn of a number; a crowd without one is planned as twelve. */
function figuresOf(count: number, event: PlanThing['event']): number {
  if (count <= MOST_COUNTED && count !== MAX_CROWD_FIGURES) return count
  return count >= SWARM_IN_DEPTH_FROM || event === 'swarm' ? FIGURES_IN_DEPTH : drawnFigures(count)
}

/** Figures of a thing that is a number of people or animals, as `crowd` or twelve foxes. `period`: whose clothes they wear. */
function crowdOf({ what, count, event, position }: PlanThing, request: PlanSceneRequest, period: TraitPeriod | undefined): SceneActor[] {
  const together = event === 'fly' ? 'fly' : event === 'float' ? 'swim' : undefined
  const action = event === 'scatter' || event === 'gather' || event === 'swarm' ? 'walk' : 'stand'
  const animal = animalOf(what)
  const isPeople = artOf(what) === 'person'
  if (!animal && !isPeople) return []
  return Array.from({ length: figuresOf(Math.max(isPeople ? 2 : 1, count), event) }, (_, i) => {
    if (animal) return positioned(animalActor(what, animal, together ?? action), { position })
    const seed = Math.abs((request.storySeed + hashText(what)) | 0)
    return positioned(
      { kind: 'person', name: what, look: lookInCrowd({ what, period }, i, seed), action: i === 0 ? action : 'look' },
      { position },
    )
  })
}

const OF_BEDS = /^(?:bedroom|hospital)$/u
const OF_FISH = /^(?:sea|underwater|river|beach|harbor|arctic|space)$/u
/** Whether people are where fish do not swim: there it is their food. */
const isAshore = ({ cast, place = '' }: ShotPlan): boolean =>
  !OF_FISH.test(place) && cast.some(({ what, action }) => artOf(what) === 'person' && action !== 'swim')

function propsOf({ what, count, state, color, event, position }: PlanThing, icon: string | undefined): SceneProp[] {
  if (icon === undefined) return []
  const drawn = stateNamed(state)
  const prop: SceneProp = {
    icon,
    word: what,
    ...(state === 'giant' || state === 'huge' ? { giant: true } : {}),
    ...(color !== undefined && { colour: color }),
    ...(drawn && { state: drawn }),
    ...(position && { position }),
    // Copies of what stands or swims would hang in the air.
    ...(event !== undefined && !(event === 'swarm' && homeOf(icon) !== 'air') && { event }),
  }
  return Array.from({ length: drawnCopies(count) }, () => prop)
}

const firstPlace = (things: readonly PlanThing[]): PlaceName | undefined => things.map(({ what }) => placeOfScenery(what)).find(Boolean)

const weatherOf = ({ weather, things }: ShotPlan): ShotPlan['weather'] =>
  weather === 'clear' && things.some(({ what, event }) => artOf(what) === 'rain' && event !== 'cross-out') ? 'rain' : weather

/** In a cave there is no weather; at the poles it snows. */
function weatherAt(where: PlaceName, weather: ShotPlan['weather']): ShotPlan['weather'] {
  if (where === 'cave') return 'clear'
  return where === 'arctic' && (weather === 'rain' || weather === 'storm') ? 'snow' : weather
}

const IN_SPACE =
  /planet|comet|satellite|milky-way|galaxy|nebula|supernova|neutron-star|white-dwarf|asteroid|gas-giant|^space-|black-hole|globe-showing|rocket|shooting-star/u
const IN_KITCHEN = /^(?:oven|refrigerator|microwave|toaster|sink|washing-machine)$/u
const IN_WATER =
  /^(?:shark|octopus|squid|jellyfish|tropical-fish|blowfish|fish|tuna|lobster|shrimp|orca|narwhal|manta-ray|anglerfish|stingray|swordfish|beluga|eel|glass-eel|hagfish|manatee|piranha|leopard-seal|clownfish|goldfish|salmon|cuttlefish|mantis-shrimp)$/u
const WATER_ANIMALS: ReadonlySet<string> = new Set(['whale', 'dolphin', 'fish'])

/** Rooms in which people do what they do at home. */
const ROOM_OF_ACTION: Readonly<Partial<Record<Action, PlaceName>>> = {
  eat: 'kitchen',
  cook: 'kitchen',
  wash: 'kitchen',
  sleep: 'bedroom',
  write: 'room',
}

/** Places that are water themselves: it is no drop beside them. */
const WATERS = /^(?:sea|river|beach|underwater|under-ice)$/u

/** People are on a mountain, not beside a small one. */
const MOUNTAIN = /^(?:mountain|mountains|mount|peak|summit|alps)$/u

/** Places with mountains of their own. */
const MOUNTAINOUS = /^(?:mountain|arctic|castle|river|sea)$/u

/** Fish and whales of the sea are seen where they swim, where nobody and nothing is above them. */
const isUnderSurface = (place: PlaceName, who: readonly SceneActor[], props: readonly SceneProp[]): boolean =>
  /^(?:sea|harbor|beach)$/u.test(place) &&
  who.length > 0 &&
  who.every((actor) => actor.kind === 'animal' && WATER_ANIMALS.has(actor.animal)) &&
  props.every(({ icon }) => IN_WATER.test(icon))

/** Where figures and things are seen that the text puts nowhere. */
function groundOf(who: readonly SceneActor[], props: readonly SceneProp[]): PlaceName {
  if (props.some(({ icon }) => IN_SPACE.test(icon))) return 'space'
  const indoors = who.map((actor) => (actor.kind === 'person' ? ROOM_OF_ACTION[actor.action] : undefined)).find(Boolean)
  if (indoors) return indoors
  // Fish beside people who do not swim are food.
  const isOnLand = who.some((actor) => actor.kind === 'person' && actor.action !== 'swim' && actor.look.hat !== 'helmet')
  if (isOnLand && props.some(({ icon }) => IN_WATER.test(icon))) return 'plain'
  const isMeal = props.some(({ word }) => drawableNamed(word)?.file === 'food')
  if (
    (!isMeal && props.some(({ icon }) => IN_WATER.test(icon))) ||
    who.some((actor) => actor.kind === 'animal' && WATER_ANIMALS.has(actor.animal))
  )
    return 'underwater'
  if (props.some(({ icon }) => IN_KITCHEN.test(icon))) return 'kitchen'
  return 'plain'
}
