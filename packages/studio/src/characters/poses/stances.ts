import type { Pose } from './body-pose.ts'
import { flat } from './stand.ts'

/** Ways to stand at ease, as changes of a standing pose. */
const STANCES: readonly ((pose: Pose) => Partial<Pose>)[] = [
  () => ({}),
  // A hand on the hip.
  ({ near, head, hip }) => ({
    near: [-0.62 + near[0] * 0.2, 1.5],
    nearHand: 'fist',
    head: head - 0.06,
    hip: [hip[0] - 0.06, hip[1]],
    nearFoot: flat(-0.14),
    farFoot: flat(0.16),
  }),
  // Arms crossed.
  ({ head, turn }) => ({
    reach: { near: [0.4, -0.4], far: [0.14, -0.5] },
    nearHand: 'fist',
    farHand: 'fist',
    head: head + 0.05,
    turn: turn + 0.16,
    nearFoot: flat(-0.1),
    farFoot: flat(0.06),
  }),
  // Hands clasped.
  ({ head, turn }) => ({
    reach: { near: [0.1, -0.84], far: [0.16, -0.82] },
    nearHand: 'fist',
    farHand: 'fist',
    head: head - 0.04,
    turn: turn - 0.24,
    nearFoot: flat(-0.04),
    farFoot: flat(0.06),
  }),
  // A hand at the back.
  ({ far, head, lean, hip }) => ({
    near: [-0.5, 0.86],
    far: [far[0] * 0.5, 0.2],
    head: head + 0.07,
    lean: lean - 0.03,
    hip: [hip[0] + 0.06, hip[1]],
    nearFoot: flat(-0.02),
    farFoot: flat(0.18),
  }),
  // A hand at the other arm.
  ({ head, turn }) => ({
    reach: { far: [-0.02, -0.56] },
    farHand: 'relaxed',
    near: [-0.06, 0.16],
    head: head - 0.08,
    turn: turn + 0.3,
    nearFoot: flat(-0.12),
    farFoot: flat(0.02),
  }),
]

/** Ways to be at work, as changes of a pose at work. */
const AT_WORK: typeof STANCES = [
  () => ({}),
  // Bent over it.
  ({ lean, nod }) => ({ lean: lean + 0.22, nod: nod + 0.1, near: [0.2, 0.5], far: [0.5, 0.34], nearFoot: flat(-0.16), farFoot: flat(0.2) }),
  // An arm raised to it.
  ({ lean, nod, head }) => ({
    lean: lean - 0.06,
    head: head - 0.05,
    nod: nod - 0.5,
    near: [0.24, 1.2],
    far: [1.7, 0.5],
    nearFoot: flat(-0.1),
    farFoot: flat(0.14),
  }),
]

/** A pose at work as one of several people has it. */
export const withWorkStance = (pose: Pose, stance: number): Pose => ({
  ...pose,
  ...AT_WORK[Math.abs(Math.trunc(stance)) % AT_WORK.length]!(pose),
})

/** A standing pose as one of several people has it, so that they do not stand like copies. `stance`: any number; 0 leaves it. */
export const withStance = (pose: Pose, stance: number): Pose => ({
  ...pose,
  ...STANCES[Math.abs(Math.trunc(stance)) % STANCES.length]!(pose),
})
