import { clamp } from '../paint/colour.ts'
import { homeOf, isCelestial, type PlacedProp } from '../props/placing.ts'
import type { Scene } from '../scene/scene.ts'
import type { Composition, FigureSlot } from '../settings/setting.ts'
import { type Blocking, chooseBlocking } from '../stage/blocking.ts'
import type { Frame } from '../stage/frame.ts'
import { assignHeldProps } from '../stage/holding.ts'
import { groupInInsert, standInRow } from './things/group-in-insert.ts'
import { actionExtentOf } from './action-extent.ts'
import { bringTogether } from './groups/bring-together.ts'
import { CROWD_FROM, crowdStands, CROWD_IN_DEPTH_FROM } from './crowd-stands.ts'
import { handsApart, keepHeldInside } from './held-in-frame.ts'
import type { Style } from '../styles/style.ts'
import { type Area, openArea } from './open-area.ts'
import { isSwimmer } from './animals/animal-stands.ts'
import { type HeadPosition, headOf } from './head.ts'
import { standInLine } from './groups/in-line.ts'
import { hasPeopleAndAnimals, inLifeSize } from './life-size-stands.ts'
import { standAtWall, thingsOfWall, withoutFreeDoors } from './things/at-wall.ts'
import { groupStands, isAnimalGroup } from './animals/animal-group.ts'
import { mediumStands } from './near/medium-stands.ts'
import { portraitStand } from './near/portrait-stand.ts'
import { seatedWith } from './seated-with.ts'
import { thingsBeside } from './things-beside.ts'
import { hasGround, hasGroundBeside, standBehind, standBeside, standsBehind, standsOnGround } from './things-on-ground.ts'
import { isPortrait, shapeOf, type ShotView, showsGround, sideOf } from './view.ts'

/** What of a scene its view shows: one figure or thing from near, everything from afar. */
export function sceneInView(scene: Scene): Scene {
  const { view, who, props } = scene
  if (!view || showsGround(view)) return scene
  if (view.size === 'insert' && props[view.subject])
    return { ...scene, who: [], props: who.length > 0 ? [props[view.subject]!] : groupInInsert(props, view.subject) }
  if (!isPortrait(view) || !who[view.subject]) return scene
  const own = new Set(
    assignHeldProps(scene)
      .filter(({ actor }) => actor === view.subject)
      .map(({ prop }) => prop),
  )
  return { ...scene, who: [who[view.subject]!], props: props.filter((prop) => own.has(prop)) }
}

/** Whether a near view shows its subject with its feet: animals alone, or a thing that stands. `scene`: reduced by `sceneInView`. */
export function isSeenWhole(scene: Scene): boolean {
  const { view, who, props } = scene
  if (!view) return false
  if (!isPortrait(view) && isAnimalGroup(scene)) return true
  if (isBaby(who) && view.size !== 'wide') return true
  if (showsGround(view)) return false
  if (who.length === 0) return props[0] !== undefined && homeOf(props[0].icon) !== 'air'
  return !isPortrait(view) && who.every((actor) => actor.kind === 'animal' && !isSwimmer(actor))
}

/** Positions of the figures and props that a view shows. `scene`: reduced by `sceneInView`. */
export function blockView(described: Scene, composition: Composition, frame: Frame, style: Style): Blocking {
  const view = described.view!
  const whole = described.who.length > 0 && !isPortrait(view) ? withoutFreeDoors(described) : described
  const atWall = whole.who.length > 0 && !isPortrait(view) ? thingsOfWall(whole) : []
  const blocking = blockWithoutWall({ ...whole, props: whole.props.filter((prop) => !atWall.includes(prop)) }, composition, frame, style)
  const together = atWorkTogether(
    whole,
    atWall.length > 0 ? { ...blocking, placed: [...standAtWall(atWall, blocking.stands, frame), ...blocking.placed] } : blocking,
  )
  return { ...together, stands: standInLine(handsApart(together.stands, whole, together.held), whole) }
}

/** Work that people do side by side; face to face they would shake hands. */
const SIDE_BY_SIDE: ReadonlySet<string> = new Set(['work', 'run', 'dig', 'push', 'pull'])

