import type { PlanShape } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ANIMALS } from '../../characters/animals/animal-species.ts'
import { centimetresOf, drawnHeightOf, drawnLengthOf, isTowering } from '../../characters/animals/life-size.ts'
import { isAloft } from '../../characters/animals/quadruped-posture.ts'
import { lerp } from '../../paint/colour.ts'
import { homeOf, isCelestial, type PlacedProp } from '../../props/placing.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import type { Scene, SceneActor, SceneProp } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import type { Frame } from '../../stage/frame.ts'
import type { Area } from '../open-area.ts'
import { headOf } from '../head.ts'
import { footAboveCaptions } from './foot-above-captions.ts'
import { type Carrier, inMouth } from '../things/carried.ts'
import { shapeOf, type ShotView, sideOf } from '../view.ts'

/** Most animals and things of a group; more are a crowd. */
const MAX_MEMBERS = 5
type Animal = Extract<SceneActor, { kind: 'animal' }>
const isOnLand = (actor: SceneActor): actor is Animal => actor.kind === 'animal' && ANIMALS[actor.animal].plan !== 'swimmer'

/** Whether a scene is about few animals on land, without anybody beside them: the camera comes near. */
export const isAnimalGroup = ({ who, where }: Pick<Scene, 'who' | 'where'>): boolean =>
  who.length > 0 && who.length < MAX_MEMBERS - 1 && where !== 'space' && where !== 'underwater' && who.every(isOnLand)

/** Heights of a group by shot size, and its width, that of one alone and the level of its feet, as parts of the open area. */
const HEIGHTS = { wide: 0.44, full: 0.54, near: 0.64 } as const
const TALL_HEIGHTS = { wide: 0.36, full: 0.42, near: 0.48 } as const
const ROOM: Readonly<Record<PlanShape, { readonly w: number; readonly alone: number; readonly foot: number }>> = {
  '16:9': { w: 0.76, alone: 0.62, foot: 0.84 },
  '9:16': { w: 0.88, alone: 0.68, foot: 0.71 },
  '1:1': { w: 0.88, alone: 0.68, foot: 0.82 },
}
/** How far a group, and one alone, is aside of the middle, in parts of the width. */
const ASIDE = 0.04
const ALONE_ASIDE: Readonly<Record<PlanShape, number>> = { '16:9': 0.17, '9:16': 0.1, '1:1': 0.1 }
/** Animals higher than people fill more of the frame. */
const TOWERING_SCALE = 1.25
/** Distance of neighbours, in parts of the smaller one's width; three or more of a kind stand one before the other. */
const GAP = 0.12
const OVERLAP = -0.2
/** How much higher every second of them stands, in their heights. */
const BEHIND = 0.07
/** Sizes are told apart without losing the small ones. */
const SIZE_POWER = 0.6
const SMALLEST = 0.3
/** Part of its room that an animal has with something in its mouth, and how far it stands back for that. */
const BESIDE_CARRIED = 0.78
const AHEAD = 0.09
/** Who leaps, flies or climbs has room above its head. */
const ALOFT = 0.66
/** A young animal beside its parent, as a part of its size. */
const YOUNG = 0.5
/** Young animals alone are seen smaller than grown ones. */
const ONLY_YOUNG = 0.74
const USUAL_CENTIMETRES = 20

/** `crown`, `width`: height and width of what is drawn, in the largest one's height. */
type Member = { readonly actor?: Animal; readonly prop?: SceneProp; readonly crown: number; readonly width: number }

function animalMember(actor: Animal): Member {
  const size = centimetresOf(actor.animal) ** SIZE_POWER * (actor.coat?.young ? YOUNG : 1)
  return { actor, crown: size, width: size * (drawnLengthOf(actor.animal) / drawnHeightOf(actor.animal)) }
}

function propMember(prop: SceneProp): Member {
  const size = (sizeOfThing(prop.icon)?.centimetres || USUAL_CENTIMETRES) ** SIZE_POWER
  return { prop, crown: size, width: size }
}

/** In the sizes of the largest animal, none too small to be seen. */
function inProportion(members: readonly Member[]): Member[] {
  const animals = members.filter(({ actor, prop }) => actor ?? (prop && ANIMAL_ICONS.test(prop.icon)))
  const largest = Math.max(...(animals.length > 0 ? animals : members).map(({ crown }) => crown))
  return members.map((member) => {
    const crown = Math.min(1, Math.max(SMALLEST, member.crown / largest))
    return { ...member, crown, width: (member.width / member.crown) * crown }
  })
}

