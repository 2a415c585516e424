import type { Ctx } from '../../paint/canvas.ts'
import type { Point } from '../../paint/brush.ts'
import { lerp } from '../../paint/colour.ts'
import type { Pose } from './body-pose.ts'
import type { Joints } from './skeleton.ts'

/**
 * How a prop is held: `hang` by a handle above it, `upright` by a stem below it, `shade` over the head, by a `string`, in one `hand`, in
 * `both` hands at the chest, `cradled` in both arms, `sung` into or `sipped` from at the mouth, `thrown` from the hand, `pushed` or `pulled` along the ground, `offered` at
 * arm's length, `worked` on a bench.
 */
export type Carry =
  | 'sung'
  | 'sipped'
  | 'thrown'
  | 'pushed'
  | 'pulled'
  | 'offered'
  | 'worked'
  | 'hang'
  | 'upright'
  | 'shade'
  | 'string'
  | 'hand'
  | 'both'
  | 'cradled'

/** A held prop. `size`: side of its square in pixels; `paint` draws it with its bottom centre at the origin. */
export type Held = { readonly carry: Carry; readonly size: number; readonly paint: (g: Ctx) => void }

/** Height of the bench at which both hands work, in pixels. */
export const benchTop = (near: Point, far: Point, h: number): number => Math.max(near[1], far[1]) + h * 0.075

/** Carries whose actions place the arms. */
const OWN_POSES = ['thrown', 'pushed', 'pulled', 'offered', 'worked'] as const
type OwnPose = (typeof OWN_POSES)[number]
const hasOwnPose = (carry: Carry): carry is OwnPose => OWN_POSES.some((own) => own === carry)

/** Arm angles by carry; one-handed carries leave the near arm as it is. */
const CARRY_ARM_ANGLES: Record<Exclude<Carry, OwnPose>, Pick<Pose, 'far'> & Partial<Pick<Pose, 'near' | 'touch'>>> = {
  // Below the chin, so that the mouth stays visible.
  sung: { far: [0.4, 2.4], touch: [0.8, 1.3] },
  sipped: { far: [0.42, 2.2], touch: [0.86, 0.9] },
  hang: { far: [0.98, 0.42] },
  upright: { far: [0.62, 1.42] },
  shade: { far: [0.5, 1.75] },
  string: { far: [0.95, 1.0] },
  hand: { far: [0.42, 1.7] },
  both: { far: [0.6, 1.06], near: [0.3, 1.26] },
  cradled: { far: [-0.16, 1.82], near: [0.02, 1.5] },
}

/** The far arm in a view of the head and shoulders. */
const BUST_ARM = [-0.75, 2.55] as const
const BUST_CARRIES: ReadonlySet<Carry> = new Set(['hand', 'upright', 'both', 'hang'])

/** A pose with the arms of a carry. */
export function withCarry(posed: Pose, carry: Carry): Pose {
  if (carry === 'worked') return posed
  if (hasOwnPose(carry)) return { ...posed, implement: carry === 'pulled' ? 'rope' : undefined }
  // What is in the hands takes the place of what an action would show in them.
  const pose: Pose = { ...posed, implement: posed.implement === 'sack' ? undefined : posed.implement, reach: undefined }
  const { near, touch, ...own } = CARRY_ARM_ANGLES[carry]
  const far = pose.isBust && BUST_CARRIES.has(carry) ? BUST_ARM : own.far
  const sway = pose.far[1] * 0.04
  const holding: Pose = { ...pose, far: [far[0] + sway, far[1] + (pose.seated ? 0.1 : 0)], farHand: 'grip', touch }
  if (!near) return pose.nearHand === 'grip' ? { ...holding, near: [-0.12, 0.3], nearHand: 'relaxed' } : holding
  return { ...holding, near: [near[0] + sway, near[1]], nearHand: 'grip' }
}

/** Whether a held prop is drawn behind the figure: those above the head are. */
export const isDrawnBehind = ({ carry }: Held): boolean => carry === 'shade' || carry === 'string'

/** Position of a held prop's bottom centre in pixels, and its rotation in radians. `h`: the figure's height in pixels. */
export function heldTransform(
  { carry, size }: Held,
  { chest, farArm, nearArm }: Joints,
  h: number,
): { readonly at: Point; readonly lean: number } {
  const [, elbow, wrist] = farArm
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const palm: Point = [wrist[0] + ((wrist[0] - elbow[0]) / length) * h * 0.03, wrist[1] + ((wrist[1] - elbow[1]) / length) * h * 0.03]
  if (carry === 'cradled') return { at: [chest[0] + h * 0.1, nearArm[1][1] + h * 0.03], lean: -0.18 }
  if (carry === 'pushed') return { at: [Math.max(palm[0], nearArm[2][0]) + size * 0.46, 0], lean: 0 }
  if (carry === 'pulled') return { at: [palm[0] + h * 0.72 + size * 0.4, 0], lean: 0 }
  if (carry === 'thrown') return { at: [palm[0], palm[1] + size * 0.42], lean: 0 }
  if (carry === 'offered') return { at: [palm[0] + size * 0.2, palm[1] + size * 0.46], lean: 0.04 }
  if (carry === 'worked') return { at: [lerp(nearArm[2][0], palm[0], 0.6), benchTop(nearArm[2], farArm[2], h)], lean: 0 }
  if (carry === 'sipped') return { at: [palm[0] + size * 0.34, palm[1] + size * 0.3], lean: -0.45 }
  if (carry === 'sung') return { at: [palm[0] + size * 0.12, palm[1] + size * 0.26], lean: -0.5 }
  if (carry === 'hang') return { at: [palm[0], palm[1] + size * 0.97], lean: 0 }
  if (carry === 'upright') return { at: [palm[0], palm[1] + size * 0.16], lean: 0.12 }
  if (carry === 'shade') return { at: [palm[0] - h * 0.03, palm[1] + size * 0.14], lean: -0.16 }
  if (carry === 'string') return { at: palm, lean: 0.1 }
  if (carry === 'hand') return { at: [palm[0] + h * 0.005, palm[1] + size * 0.42], lean: 0.06 }
  return { at: [lerp(palm[0], nearArm[2][0], 0.45), Math.max(palm[1], nearArm[2][1]) + h * 0.035], lean: 0 }
}
