import type { PlanCamera, PlanSide, PlanSize, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isLeafy, isRoom } from '@fablecut/director/vocabulary/place-kinds'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import type { Action } from '../characters/poses/pose.ts'
import { WHOLE_BODY } from '../characters/poses/whole-body.ts'
import { homeOf, isCelestial } from '../props/placing.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import type { SceneActor, SceneProp } from '../scene/scene.ts'
import { isTowering } from '../characters/animals/life-size.ts'
import { isSwimmer } from './animals/animal-stands.ts'
import { CROWD_FROM } from './crowd-stands.ts'
import { hasPeopleAndAnimals } from './life-size-stands.ts'
import { livesOnGround } from './table-top.ts'
import { standsBehind, standsOnGround } from './things-on-ground.ts'
import { assignHeldProps } from '../stage/holding.ts'
import type { Foreground, ShotView, ViewAngle } from './view.ts'

type Position = { readonly shotIndex: number; readonly storySeed: number; readonly take?: number }

/** Neighbouring shots put their subjects on different sides. */
const SIDES: readonly PlanSide[] = ['left', 'right', 'centre', 'right', 'left', 'centre']

/** What is in the sky is not seen from above; a shoulder takes two people. */
const angleOf = ({ angle }: PlanCamera, who: readonly SceneActor[], props: readonly SceneProp[]): ViewAngle => {
  if (angle === 'selfie') return 'eye'
  // From below the water is a line.
  if (angle === 'low' && who.some((actor) => isSwimmer(actor) || (actor.kind === 'person' && actor.action === 'swim'))) return 'eye'
  if (props.some(({ icon }) => isCelestial(icon)) && (angle === 'high' || angle === 'overhead')) return 'eye'
  return angle === 'over-shoulder' && (props.length > 0 || !areInTalk(who)) ? 'eye' : angle
}

/** What two do who face each other; over a shoulder of people at work or play one sees a head, and not what they do. */
const FACING: ReadonlySet<Action> = new Set<Action>(['stand', 'talk', 'look', 'sit', 'hold', 'laugh'])
const areInTalk = (who: readonly SceneActor[]): boolean => {
  const people = who.filter(({ kind }) => kind === 'person')
  return people.length === 2 && who.length === people.length && people.every((one) => one.action === undefined || FACING.has(one.action))
}

/** Actions that a face alone does not show. */
const BODY_ACTIONS: ReadonlySet<Action> = new Set<Action>([...WHOLE_BODY, 'sit', 'pray', 'hug', 'water', 'work'])

/** From near, furniture, vehicles and houses beside people are seen with the ground they stand on. */
function sizeOfFigures(size: PlanSize, who: readonly SceneActor[], props: readonly SceneProp[], turn: number): PlanSize {
  const own = sizeOfCast(size, who, props, turn)
  if (isRelated(who, props)) return own === 'wide' ? own : 'full'
  return own === 'medium' && hasFurnitureBeside(who, props) ? 'full' : own
}

/** Whether anybody or anything is placed at another, which is seen with it. */
const isRelated = (who: readonly SceneActor[], props: readonly SceneProp[]): boolean =>
  [...who, ...props].some(({ position }) => position !== undefined)

function sizeOfCast(size: PlanSize, who: readonly SceneActor[], props: readonly SceneProp[], turn: number): PlanSize {
  if (who.length >= CROWD_FROM) return size === 'wide' ? size : 'full'
  if (size === 'insert' && props.length > 0) return size
  if (size === 'medium' && hasPeopleAndAnimals(who) && who.some((actor) => actor.kind === 'animal' && isTowering(actor.animal)))
    return 'full'
  const isNear = size === 'insert' || size === 'close' || size === 'extreme-close'
  // Who runs is seen with the ground, from near with a body cut at the hips.
  if (size === 'medium' && who.length > 1 && who.some((actor) => actor.kind === 'person' && actor.action === 'run')) return 'full'
  const isHerd = who.length > 1 && who.every(({ kind }) => kind === 'animal')
  if (isNear && isHerd) return 'medium'
  // Asleep an animal lies, with its head on the ground; of one that does not speak a face, with a body cut by the frame, shows nothing.
  if (isNear && who.every((actor) => actor.kind === 'animal' && (actor.asleep || actor.act || !actor.speaks)))
    return turn % 2 === 0 ? 'medium' : 'full'
  // From afar fish are dots, and whales at the shore.
  if (who.every(isSwimmer)) return 'medium'
  const isSeenWhole = who.some((actor) => (actor.kind === 'person' ? BODY_ACTIONS.has(actor.action) : actor.walking))
  if (isNear && isSeenWhole) return turn % 2 === 0 ? 'medium' : 'full'
  return size === 'insert' ? 'close' : size
}

