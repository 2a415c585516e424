import type { Foot } from './gait.ts'

export type HandShape = 'relaxed' | 'open' | 'fist' | 'point' | 'grip'
/** Upper part from hanging down, forward positive; then the bend of the lower part. Radians. */
export type Bend = readonly [number, number]

/** A body at one moment, seen turned a little to the right. `near`: the side turned to the viewer. Angles in radians. */
export type Pose = {
  /** Of the trunk, forward positive. */
  readonly lean: number
  /** Of the shoulders against the hips. */
  readonly curve: number
  /** Tilt of the head. */
  readonly head: number
  /** Chin up -1 to down 1. */
  readonly nod: number
  /** Face away -1 to fully aside 1. */
  readonly turn: number
  /** Shift of the hips in leg lengths: forward and up. */
  readonly hip: readonly [number, number]
  readonly shrug: number
  readonly near: Bend
  readonly far: Bend
  readonly nearHand: HandShape
  readonly farHand: HandShape
  readonly nearFoot: Foot
  readonly farFoot: Foot
  /** Where the far hand touches the head, from its middle in halves of its height: the arm goes there, before the face. */
  readonly touch?: readonly [number, number]
  /** Where both hands hold on, ahead of and above the ground between the feet, in parts of the body's height. */
  readonly grip?: readonly [number, number]
  readonly seated?: boolean
  readonly lying?: boolean
}

/** A pose is a function of seconds, so a still is any moment of a clip. */
export type Moving = (t: number) => Pose