/** Animals that are drawn as things: they look to the right. */
const ANIMAL_ICONS =
  /^(?:hedgehog|beaver|snake|lizard|crab|seal|snail|monkey|boar|rat|hamster|guinea-pig|sea-lion|chipmunk|otter|sloth|koala|badger|skunk|raccoon|goose|rooster|turkey|lobster|ram|poodle|baby-chick|swan|leopard|kangaroo|moose|zebra|donkey|mammoth|hippopotamus|rhinoceros|giraffe|camel|llama|ox|water-buffalo|gorilla|orangutan|peacock|flamingo|dodo|crocodile|bison|quokka|wombat|lemur|red-panda|armadillo|cuckoo)$/u

const isInAir = ({ icon }: SceneProp): boolean => !isCelestial(icon) && homeOf(icon) === 'air'
const isBehind = ({ icon }: SceneProp): boolean => homeOf(icon) === 'back' && !ANIMAL_ICONS.test(icon)

type Row = {
  readonly members: readonly Member[]
  readonly gaps: readonly number[]
  readonly whole: number
  readonly isHerd: boolean
  readonly height: number
}
type Room = { readonly wanted: number; readonly width: number; readonly room: (typeof ROOM)[PlanShape] }

/** Part of its wanted height from which on a row of animals leaves out things for more. */
const LEAST_HEIGHT = 0.72

/** As many things in a row with animals as leave these large; the first, with which they do something, is always there. */
function rowThatFits(first: readonly SceneProp[], animals: readonly Animal[], last: readonly SceneProp[], room: Room): Row {
  const row = rowOf([...first.map(propMember), ...animals.map(animalMember), ...last.map(propMember)], room)
  return last.length > 1 && row.height < room.wanted * LEAST_HEIGHT ? rowThatFits(first, animals, last.slice(0, -1), room) : row
}

/** `height`: of the largest member, in pixels. */
function rowOf(all: readonly Member[], { wanted, width, room }: Room): Row {
  const members = inProportion(all)
  const isHerd = members.length > 2 && members.every(({ actor }) => actor !== undefined && actor.animal === members[0]!.actor?.animal)
  const gaps = members.slice(1).map((member, i) => (isHerd ? OVERLAP : GAP) * Math.min(member.width, members[i]!.width))
  const whole = members.reduce((sum, one) => sum + one.width, 0) + gaps.reduce((sum, gap) => sum + gap, 0)
  return { members, gaps, whole, isHerd, height: Math.min(wanted, (width * room[members.length === 1 ? 'alone' : 'w']) / whole) }
}