/** Several people at work turn to what they work on, or all to one side. */
function atWorkTogether({ who }: Scene, blocking: Blocking): Blocking {
  const atWork = who.flatMap((actor, i) => (actor.kind === 'person' && SIDE_BY_SIDE.has(actor.action) ? [i] : []))
  const first = blocking.stands[atWork[0] ?? -1]
  if (atWork.length < 2 || !first) return blocking
  const thing = blocking.placed.find(({ floating, prop }) => !floating && homeOf(prop.icon) !== 'back')
  const isLeft = (x: number): boolean => (thing ? thing.slot.x < x : (first.facingLeft ?? false))
  return {
    ...blocking,
    stands: blocking.stands.map((stand, i) => (atWork.includes(i) ? { ...stand, facingLeft: isLeft(stand.x) } : stand)),
  }
}

function blockWithoutWall(scene: Scene, composition: Composition, frame: Frame, style: Style): Blocking {
  const view = scene.view!
  const open = openArea(frame, style)
  if (!isPortrait(view) && isAnimalGroup(scene)) return { ...wholeFrame(frame), held: [], ...groupStands(scene, view, frame, open) }
  if (showsGround(view)) return blockGround(scene, view, composition, frame, style)
  if (scene.who.length === 0) return blockThings(scene, view, frame, open)
  const held = assignHeldProps(scene)
  const seen = [open.x + open.w * EDGE, open.x + open.w * (1 - EDGE)] as const
  const stands =
    isPortrait(view) && !isSwimmer(scene.who[0]!)
      ? [portraitStand(scene, view, frame, open)]
      : keepHeldInside(
          seatedWith(bringTogether(wholeAction(mediumStands(scene, view, frame, open), scene, seen), scene), scene, frame),
          scene,
          held,
          seen,
          (stand, height) => stand.y - (stand.height - height) * 0.82,
        )
  const others = scene.props.filter((prop) => !held.some((one) => one.prop === prop))
  const isMedium = view.size === 'medium'
  return {
    ...wholeFrame(frame),
    stands,
    held: isMedium ? held : held.filter(({ carry }) => carry === 'shade' || carry === 'sung' || carry === 'upright'),
    placed: isMedium ? thingsBeside(others, scene.who.length, { view, open, shape: shapeOf(frame.width, frame.height) }) : [],
  }
}

const wholeFrame = ({ width, height }: Frame): Pick<Blocking, 'framing' | 'focus'> => ({
  framing: 'wide',
  focus: { x: width / 2, y: height / 2 },
})

/** Lowest foot of things on the ground, as a part of the height: lower ones leave the frame when the camera moves. */
const LOWEST_THING = 0.935
/** Part of the width at each side into which nothing held reaches: the camera moves. */
const EDGE = 0.03

function blockGround(scene: Scene, view: ShotView, composition: Composition, frame: Frame, style: Style): Blocking {
  const onSide = slotsOnSide(composition.figureSlots, sideOf(view, shapeOf(frame.width, frame.height)), scene.who.length, frame)
  const open = openArea(frame, style)
  const seen = [open.x + open.w * EDGE * 2, open.x + open.w * (1 - EDGE * 2)] as const
  const figureSlots =
    scene.who.length >= CROWD_FROM
      ? crowdStands(scene.who, frame)
      : keepHeldInside(inLifeSize(nearerChild(onSide, scene.who), scene.who, frame), scene, assignHeldProps(scene), seen)
  const slots = composition.slots.map((slot) =>
    slot.kind === 'ground' ? { ...slot, y: Math.min(slot.y, frame.height * LOWEST_THING) } : slot,
  )
  // Sizes say how large figures are.
  const block = (own: Scene, stands: readonly FigureSlot[]): Blocking =>
    chooseBlocking({ ...own, framing: 'wide' }, { ...composition, slots, figureSlots: stands }, frame, { ...style, figureScale: 1 })
  const blocking = hasGroundBeside(scene) ? blockBeside(scene, figureSlots, frame, block) : blockBefore(scene, figureSlots, frame, block)
  const stands = bringTogether(wholeAction(blocking.stands, scene, seen), scene)
  const placed = besideSwimmer(blocking.placed, scene, stands, frame)
  const above = aboveCaptions(stands, scene, frame)
  const inside = insideSides(
    frame.tall && scene.who.length < CROWD_FROM && !isBaby(scene.who) ? farther(above, scene, frame) : above,
    scene,
    frame,
  )
  const raised = inWater(seatedWith(inside, scene, frame), blocking.stands, scene, composition)
  const rise = hasGroundBeside(scene) ? stands[0]!.y - raised[0]!.y : 0
  return {
    ...blocking,
    stands: raised,
    placed: (rise > 0 ? placed.map((one) => withRise(one, rise)) : placed).map((one) => behindAll(one, raised)),
  }
}

