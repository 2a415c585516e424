import type { PlanFeeling } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Viseme, VisemeShape } from '@fablecut/generation/ports/options'
import type { Expression } from '../characters/expression.ts'
import { blendPoses } from '../characters/poses/blend-poses.ts'
import type { Mouth } from '../characters/people/mouth.ts'
import { type Action, poseAt } from '../characters/poses/pose.ts'
import type { ArmAngles, Pose } from '../characters/poses/body-pose.ts'
import { clamp, lerp, smoothstep } from '../paint/colour.ts'
import type { Mood } from '../scene/scene.ts'
import { withFeeling } from '../characters/poses/posture.ts'

export type SpeechWindow = { readonly startSeconds: number; readonly endSeconds: number }

/** Eyelid closure, 0 (open) to 1 (closed): a blink of 0.16 s every 3.3 s. `phase` in radians shifts the blinks of one figure against another's. */
export function blinkAt(seconds: number, phase: number): number {
  const cycle = (seconds + phase * 1.37 + 0.9) % 3.3
  return cycle < 0.16 ? Math.sin((cycle / 0.16) * Math.PI) : 0
}

/** Speech envelope, 0 to 1: 1 inside a speech window, with fades of 0.16 s. */
export function voiceLevelAt(seconds: number, speech: readonly SpeechWindow[]): number {
  let level = 0
  for (const { startSeconds, endSeconds } of speech) {
    level = Math.max(level, Math.min(smoothstep((seconds - startSeconds + 0.08) / 0.16), smoothstep((endSeconds + 0.08 - seconds) / 0.16)))
  }
  return level
}

type MouthShape = readonly [number, number, number, number, number]
const VISEME_MOUTHS: Record<VisemeShape, MouthShape> = {
  closed: [0.38, 0, 0.3, 0.1, 0],
  teeth: [0.44, 0.13, 0.2, 0, 1],
  narrow: [0.4, 0.14, 0.25, 0, 0],
  wide: [0.62, 0.2, 0.55, 0, 0],
  open: [0.5, 0.42, 0.2, 0.1, 0],
  round: [0.34, 0.3, 0, 1, 0],
}
/** Duration of a transition between mouth shapes, in seconds. */
const TRANSITION_SECONDS = 0.06

/** Mouth shape at a time: the visemes averaged over `TRANSITION_SECONDS` around it; time without a viseme counts as `rest`. */
export function blendVisemes(seconds: number, visemes: readonly Viseme[], rest: MouthShape): MouthShape {
  const [from, to] = [seconds - TRANSITION_SECONDS / 2, seconds + TRANSITION_SECONDS / 2]
  const sum = [0, 0, 0, 0, 0]
  let remaining = 1
  for (const { shape, startSeconds, endSeconds } of visemes) {
    const share = (Math.min(to, endSeconds) - Math.max(from, startSeconds)) / TRANSITION_SECONDS
    if (share <= 0) continue
    remaining -= share
    VISEME_MOUTHS[shape].forEach((value, i) => (sum[i]! += value * share))
  }
  const silence = clamp(remaining)
  return sum.map((value, i) => value + rest[i]! * silence) as unknown as MouthShape
}

/** Mouth movement for speech without visemes: about 4.5 openings per second, blended in by `voice` (0 to 1). */
function proceduralMouth(seconds: number, voice: number, rest: MouthShape): MouthShape {
  const opening = Math.abs(Math.sin(seconds * 13.8 + 1.1 * Math.sin(seconds * 5.1)))
  const shape = 0.5 + 0.5 * Math.sin(seconds * 7.7)
  const spoken: MouthShape = [0.42 + 0.18 * shape, 0.05 + 0.32 * opening, 0.3, 0.8 * (1 - shape) * opening, 0]
  return spoken.map((value, i) => lerp(rest[i]!, value, voice)) as unknown as MouthShape
}

type MoodExpression = Omit<Required<Expression>, 'blink' | 'mouth' | 'tears' | 'stare' | 'weariness' | 'sweat'> &
  Pick<Expression, 'stare' | 'weariness' | 'sweat'> & { readonly mouth: MouthShape; readonly lid: number }
