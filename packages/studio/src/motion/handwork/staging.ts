import type { PlanEvent, PlanHandwork } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { HandPose } from '../painted-hand.ts'

/** In sizes of the stage, from its middle, y down; angles in radians. */
export type Offset = readonly [x: number, y: number]
export type Shift = { readonly x: number; readonly y: number; readonly angle: number }
/** How something moves, by the second. */
export type Movement = (seconds: number) => Shift

/** What offsets are from: the middle of the stage, or of the first thing, or of the opening at its top. */
export type Anchor = 'stage' | 'middle' | 'rim'

type Placed = { readonly at: Offset; readonly from?: Anchor; readonly movement?: Movement }

/** `stands`: `at` is its foot. `isBehindRim`: what is below the opening of the first thing is in it. `slices`: pieces that it has been cut into. */
export type ThingPart = Placed & {
  readonly kind: 'thing'
  readonly what: string
  readonly size: number
  readonly stands?: boolean
  readonly isBehindRim?: boolean
  readonly slices?: number
  readonly event?: PlanEvent
  readonly angle?: number
  /** Another of the same kind, with which nothing is done. */
  readonly isCopy?: boolean
}
/** `at`: where the hand meets the thing. `angle`: of the forearm, from the right, clockwise. `isLeft`: it comes from the left. */
export type HandPart = Placed & {
  readonly kind: 'hand'
  readonly pose: HandPose
  readonly angle: number
  readonly length: number
  readonly isLeft?: boolean
}
/** A tool in a hand, at work on the first thing or at an offset. `size`: of what it works on. `dips`: its end is in the first thing, over what is in a bowl or behind the wall of a pot. */
export type ToolPart = Placed & { readonly kind: 'tool'; readonly what: string; readonly size: number; readonly dips?: 'bowl' | 'pot' }

/** `length`: of a straight arrow; `radius`: of a bent one. */
export type MarkPart = Placed & {
  readonly kind: 'mark'
  readonly shape:
    | 'clockwise'
    | 'anticlockwise'
    | 'straight'
    | 'both-ways'
    | 'circle'
    | 'zigzag'
    | 'hits'
    | 'grains'
    | 'water'
    | 'steam'
    | 'flames'
    | 'shine'
    | 'lines'
    | 'ribbon'
    | 'dirt'
  readonly size: number
  readonly angle?: number
}

export type StagePart = ThingPart | HandPart | ToolPart | MarkPart
/** From the furthest to the nearest. */
export type Staging = readonly StagePart[]

/** `centimetres`: real size of a thing by its name. */
export type StagingOf = (work: PlanHandwork, centimetres: (what: string) => number) => Staging