/** Who swims stays in the water of the place, also where others are raised above the captions. `before`: the stands as they were in it. */
const inWater = (
  stands: readonly FigureSlot[],
  before: readonly FigureSlot[],
  { who }: Scene,
  { slots }: Composition,
): readonly FigureSlot[] =>
  slots.some(({ kind }) => kind === 'water')
    ? stands.map((stand, i) => (who[i]?.kind === 'person' && who[i].action === 'swim' ? { ...stand, y: before[i]!.y } : stand))
    : stands

/** What stands in the back is no nearer than the figures, wherever they moved. */
function behindAll(placed: PlacedProp, stands: readonly FigureSlot[]): PlacedProp {
  const nearest = Math.max(...stands.map(({ y }) => y))
  if (stands.length === 0 || placed.floating || !standsBehind(placed.prop) || placed.slot.y < nearest) return placed
  return { ...placed, slot: { ...placed.slot, y: nearest - 6 } }
}

/** Half the width of a standing person with the arms, in heights of an adult, and the part of the width that stays free beside it. */
const HALF_PERSON = 0.15
const HALF_RUNNER = 0.24
const SIDE_MARGIN = 0.03

/** Nobody is cut by the sides of the frame. */
const insideSides = (stands: readonly FigureSlot[], { who }: Scene, { width }: Frame): readonly FigureSlot[] =>
  stands.map((stand, i) => {
    if (who[i]?.kind !== 'person') return stand
    const reach = stand.height * (who[i].action === 'run' ? HALF_RUNNER : HALF_PERSON) + width * SIDE_MARGIN
    return { ...stand, x: clamp(stand.x, Math.min(reach, width / 2), Math.max(width - reach, width / 2)) }
  })

/** Several figures before vehicles, houses and trees. */
function blockBefore(
  scene: Scene,
  figureSlots: readonly FigureSlot[],
  frame: Frame,
  block: (scene: Scene, stands: readonly FigureSlot[]) => Blocking,
): Blocking {
  const behind = scene.who.length > 0 && hasGround(scene) ? scene.props.filter(standsBehind) : []
  if (behind.length === 0) return block(scene, figureSlots)
  const blocking = block({ ...scene, props: scene.props.filter((prop) => !behind.includes(prop)) }, figureSlots)
  const nearest = figureSlots.slice(0, scene.who.length).toSorted((a, b) => b.height - a.height)[0]!
  return { ...blocking, placed: [...standBehind(nearest, behind, frame), ...blocking.placed] }
}

/** What swims is in the water with who swims there. */
function besideSwimmer(
  placed: readonly PlacedProp[],
  { who }: Scene,
  stands: readonly FigureSlot[],
  { width }: Frame,
): readonly PlacedProp[] {
  const swimmer = stands[who.findIndex((actor) => actor.kind === 'person' && actor.action === 'swim')]
  if (!swimmer) return placed
  const side = swimmer.x < width / 2 ? 1 : -1
  return placed.map((one) => {
    if (homeOf(one.prop.icon) !== 'water') return one
    const size = Math.min(one.slot.size, swimmer.height * 1.1)
    return { ...one, slot: { ...one.slot, size, x: swimmer.x + side * (swimmer.height * 0.62 + size * 0.4), y: swimmer.y + size * 0.12 } }
  })
}