const MOOD_EXPRESSIONS: Record<Mood, MoodExpression> = {
  calm: { mouth: [0.42, 0, 0, 0, 0], brow: 0.14, frown: 0, cheer: 0.04, gaze: [0.15, 0], lid: 0 },
  happy: { mouth: [0.5, 0, 0.55, 0, 0], brow: 0.3, frown: 0.05, cheer: 0.22, gaze: [0.15, 0], lid: 0 },
  tense: { mouth: [0.36, 0, -0.35, 0, 0], brow: 0.3, frown: 0.7, cheer: 0, gaze: [0.4, 0], lid: 0 },
  sad: { mouth: [0.36, 0, -0.66, 0, 0], brow: 0.2, frown: 1.05, cheer: 0, gaze: [0.05, 0.45], lid: 0.24 },
  wonder: { mouth: [0.34, 0.06, 0.1, 0.4, 0], brow: 0.9, frown: 0.3, cheer: 0.05, gaze: [0.3, -0.35], lid: 0 },
  epic: { mouth: [0.44, 0, 0.12, 0, 0], brow: 0.02, frown: -0.2, cheer: 0.08, gaze: [0.35, -0.15], lid: 0.02 },
}

/** Faces of feelings; a neutral figure has that of the mood. */
const FEELING_EXPRESSIONS: Record<Exclude<PlanFeeling, 'neutral'>, MoodExpression> = {
  happy: { mouth: [0.56, 0.1, 1, 0, 0], brow: 0.45, frown: 0.1, cheer: 0.62, gaze: [0.15, 0], lid: 0 },
  sad: { mouth: [0.36, 0, -0.9, 0, 0], brow: 0.35, frown: 1.35, cheer: 0, gaze: [0.05, 0.55], lid: 0.32 },
  angry: { mouth: [0.42, 0.11, -0.75, 0, 1], brow: -0.9, frown: -1.5, cheer: 0, gaze: [0.3, 0], lid: 0.1 },
  afraid: { mouth: [0.42, 0.2, -0.6, 0.25, 0.3], brow: 1.1, frown: 1.3, cheer: 0, gaze: [0.45, -0.05], lid: 0, stare: 1, sweat: 0.7 },
  surprised: { mouth: [0.34, 0.18, 0, 0.7, 0], brow: 1.1, frown: 0.1, cheer: 0, gaze: [0.3, -0.1], lid: 0, stare: 0.45 },
  tired: { mouth: [0.34, 0.07, -0.45, 0.2, 0], brow: -0.25, frown: 0.8, cheer: 0, gaze: [0.1, 0.4], lid: 0.54, weariness: 1 },
  proud: { mouth: [0.48, 0, 0.6, 0, 0], brow: 0.2, frown: -0.15, cheer: 0.25, gaze: [0.25, -0.25], lid: 0.08 },
}

/** Joy has no place in grief: nobody is happy or proud in a sad shot. */
const JOYFUL: ReadonlySet<PlanFeeling> = new Set(['happy', 'proud'])

const shownFeeling = (mood: Mood, feeling: PlanFeeling): PlanFeeling => (mood === 'sad' && JOYFUL.has(feeling) ? 'neutral' : feeling)

/** The face of a figure at rest. */
function restingFace(mood: Mood, feeling: PlanFeeling = 'neutral'): MoodExpression {
  const shown = shownFeeling(mood, feeling)
  return shown === 'neutral' ? MOOD_EXPRESSIONS[mood] : FEELING_EXPRESSIONS[shown]
}

/** Inputs of a figure's facial animation. `speaks`: the audible voice is this figure's. */
export type Acting = {
  readonly mood: Mood
  /** Default: neutral, as the mood is. */
  readonly feeling?: PlanFeeling
  readonly isCrying?: boolean
  readonly speech: readonly SpeechWindow[]
  readonly visemes?: readonly Viseme[]
  readonly speaks: boolean
  /** Wider mouth openings, gaze at the viewer. Default: false. */
  readonly sings?: boolean
  /** Small in the frame: openings are exaggerated. Default: false. */
  readonly isDistant?: boolean
  /** Direction of the gaze, each -1 to 1: x ahead of the figure positive, y down positive. Default: that of the mood. */
  readonly gazeTarget?: readonly [number, number]
  readonly asleep?: boolean
  /** What is done with the eyes closed. Default: they are open. */
  readonly face?: 'praying' | 'laughing'
}

