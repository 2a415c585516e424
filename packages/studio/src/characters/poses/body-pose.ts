import type { Foot } from './gait.ts'

export type HandShape = 'relaxed' | 'open' | 'fist' | 'point' | 'grip'
/** Joint angles of an arm in radians, forward positive: shoulder (0 hanging down), elbow. */
export type ArmAngles = readonly [number, number]

/** What belongs to an action and is drawn with the figure: a tool in the hands, furniture before it, or what it climbs and swims in. */
export type Implement =
  | 'basin'
  | 'basketball'
  | 'bench'
  | 'boxing-gloves'
  | 'brick-wall'
  | 'broom'
  | 'car'
  | 'cliff'
  | 'crate'
  | 'door'
  | 'drums'
  | 'easel'
  | 'easel-with-portrait'
  | 'guitar'
  | 'ladder'
  | 'laptop'
  | 'load'
  | 'meal'
  | 'open-book'
  | 'paper'
  | 'phone'
  | 'piano'
  | 'racket'
  | 'rake'
  | 'rod'
  | 'rope'
  | 'sack'
  | 'soccer-ball'
  | 'spade'
  | 'stove'
  | 'trunk'
  | 'violin'
  | 'water'

/** Body pose in three-quarter view. `near`: the side turned to the viewer. Angles in radians. */
export type Pose = {
  /** Tilt of the torso, forward positive. */
  readonly lean: number
  /** Tilt of the shoulders relative to the torso. */
  readonly curve: number
  /** Tilt of the head. */
  readonly head: number
  /** Chin up -1 to down 1. */
  readonly nod: number
  /** Face away -1 to fully aside 1. */
  readonly turn: number
  /** Offset of the hips in leg lengths: forward, up. */
  readonly hip: readonly [number, number]
  readonly shrug: number
  readonly near: ArmAngles
  readonly far: ArmAngles
  readonly nearHand: HandShape
  readonly farHand: HandShape
  readonly nearFoot: Foot
  readonly farFoot: Foot
  /** Target of the far hand, relative to the head's centre in halves of its height; that arm is drawn over the face. */
  readonly touch?: readonly [number, number]
  /** Target of both hands, relative to the ground between the feet, in body heights: forward, up. */
  readonly grip?: readonly [number, number]
  /** Targets of the hands, relative to the middle between the shoulders, in arm lengths: forward, up. */
  readonly reach?: { readonly near?: readonly [number, number]; readonly far?: readonly [number, number] }
  readonly implement?: Implement
  /** Only head and shoulders are seen: what is held is before the chest. */
  readonly isBust?: boolean
  readonly seated?: boolean
  /** Sits on the ground. */
  readonly onGround?: boolean
  /** In a bed under a blanket, or on the bare ground. */
  readonly lying?: 'bed' | 'ground'
}

/** Pose at a time in seconds. */
export type PoseFunction = (t: number) => Pose