/** Where animals stand, and what is with them: side by side in the sizes of life, large, with their heads above the captions. */
export function groupStands(
  { who, props }: Pick<Scene, 'who' | 'props'>,
  view: ShotView,
  frame: Frame,
  open: Area,
): { readonly stands: readonly FigureSlot[]; readonly placed: readonly PlacedProp[] } {
  const shape = shapeOf(frame.width, frame.height)
  const young = who.find((actor): actor is Animal => actor.kind === 'animal' && actor.isCarried === true)
  const animals = who.filter(isOnLand).filter((actor) => actor !== young)
  const carried = props.find((prop) => prop.carried)
  const around = props.filter((prop) => prop !== carried && (isInAir(prop) || isBehind(prop) || isCelestial(prop.icon)))
  const ground = props.filter((prop) => prop !== carried && !around.includes(prop)).slice(0, MAX_MEMBERS - animals.length)
  const first = ground.filter(({ icon }) => ANIMAL_ICONS.test(icon))
  const last = ground.filter((prop) => !first.includes(prop))
  const size = view.size === 'wide' || view.size === 'full' ? view.size : 'near'
  const towering = animals.some(({ animal }) => isTowering(animal)) ? TOWERING_SCALE : 1
  const areYoung = animals.every(({ coat }) => coat?.young === true)
  const wanted = open.h * (shape === '9:16' ? TALL_HEIGHTS : HEIGHTS)[size] * towering * (areYoung ? ONLY_YOUNG : 1)
  const { members, gaps, whole, isHerd, height } = rowThatFits(first, animals, last, {
    wanted,
    width: open.w * (carried ? BESIDE_CARRIED : 1),
    room: ROOM[shape],
  })
  const side = sideOf(view, shape)
  // Who runs after another runs the same way, behind it.
  const isChase = animals.length === members.length && animals.length > 1 && animals.every(({ walking }) => walking)
  const free = Math.max(0, open.w * 0.94 - whole * height) / 2
  const ahead = carried ? open.w * AHEAD * (members.length === 1 && side > 0 ? 1 : -1) : 0
  const middle = open.x + open.w * 0.5 + ahead + side * Math.min(free, open.w * (members.length > 1 ? ASIDE : ALONE_ASIDE[shape]))
  const heightOf = (actor: Animal, crown: number): number =>
    ((crown * height) / drawnHeightOf(actor.animal)) * (isAloft(actor.act) || actor.act === 'climb' ? ALOFT : 1)
  const wantedFoot = open.y + open.h * ROOM[shape].foot
  const drawn = members.flatMap(({ actor, crown }) => (actor ? [{ actor, height: heightOf(actor, crown) }] : []))
  const foot = shape === '9:16' ? footAboveCaptions(wantedFoot, drawn, frame.height) : wantedFoot
  const stands: FigureSlot[] = []
  const placed: PlacedProp[] = []
  let left = middle - (whole * height) / 2
  members.forEach(({ actor, prop, crown, width }, i) => {
    const x = left + (width * height) / 2
    left += (width + (gaps[i] ?? 0)) * height
    if (prop) placed.push({ prop, floating: false, slot: { kind: 'ground', x, y: foot, size: crown * height } })
    if (!actor) return
    // Alone it looks into the frame, in a group to the middle.
    const facingLeft = members.length === 1 ? side > 0 : isChase ? false : x > middle
    stands.push({
      x,
      y: foot - (isHerd && i % 2 === 1 ? BEHIND * crown * height : 0),
      height: heightOf(actor, crown),
      // Their large heads have no room between each other.
      facingLeft: isHerd || (areYoung && members.length > 1) ? side > 0 : facingLeft,
    })
  })
  if (young && stands[0]) stands.splice(who.indexOf(young), 0, standInMouth(young, carrierOf(animals[0]!, stands[0])))
  const mouth = carried && stands[0] ? [inMouth(carried, carrierOf(animals[0]!, stands[0]))] : []
  return {
    stands,
    placed: [
      ...behind(around.filter(isBehind), middle, frame, open),
      ...placed,
      ...mouth,
      ...above(around.filter(isInAir), foot, height, open),
    ],
  }
}

/** Part of the height of who carries it that a carried animal has at most. */
const CARRIED_HEIGHT = 0.36

/** Where a carried animal is: its back at the mouth, off the ground. */
function standInMouth(actor: Animal, { x, y, height, front, mouth, facingLeft }: Carrier): FigureSlot {
  const own = drawnHeightOf(actor.animal)
  const drawn = height * CARRIED_HEIGHT
  return { x: x + (facingLeft ? -1 : 1) * (front + drawn * 0.3), y: y - mouth + drawn * 0.72, height: drawn / own, facingLeft: !facingLeft }
}

/** An animal with its mouth under the middle of its head. */
function carrierOf(actor: Animal, { x, y, height, facingLeft }: FigureSlot): Carrier {
  const { x: front, up, radius } = headOf(actor)
  return {
    x,
    y,
    height: drawnHeightOf(actor.animal) * height,
    front: (front + radius * 0.8) * height,
    mouth: (up - radius * 0.35) * height,
    facingLeft: facingLeft ?? false,
    centimetres: centimetresOf(actor.animal),
  }
}

/** In the air over the animals, beside each other. */
const above = (props: readonly SceneProp[], foot: number, height: number, open: Area): PlacedProp[] =>
  props.slice(0, 3).map((prop, i) => {
    const size = Math.min(open.h * 0.2, height * 0.4)
    const slot = {
      kind: 'sky' as const,
      x: open.x + open.w * [0.76, 0.24, 0.5][i]!,
      y: Math.max(open.y + size, foot - height * 1.02),
      size,
    }
    return { prop, floating: true, slot }
  })

/** Trees and houses behind the animals. */
const behind = (props: readonly SceneProp[], middle: number, { horizon, ground, width }: Frame, open: Area): PlacedProp[] =>
  props.slice(0, 2).map((prop, i) => {
    const isRight = middle < width / 2 === (i === 0)
    const size = Math.min(open.h * 0.58, open.w * 0.52)
    return {
      prop,
      floating: false,
      slot: {
        kind: 'ground',
        x: isRight ? open.x + open.w * 0.97 - size * 0.48 : open.x + open.w * 0.03 + size * 0.48,
        y: lerp(horizon, ground, 0.42),
        size,
      },
    }
  })
