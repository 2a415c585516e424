import type { PlanShape } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ANIMALS } from '../../characters/animals/animal-species.ts'
import { drawnLengthOf } from '../../characters/animals/life-size.ts'
import { clamp, lerp } from '../../paint/colour.ts'
import type { Scene, SceneActor } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import type { Frame } from '../../stage/frame.ts'
import { type HeadPosition, headOf } from '../head.ts'
import type { Area } from '../open-area.ts'
import { footAboveCaptions } from './foot-above-captions.ts'
import { shapeOf, type ShotView, sideOf } from '../view.ts'

/** Middle of a swimmer above its stand, for size 1. */
export const SWIMMER_MIDDLE = 0.2

/** Of the open area: room of all animals together across and upwards, and y of their feet. */
const ROOM = {
  '16:9': { w: 0.62, h: 0.64, foot: 0.84, middle: 0.46 },
  '9:16': { w: 0.94, h: 0.46, foot: 0.72, middle: 0.42 },
  '1:1': { w: 0.76, h: 0.6, foot: 0.82, middle: 0.45 },
} as const
/** Swimmers that are seen from above the water are below its horizon. */
const AT_SURFACE = { '16:9': { h: 0.28, middle: 0.67 }, '9:16': { h: 0.2, middle: 0.52 }, '1:1': { h: 0.28, middle: 0.68 } } as const
/** Part of the room beside a thing, which has the rest. */
const BESIDE_THING = 0.62
/** Animals of one shot stand this much apart. */
const SPACING = 1.12

type Animal = Extract<SceneActor, { kind: 'animal' }>
const lengthOf = ({ animal }: Animal): number => drawnLengthOf(animal)

/** A fish has no face to look into: it is seen whole from near too. */
export const isSwimmer = (actor: SceneActor): boolean => actor.kind === 'animal' && ANIMALS[actor.animal].plan === 'swimmer'

/** Animals alone are seen whole, side by side, above the captions. */
export function animalStands(scene: Scene, view: ShotView, frame: Frame, open: Area): FigureSlot[] {
  const animals = scene.who.filter((actor): actor is Animal => actor.kind === 'animal')
  const shape = shapeOf(frame.width, frame.height)
  const room = scene.where === 'underwater' || !animals.every(isSwimmer) ? ROOM[shape] : { ...ROOM[shape], ...AT_SURFACE[shape] }
  const isBeside = scene.props.length > 0
  const width = open.w * room.w * (isBeside ? BESIDE_THING : 1)
  const lengths = animals.map(lengthOf)
  const whole = lengths.reduce((sum, length) => sum + length, 0) * (animals.length > 1 ? SPACING : 1)
  const heads = animals.map((actor) => headOf(actor, scene.mood))
  const height = Math.min(width / whole, (open.h * room.h) / Math.max(...heads.map(({ up, radius }) => up + radius * 1.25)))
  const side = sideOf(view, shape)
  const half = (whole * height) / 2 + open.w * 0.02
  const middle = clamp(open.x + open.w * (0.5 + side * (isBeside ? 0.17 : 0.08)), open.x + half, open.x + open.w - half)
  const wanted = open.y + open.h * room.foot
  const foot =
    shape === '9:16'
      ? footAboveCaptions(
          wanted,
          animals.map((actor) => ({ actor, height })),
          frame.height,
        )
      : wanted
  let left = middle - (whole * height) / 2
  return animals.map((actor, i) => {
    const { plan, size } = ANIMALS[actor.animal]
    const x = left + (lengths[i]! * height) / 2
    left += lengths[i]! * height * SPACING
    const isSwimming = plan === 'swimmer'
    const y = isSwimming ? open.y + open.h * room.middle + SWIMMER_MIDDLE * size * height : foot
    return { x, y, height, facingLeft: animals.length === 1 ? side > 0 : i % 2 === 1 }
  })
}

/** Lowest level of the crown of an animal's head beside people, and of its feet where it is smaller; parts of the open area. */
const LOWEST_HEAD = 0.6
const SMALL_FOOT = { '16:9': 0.9, '9:16': 0.8, '1:1': 0.9 } as const
/** Small animals come nearer. */
const NEARER = 1.25

/** An animal that is smaller than people's legs stands before them, so that it is in a view from the hips up. */
export function amongPeople(stand: FigureSlot, { up, radius }: HeadPosition, shape: PlanShape, open: Area): FigureSlot {
  const crown = stand.y - (up + radius * 1.25) * stand.height
  if (crown <= open.y + open.h * LOWEST_HEAD) return stand
  const foot = open.y + open.h * SMALL_FOOT[shape]
  const shown = Math.min(1, (crown - open.y - open.h * LOWEST_HEAD) / (open.h * 0.3))
  return { ...stand, y: lerp(stand.y, foot, shown), height: stand.height * lerp(1, NEARER, shown) }
}