/** Upper limit of the opening. */
const MAX_OPEN = 0.62
const scaleOpening = ([width, open, ...rest]: MouthShape, by: number): Mouth => [width, Math.min(MAX_OPEN, open * by), ...rest]
const GAZE_AT_VIEWER = [-0.12, 0] as const

/** Mouth opening at a time, 0 to 1, from visemes or else from speech windows. */
export function mouthOpeningAt(seconds: number, speech: readonly SpeechWindow[], visemes: readonly Viseme[] = []): number {
  const closed: MouthShape = [0.4, 0, 0, 0, 0]
  const [, open] =
    visemes.length > 0 ? blendVisemes(seconds, visemes, closed) : proceduralMouth(seconds, voiceLevelAt(seconds, speech), closed)
  return clamp(open / 0.42)
}

const PRAYING: Expression = { mouth: [0.34, 0, 0.15], blink: 1, gaze: [0, 0], brow: 0.1, frown: 0.3, cheer: 0.05 }

/** Peals of laughter: mouth wide, eyes pressed shut between looks up. */
function laughingFace(seconds: number, phase: number): Expression {
  const peal = 0.5 + 0.5 * Math.sin(seconds * 11 + phase)
  const looksUp = Math.sin(seconds * 1.7 + phase) > 0.6
  return { mouth: [0.62, 0.34 + 0.16 * peal, 1], blink: looksUp ? 0.2 : 1, gaze: [0.1, -0.2], brow: 0.55, frown: 0.15, cheer: 0.9 }
}

/** Facial expression at a time in seconds. `phase` in radians desynchronises figures. */
export function expressionAt(seconds: number, phase: number, acting: Acting): Expression {
  const { mood, feeling, isCrying, speech, visemes, speaks, sings = false, isDistant = false, gazeTarget, asleep, face } = acting
  const base = restingFace(mood, feeling)
  if (asleep) return { mouth: [0.3, 0.03, 0.3], blink: 1, gaze: [0, 0], brow: 0, frown: 0.15, cheer: 0 }
  if (face === 'praying' && !speaks) return { ...PRAYING, brow: 0.1 + 0.05 * Math.sin(seconds * 0.8 + phase) }
  if (face === 'laughing' && !speaks) return laughingFace(seconds, phase)
  const voice = speaks ? voiceLevelAt(seconds, speech) : 0
  // A cheerful rest pose has an open mouth, which would look like singing in rests.
  const [width, open, ...lips] = base.mouth
  const rest: MouthShape = [width, sings ? 0 : open, ...lips]
  const unscaled = !speaks ? base.mouth : visemes?.length ? blendVisemes(seconds, visemes, rest) : proceduralMouth(seconds, voice, rest)
  const mouth: Mouth = speaks ? scaleOpening(unscaled, (sings ? 1.3 : 1) * (isDistant ? 1.35 : 1)) : unscaled
  // A step function: eyes move in saccades.
  const saccade = Math.sin(Math.floor((seconds + phase) * 0.8) * 12.9898 + phase) * 0.22
  const [ahead, below] = gazeTarget ?? (sings ? GAZE_AT_VIEWER : base.gaze)
  return {
    mouth,
    // Slow songs are sung with half-closed eyes.
    blink: Math.max(blinkAt(seconds, phase), base.lid, sings && (mood === 'sad' || mood === 'calm') ? 0.34 * voice : 0),
    gaze: [clamp(ahead * 0.85 + saccade, -1, 1), clamp(below * 0.7 + base.gaze[1] * 0.4 + saccade * 0.3, -1, 1)],
    brow: base.brow + 0.35 * voice * Math.sin(seconds * 3.1) ** 2 + 0.08 * Math.sin(seconds * 0.8 + phase),
    frown: base.frown,
    cheer: base.cheer,
    ...(base.stare && { stare: base.stare }),
    ...(base.weariness && { weariness: base.weariness }),
    ...(base.sweat && { sweat: base.sweat }),
    ...(isCrying && { tears: (seconds * 0.45 + phase) % 1 }),
  }
}