/** What is too large for a table, or a vehicle or house, stands on the ground, which a view from the hips up does not show. */
const FURNITURE_CENTIMETRES = 61
/** Actions that use a large thing, which is drawn with the figure. */
const USING: ReadonlySet<Action> = new Set<Action>([
  'ride',
  'drive',
  'strum',
  'fiddle',
  'piano',
  'drum',
  'push',
  'pull',
  'paint',
  'paint-portrait',
])

const isLarge = (prop: SceneProp): boolean =>
  (standsBehind(prop) || standsOnGround(prop)) && (sizeOfThing(prop.icon)?.centimetres ?? 0) >= FURNITURE_CENTIMETRES

const hasFurnitureBeside = (who: readonly SceneActor[], props: readonly SceneProp[]): boolean => {
  if (who.length === 0 || who.some((actor) => actor.kind !== 'person' || USING.has(actor.action))) return false
  const inHand = held(who, props)
  return props.some((prop) => !inHand.has(prop) && (isLarge(prop) || livesOnGround(prop)))
}

const held = (who: readonly SceneActor[], props: readonly SceneProp[]): ReadonlySet<SceneProp> =>
  new Set(assignHeldProps({ who, props }).map(({ prop }) => prop))

/** The view of a planned scene. Sizes that have nothing to show are replaced by the nearest that does. */
export function viewOfPlan(plan: ShotPlan, who: readonly SceneActor[], props: readonly SceneProp[], position: Position): ShotView {
  const { camera, subject, place } = plan
  const turn = position.shotIndex + position.storySeed + (position.take ?? 0)
  const isCarrying = props.some(({ carried }) => carried)
  const isAnimal = props.length > 0 && props.every(({ word }) => drawableNamed(word)?.file === 'animal')
  const isWide = props.length === 0 || (camera.size === 'wide' && place !== undefined && !isCarrying && !isAnimal) || areAfloat(plan, props)
  const isCrowd = who.length >= CROWD_FROM
  const size = who.length === 0 ? (isWide ? 'wide' : 'insert') : sizeOfFigures(camera.size, who, props, turn)
  const speaker = who.findIndex(({ speaks }) => speaks)
  return {
    size,
    angle: isCrowd ? 'eye' : angleOf(camera, who, props),
    subject: size === 'insert' ? 0 : Math.max(0, speaker),
    side: SIDES[turn % SIDES.length]!,
    ...(subject && { sides: subject }),
    ...(size === 'wide' && turn % 2 === 0 && { foreground: foregroundOf(plan, turn) }),
  }
}

/** Ships are on the water, from near they would lie on the shore. */
const areAfloat = ({ place = '' }: ShotPlan, props: readonly SceneProp[]): boolean =>
  /^(?:sea|beach|harbor|arctic)$/u.test(place) && props.every(({ icon }) => homeOf(icon) === 'water')

function foregroundOf({ place = '' }: ShotPlan, turn: number): Foreground | undefined {
  if (isLeafy(place)) return 'leaves'
  if (isRoom(place)) return 'doorway'
  return /^(?:city|street|rooftop|station|market|future-city|parking-lot)$/u.test(place) && turn % 4 === 0 ? 'railing' : undefined
}