/** Things on the ground go with the figure beside them. */
const withRise = (placed: PlacedProp, rise: number): PlacedProp =>
  placed.slot.kind === 'ground' && homeOf(placed.prop.icon) !== 'back'
    ? { ...placed, slot: { ...placed.slot, y: placed.slot.y - rise } }
    : placed

/** Somebody alone with what is too large for a table, or finds no place, beside the feet. */
function blockBeside(
  scene: Scene,
  figureSlots: readonly FigureSlot[],
  frame: Frame,
  block: (scene: Scene, stands: readonly FigureSlot[]) => Blocking,
): Blocking {
  const held = new Set(assignHeldProps(scene).map(({ prop }) => prop))
  // Who bends over a thing has it at the feet.
  const isBent = scene.who[0]?.kind === 'person' && scene.who[0].action === 'lean'
  const large = scene.props.filter((prop) => !held.has(prop) && (standsOnGround(prop) || (isBent && homeOf(prop.icon) !== 'air')))
  const behind = scene.props.filter((prop) => !held.has(prop) && standsBehind(prop))
  const others = { ...scene, props: scene.props.filter((prop) => !large.includes(prop) && !behind.includes(prop)) }
  const first = block(others, figureSlots)
  const found = new Set([...first.placed, ...first.held].map(({ prop }) => prop))
  const beside = [...large, ...others.props.filter((prop) => !found.has(prop))]
  const [stand] = figureSlots
  const { stand: moved, placed } = standBeside(stand!, scene.who[0]!, beside, frame, frame.height * LOWEST_THING)
  const own = [...standBehind(moved, behind, frame), ...placed]
  if (own.length === 0) return first
  const rest = { ...others, props: others.props.filter((prop) => !own.some((one) => one.prop === prop)) }
  const blocking = block(rest, [moved, ...figureSlots.slice(1)])
  return { ...blocking, placed: [...blocking.placed, ...own] }
}

/** Somebody alone who takes up more than a standing figure, in a bed or on a wall, is drawn as large as fits between `left` and `right`. */
function wholeAction(stands: readonly FigureSlot[], { who }: Scene, [left, right]: readonly [number, number]): readonly FigureSlot[] {
  const [stand] = stands
  const extent = who.length === 1 && who[0] ? actionExtentOf(who[0]) : undefined
  if (!extent || !stand) return stands
  const stature = who[0]?.kind === 'person' ? Math.min(1, who[0].look.stature) : 1
  const height = Math.min(stand.height, (right - left) / ((extent.left + extent.right) * stature))
  const sides = stand.facingLeft ? [extent.right, extent.left] : [extent.left, extent.right]
  const [before, after] = sides.map((side) => side * height * stature)
  return [{ ...stand, height, x: Math.min(right - after!, Math.max(left + before!, stand.x)) }, ...stands.slice(1)]
}

/** Highest level of the feet of animals alone whose heads would be among the captions, as parts of the height; small ones are drawn larger. */
const SMALL_ANIMAL_FOOT = { wide: 0.81, tall: 0.6 } as const
const SMALL_ANIMAL_SCALE = 1.3
/** Levels between which captions are, and the lowest of feet, as parts of the height. */
const CAPTIONS = { wide: [0.82, 1], tall: [0.615, 0.705] } as const
const LOWEST_FOOT = 0.985

/** In tall frames people go with the animal beside them, at most this part of the height. */
const FARTHEST_TOGETHER = 0.24

function aboveCaptions(stands: readonly FigureSlot[], { who, mood }: Scene, { height, tall }: Frame): readonly FigureSlot[] {
  if (who.length >= CROWD_IN_DEPTH_FROM) return stands
  const shape = tall ? 'tall' : 'wide'
  const limit = height * SMALL_ANIMAL_FOOT[shape]
  const heads = who.map((actor) => headOf(actor, mood))
  if (hasPeopleAndAnimals(who)) {
    const shifts = stands.map((stand, i) => (who[i]?.kind === 'animal' ? besideCaptions(stand, heads[i]!, CAPTIONS[shape], height) : 0))
    const together = tall ? Math.max(Math.min(...shifts), -height * FARTHEST_TOGETHER) : 0
    return stands.map((stand, i) => ({ ...stand, y: stand.y + (shifts[i]! > 0 ? shifts[i]! : Math.min(together, shifts[i]!)) }))
  }
  return stands.map((stand, i) => {
    if (who[i]?.kind !== 'animal') return stand
    const { up, radius } = heads[i]!
    const chin = stand.y - (up - radius) * stand.height
    return chin <= limit ? stand : { ...stand, y: Math.min(stand.y, limit), height: stand.height * SMALL_ANIMAL_SCALE }
  })
}