const NOD_BY_MOOD: Record<Mood, number> = { calm: 0, happy: -0.06, tense: 0.05, sad: 0.3, wonder: -0.26, epic: -0.2 }

/** Adds the mood's offsets to spine, head and shoulders of a pose. */
function applyMood(pose: Pose, mood: Mood): Pose {
  const slump = mood === 'sad' ? 0.12 : mood === 'epic' ? -0.05 : mood === 'tense' ? 0.04 : 0
  const shrug = mood === 'tense' ? 0.012 : mood === 'sad' ? -0.01 : mood === 'epic' ? 0.006 : 0
  return { ...pose, nod: pose.nod + NOD_BY_MOOD[mood], curve: pose.curve + slump, head: pose.head + slump * 0.8, shrug: pose.shrug + shrug }
}

/** An arm near the body: one that reaches ahead or back is bent up instead, so that the edge of a view does not cut it. */
const closeArm = ([upper, bend]: ArmAngles, limit: number): ArmAngles =>
  Math.abs(upper) + Math.abs(bend) < 0.75 ? hangingArm([upper, bend]) : [clamp(upper, -0.6, limit), Math.max(bend, 2.5)]
const hangingArm = ([upper, bend]: ArmAngles): ArmAngles => [clamp(upper, -0.2, 0.06), clamp(bend, 0, 0.34)]

/** Feelings that hands show, too. */
const SHOWN_BY_HANDS: ReadonlySet<PlanFeeling> = new Set(['angry', 'afraid', 'surprised'])

const closeReach = ({ near, far }: NonNullable<Pose['reach']>): NonNullable<Pose['reach']> => ({
  ...(near && { near: [clamp(near[0], -0.42, 0.42), near[1]] as const }),
  ...(far && { far: [clamp(far[0], -0.42, 0.42), far[1]] as const }),
})

/** An arm that gestures from a bent elbow at the side; one that hangs is left as it is. */
const shortArm = ([upper, bend]: ArmAngles): ArmAngles =>
  Math.abs(upper) + Math.abs(bend) < 0.75 ? [upper, bend] : [clamp(upper, -0.55, -0.3), clamp(bend, 2.1, 2.5)]

/** The pose of somebody before whom another stands: gestures stay before the own chest. */
export const withHandsNear = (pose: Pose): Pose => ({
  ...pose,
  near: shortArm(pose.near),
  far: shortArm(pose.far),
  ...(pose.reach && { reach: closeReach(pose.reach) }),
})

/** The pose in a view of the head and shoulders: steps to the side would carry the face out of it. */
export const inPortrait = (pose: Pose): Pose => ({
  ...pose,
  lean: pose.lean * 0.3,
  curve: pose.curve * 0.4,
  hip: [pose.hip[0] * 0.17, pose.hip[1] * 0.5],
})

/** The pose of a bust, of somebody who does nothing with the hands: they stay before the body. */
export const inBust = (pose: Pose, feeling: PlanFeeling = 'neutral'): Pose => ({
  ...pose,
  near: SHOWN_BY_HANDS.has(feeling) ? closeArm(pose.near, -0.1) : hangingArm(pose.near),
  far: SHOWN_BY_HANDS.has(feeling) ? closeArm(pose.far, -0.5) : hangingArm(pose.far),
  ...(pose.reach && { reach: closeReach(pose.reach) }),
  isBust: true,
})

/** Body pose at a time in seconds. Actions that leave the hands free gesture with the voice, in proportion to `voice` (0 to 1). */
export function actingPose(action: Action, seconds: number, voice: number, mood: Mood, feeling: PlanFeeling = 'neutral'): Pose {
  const base = poseAt(action, seconds)
  const handsFree = action === 'stand' || action === 'look' || action === 'think'
  const pose = voice > 0 && handsFree ? blendPoses(base, poseAt('talk', seconds), voice * 0.85) : base
  return action === 'sleep' ? pose : withFeeling(applyMood(pose, mood), action, seconds, shownFeeling(mood, feeling), mood, voice)
}
