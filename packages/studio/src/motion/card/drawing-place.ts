import type { PlanHour, PlanMood, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import type { SceneActor } from '../../scene/scene.ts'
import type { BackdropKind } from '../backdrop/backdrop-painter.ts'
import type { Box, Point } from '../kit/geometry.ts'

/**
 * What is seen beside words: a thing, or a person or an animal. `placed`: things in, on or at the thing. `holds`: a thing in the hands of a person;
 * `crowd`: of so many people it is the first; `isWhole`: a person is seen from head to foot, as animals always are.
 */
export type CardDrawing =
  | { readonly kind: 'thing'; readonly thing: PlanThing; readonly placed?: readonly PlanThing[] }
  | {
      readonly kind: 'figure'
      readonly actor: SceneActor
      readonly name: string
      readonly holds?: PlanThing
      readonly crowd?: number
      readonly isWhole?: boolean
    }

/** Name of what is drawn. */
export const nameOfDrawing = (drawing: CardDrawing): string => (drawing.kind === 'thing' ? drawing.thing.what : drawing.name)

/** Names of all that is drawn, also in hands. */
export const namesOfDrawing = (drawing: CardDrawing): string[] => [
  nameOfDrawing(drawing),
  ...(drawing.kind === 'figure' && drawing.holds ? [drawing.holds.what] : []),
  ...((drawing.kind === 'thing' && drawing.placed) || []).map(({ what }) => what),
]

/** Whether a drawing is a person seen as a bust; who does something with the whole body is seen whole. */
export const isPersonDrawing = (drawing: CardDrawing): boolean =>
  drawing.kind === 'figure' && drawing.actor.kind === 'person' && !drawing.isWhole

/**
 * What drawings are set off with: a lit backdrop, two halves in two lights for what is compared, a table before people, the scenery of a place, or a lit
 * disc beside diagrams, or discs with a rim that are tied to a place of a map or an event.
 */
export type CardStage = BackdropKind | 'halves' | 'table' | 'place' | 'disc' | 'callout'

/**
 * Where a drawing is seen, in units. `isOpen`: a bust goes on below the frame rather than ending in the shape behind it. `isAtEnd`: it is at the end of the
 * line, and looks to its start. `stands`: what has a foot has it on the lower edge. `isFar`: a bust beside things is smaller. `isShared`: others are in the frame. `at`: second of its
 * entry. `hatRoom`: of all people of a card, so that they are of one size. `isCrowd`: one of so many that they cover each other.
 * `tallest`: stature of the tallest person beside them. `isLitFromEnd`: the light of the card comes from the right. `leader`: what a line ties it to.
 */
export type DrawingPlace = {
  readonly box: Box
  readonly isOpen: boolean
  readonly isAtEnd: boolean
  readonly stage: CardStage
  readonly stands: boolean
  readonly isFar?: boolean
  readonly isShared?: boolean
  readonly hatRoom?: HatRoom
  readonly isCrowd?: boolean
  readonly tallest?: number
  readonly isLitFromEnd?: boolean
  readonly leader?: Point
  readonly at: number
}

/**
 * Where the words and the drawings of a card stand. `isCentred`: words have their lines in the middle of their room. `floor`: the height at which things
 * stand. `isAtEnd`: the side of a single drawing. `isLitFromEnd`: the light comes from the right.
 */
export type CardLayout = {
  readonly body: Box
  readonly isCentred: boolean
  readonly drawings: readonly DrawingPlace[]
  readonly stage: CardStage
  readonly floor: number
  readonly isAtEnd: boolean
  readonly isLitFromEnd: boolean
}

/** How much smaller and lower a head is under a hat. */
export type HatRoom = { readonly size: number; readonly lower: number }

export type DrawingSetting = {
  readonly style: StyleValue
  readonly mood: PlanMood
  readonly hour: PlanHour
  readonly seed: number
  readonly durationSeconds: number
}

/** Radius of the disc behind a drawing, as a part of the shorter side of its box. */
const DISC = 0.47

/** Middle and radius of the disc behind a drawing, in units. */
export const discOf = ({ box }: Pick<DrawingPlace, 'box'>): { readonly x: number; readonly y: number; readonly radius: number } => ({
  x: box.x + box.w / 2,
  y: box.y + box.h / 2,
  radius: Math.min(box.w, box.h) * DISC,
})