/** How far an animal beside people stands nearer (down) or farther away, so that its head is under or above the captions. */
function besideCaptions(
  { y, height }: FigureSlot,
  { up, radius }: Pick<HeadPosition, 'up' | 'radius'>,
  [top, bottom]: readonly [number, number],
  frameHeight: number,
): number {
  const above = top * frameHeight - (y - (up - radius) * height)
  const below = bottom * frameHeight - (y - (up + radius * 1.25) * height)
  if (above >= 0 || below <= 0) return 0
  return below < -above && y + below <= frameHeight * LOWEST_FOOT ? below : above
}

/** Lower limit of heads in tall frames, as a part of the height: captions begin below. */
const HEADS_ABOVE = 0.585

/** Small figures of a group stand farther back, so that no head is among the captions. */
function farther(stands: readonly FigureSlot[], { who, mood }: Scene, { height }: Frame): readonly FigureSlot[] {
  const chins = stands.flatMap((stand, i) => {
    const actor = who[i]!
    if (actor.kind === 'animal') return []
    const { up, radius } = headOf(actor, mood)
    return stand.y - (up - radius) * stand.height
  })
  const back = Math.max(0, Math.max(...chins) - height * HEADS_ABOVE)
  return stands.map((stand) => ({ ...stand, y: stand.y - Math.min(back, height * 0.12) }))
}

/** The first of several figures stands on the side of the view; one alone also in the middle. */
function slotsOnSide(slots: readonly FigureSlot[], side: -1 | 0 | 1, figures: number, { width, tall }: Frame): readonly FigureSlot[] {
  const facing = side < 1 ? slots : slots.map((slot) => ({ ...slot, x: width - slot.x, facingLeft: !slot.facingLeft }))
  if (figures !== 1 || !(tall || side === 0)) return facing
  return facing.map((slot, i) => (i === 0 ? { ...slot, x: width * (0.5 + side * 0.07) } : slot))
}

const isBaby = ([only, ...others]: Scene['who']): boolean => only?.kind === 'person' && only.look.infant === true && others.length === 0
/** How much nearer a baby is shown, which sits or crawls on the ground. */
const NEARER_BABY = 2

/** Children alone are shown from nearer than adults. */
function nearerChild(slots: readonly FigureSlot[], [only, ...others]: Scene['who']): readonly FigureSlot[] {
  if (only?.kind !== 'person' || others.length > 0) return slots
  const by = only.look.infant ? NEARER_BABY : Math.min(1.2, 1 / only.look.stature)
  return slots.map((slot, i) => (i === 0 ? { ...slot, height: slot.height * by } : slot))
}

/** One thing, large, in the middle or a little beside it, or a row of several. */
function blockThings({ props }: Scene, view: ShotView, frame: Frame, open: Area): Blocking {
  const shape = shapeOf(frame.width, frame.height)
  const size = Math.min(open.w * 0.9, open.h * (shape === '9:16' ? 0.5 : 0.66))
  const x = open.x + open.w * (0.5 + sideOf(view, shape) * (shape === '16:9' ? 0.1 : 0.02))
  const isSky = props.every(({ icon }) => isCelestial(icon))
  const bottom = open.y + open.h * (shape === '9:16' ? (isSky ? 0.52 : 0.73) : isSky ? 0.68 : 0.83)
  return {
    framing: 'wide',
    focus: { x, y: bottom - size / 2 },
    stands: [],
    held: [],
    placed: standInRow(props, { x, bottom, size, left: open.x + open.w * 0.05, right: open.x + open.w * 0.95 }),
  }
}
