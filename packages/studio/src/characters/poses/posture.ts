import type { PlanFeeling } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clamp } from '../../paint/colour.ts'
import type { Action } from './pose.ts'
import type { Pose } from './body-pose.ts'
import type { Mood } from '../../scene/scene.ts'

/** How a feeling carries spine, head and shoulders: offsets of a pose; and what it does with free hands. */
type Posture = Partial<Record<'lean' | 'curve' | 'head' | 'nod' | 'turn' | 'shrug', number>> & {
  readonly hands?: (t: number) => Partial<Pick<Pose, 'near' | 'far' | 'nearHand' | 'farHand' | 'reach' | 'touch'>>
  /** Shaking of the shoulders, as a part of the body's height. */
  readonly tremble?: number
}

const POSTURES: Readonly<Record<Exclude<PlanFeeling, 'neutral'>, Posture>> = {
  happy: { nod: -0.06, curve: -0.02 },
  sad: { curve: 0.17, head: 0.04, nod: 0.42, shrug: -0.012, hands: () => ({ near: [0.06, 0.12], far: [0.14, 0.1] }) },
  angry: {
    lean: 0.07,
    curve: 0.06,
    head: 0.06,
    nod: 0.18,
    shrug: 0.022,
    tremble: 0.002,
    hands: () => ({ near: [-0.42, 1.02], far: [0.02, 1.08], nearHand: 'fist', farHand: 'fist' }),
  },
  afraid: {
    lean: -0.09,
    curve: 0.12,
    head: -0.05,
    nod: 0.05,
    shrug: 0.034,
    tremble: 0.004,
    hands: (t) => ({
      reach: { near: [0.3 + 0.01 * Math.sin(t * 21), -0.1], far: [0.42 + 0.01 * Math.sin(t * 23), 0.02] },
      nearHand: 'fist',
      farHand: 'open',
    }),
  },
  surprised: {
    lean: -0.06,
    shrug: 0.018,
    nod: -0.05,
    hands: () => ({ reach: { near: [0.16, -0.34], far: [0.62, -0.22] }, nearHand: 'open', farHand: 'open' }),
  },
  tired: {
    lean: 0.05,
    curve: 0.18,
    head: 0.05,
    nod: 0.34,
    shrug: -0.016,
    hands: (t) => ({ near: [0.16 + 0.02 * Math.sin(t * 0.9), 0.06], far: [0.26, 0.06] }),
  },
  proud: { curve: -0.07, nod: -0.18, shrug: 0.004 },
}

/** Who fails or is ashamed holds the forehead and looks away. */
const ASHAMED: Posture = {
  ...POSTURES.sad,
  turn: 0.2,
  head: 0.12,
  hands: () => ({ near: [0.06, 0.12], touch: [0.62, -0.52], farHand: 'open' }),
}

/** Roll of the head against the shoulders in radians beyond which a neck looks broken, backward and forward. */
const HEAD_ROLL = [-0.2, 0.12] as const

/** Actions that leave head, shoulders and hands to a feeling; those of others keep their hands. */
const FREE: ReadonlySet<Action> = new Set<Action>(['stand', 'look', 'hold'])
const OCCUPIED: ReadonlySet<Action> = new Set<Action>([
  'sleep',
  'lie',
  'swim',
  'fall',
  'crawl',
  'cry',
  'laugh',
  'pray',
  'bow',
  'dance',
  'sing',
  'hug',
  'cheer',
])

/** A pose as somebody with a feeling holds it; hands that speak gesture as before. `voice`: 0 to 1. */
export function withFeeling(pose: Pose, action: Action, t: number, feeling: PlanFeeling, mood: Mood, voice: number): Pose {
  if (feeling === 'neutral' || OCCUPIED.has(action)) return pose
  const own = feeling === 'sad' && mood === 'tense' ? ASHAMED : POSTURES[feeling]
  const hands = FREE.has(action) && voice < 0.2 ? own.hands?.(t) : undefined
  const shake = (own.tremble ?? 0) * Math.sin(t * 43)
  return {
    ...pose,
    lean: pose.lean + (own.lean ?? 0),
    curve: pose.curve + (own.curve ?? 0),
    head: clamp(pose.head + (own.head ?? 0), ...HEAD_ROLL),
    nod: pose.nod + (own.nod ?? 0),
    turn: pose.turn + (own.turn ?? 0),
    shrug: pose.shrug + (own.shrug ?? 0) + shake,
    ...(hands && { touch: undefined, ...hands }),
  }
}
