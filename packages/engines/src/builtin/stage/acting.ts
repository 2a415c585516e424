import type { Viseme, VisemeShape } from '../../ports/options.ts'
import type { Expression } from '../characters/expression.ts'
import { mixPoses } from '../characters/poses/mix-poses.ts'
import type { Mouth } from '../characters/people/mouth.ts'
import { type Action, poseAt } from '../characters/poses/pose.ts'
import type { Pose } from '../characters/poses/body-pose.ts'
import { clamp, lerp, smoothstep } from '../paint/colour.ts'
import type { Mood } from '../scene/scene.ts'

export type SpeechWindow = { readonly startSeconds: number; readonly endSeconds: number }

/** Eyes shut for a sixth of a second every three seconds or so, each figure at its own moments. */
export function blinkAt(seconds: number, phase: number): number {
  const cycle = (seconds + phase * 1.37 + 0.9) % 3.3
  return cycle < 0.16 ? Math.sin((cycle / 0.16) * Math.PI) : 0
}

/** 1 while a voice is audible, with 0.2 s fades. */
export function voiceAt(seconds: number, speech: readonly SpeechWindow[]): number {
  let loud = 0
  for (const { startSeconds, endSeconds } of speech) {
    loud = Math.max(loud, Math.min(smoothstep((seconds - startSeconds + 0.08) / 0.16), smoothstep((endSeconds + 0.08 - seconds) / 0.16)))
  }
  return loud
}

type Full = readonly [number, number, number, number, number]
const SHAPES: Record<VisemeShape, Full> = {
  closed: [0.38, 0, 0.3, 0.1, 0],
  teeth: [0.44, 0.13, 0.2, 0, 1],
  narrow: [0.4, 0.14, 0.25, 0, 0],
  wide: [0.62, 0.2, 0.55, 0, 0],
  open: [0.5, 0.42, 0.2, 0.1, 0],
  round: [0.34, 0.3, 0, 1, 0],
}
/** Duration of a transition between mouth shapes, in seconds. */
const FLOW = 0.06

/** A mouth halfway between shapes is as long in each as they share the time around this moment. */
export function mouthFor(seconds: number, visemes: readonly Viseme[], rest: Full): Full {
  const [from, to] = [seconds - FLOW / 2, seconds + FLOW / 2]
  const sum = [0, 0, 0, 0, 0]
  let left = 1
  for (const { shape, startSeconds, endSeconds } of visemes) {
    const share = (Math.min(to, endSeconds) - Math.max(from, startSeconds)) / FLOW
    if (share <= 0) continue
    left -= share
    SHAPES[shape].forEach((value, i) => (sum[i]! += value * share))
  }
  const silence = clamp(left)
  return sum.map((value, i) => value + rest[i]! * silence) as unknown as Full
}

/** Syllables where only speech is known: about four and a half openings a second, never twice the same. */
function babble(seconds: number, voice: number, rest: Full): Full {
  const beat = Math.abs(Math.sin(seconds * 13.8 + 1.1 * Math.sin(seconds * 5.1)))
  const shape = 0.5 + 0.5 * Math.sin(seconds * 7.7)
  const said: Full = [0.42 + 0.18 * shape, 0.05 + 0.32 * beat, 0.3, 0.8 * (1 - shape) * beat, 0]
  return said.map((value, i) => lerp(rest[i]!, value, voice)) as unknown as Full
}

type Feeling = Omit<Required<Expression>, 'blink' | 'mouth'> & { readonly mouth: Full; readonly lid: number }
const FEELINGS: Record<Mood, Feeling> = {
  calm: { mouth: [0.42, 0, 0.55, 0, 0], brow: 0.05, frown: 0.1, cheer: 0.1, gaze: [0.15, 0], lid: 0 },
  happy: { mouth: [0.56, 0.1, 1, 0, 0], brow: 0.45, frown: 0.1, cheer: 0.62, gaze: [0.15, 0], lid: 0 },
  tense: { mouth: [0.36, 0, -0.35, 0, 0], brow: -0.35, frown: -0.75, cheer: 0, gaze: [0.4, 0], lid: 0.06 },
  sad: { mouth: [0.36, 0, -0.75, 0, 0], brow: 0.15, frown: 1, cheer: 0, gaze: [0.05, 0.45], lid: 0.24 },
  wonder: { mouth: [0.34, 0.17, 0.35, 0.5, 0], brow: 1, frown: 0.3, cheer: 0.05, gaze: [0.3, -0.35], lid: 0 },
  epic: { mouth: [0.42, 0, 0.12, 0, 0], brow: -0.12, frown: -0.5, cheer: 0.05, gaze: [0.35, -0.15], lid: 0.04 },
}

/** What somebody hears and feels. `speaks`: the voice is theirs. */
export type Acting = {
  readonly mood: Mood
  readonly speech: readonly SpeechWindow[]
  readonly visemes?: readonly Viseme[]
  readonly speaks: boolean
  /** With the whole mouth, to who watches. Default: false. */
  readonly sings?: boolean
  /** Seen from afar, where only large openings are seen. Default: false. */
  readonly small?: boolean
  /** Where what they look at is: ahead 1, behind -1, lower 1, higher -1. Default: ahead. */
  readonly towards?: readonly [number, number]
  readonly asleep?: boolean
}

/** Most that a mouth opens. */
const MAX_OPEN = 0.62
const widened = ([width, open, ...rest]: Full, by: number): Mouth => [width, Math.min(MAX_OPEN, open * by), ...rest]
const TO_THE_VIEWER = [-0.12, 0] as const

/** Mouth opening for the audio, 0 to 1. */
export function openingAt(seconds: number, speech: readonly SpeechWindow[], visemes: readonly Viseme[] = []): number {
  const closed: Full = [0.4, 0, 0, 0, 0]
  const [, open] = visemes.length > 0 ? mouthFor(seconds, visemes, closed) : babble(seconds, voiceAt(seconds, speech), closed)
  return clamp(open / 0.42)
}

/** Facial expression at a time. `phase` desynchronises figures. */
export function expressionAt(seconds: number, phase: number, acting: Acting): Expression {
  const { mood, speech, visemes, speaks, sings = false, small = false, towards, asleep } = acting
  const feeling = FEELINGS[mood]
  if (asleep) return { mouth: [0.3, 0.03, 0.3], blink: 1, gaze: [0, 0], brow: 0, frown: 0.15, cheer: 0 }
  const voice = speaks ? voiceAt(seconds, speech) : 0
  // Who sings keeps the mouth shut in rests, however glad.
  const [width, open, ...lips] = feeling.mouth
  const rest: Full = [width, sings ? 0 : open, ...lips]
  const said = !speaks ? feeling.mouth : visemes?.length ? mouthFor(seconds, visemes, rest) : babble(seconds, voice, rest)
  const mouth: Mouth = speaks ? widened(said, (sings ? 1.3 : 1) * (small ? 1.35 : 1)) : said
  // Eyes jump and rest; they do not glide.
  const glance = Math.sin(Math.floor((seconds + phase) * 0.8) * 12.9898 + phase) * 0.22
  const [ahead, below] = towards ?? (sings ? TO_THE_VIEWER : feeling.gaze)
  return {
    mouth,
    // Long notes of a slow song are sung with eyes half shut.
    blink: Math.max(blinkAt(seconds, phase), feeling.lid, sings && (mood === 'sad' || mood === 'calm') ? 0.34 * voice : 0),
    gaze: [clamp(ahead * 0.85 + glance, -1, 1), clamp(below * 0.7 + feeling.gaze[1] * 0.4 + glance * 0.3, -1, 1)],
    brow: feeling.brow + 0.35 * voice * Math.sin(seconds * 3.1) ** 2 + 0.08 * Math.sin(seconds * 0.8 + phase),
    frown: feeling.frown,
    cheer: feeling.cheer,
  }
}

const NODS: Record<Mood, number> = { calm: 0, happy: -0.06, tense: 0.05, sad: 0.3, wonder: -0.26, epic: -0.2 }

/** How a mood holds a body: sorrow sinks, pride stretches. */
function felt(pose: Pose, mood: Mood): Pose {
  const sunk = mood === 'sad' ? 0.12 : mood === 'epic' ? -0.05 : mood === 'tense' ? 0.04 : 0
  const shrug = mood === 'tense' ? 0.012 : mood === 'sad' ? -0.01 : mood === 'epic' ? 0.006 : 0
  return { ...pose, nod: pose.nod + NODS[mood], curve: pose.curve + sunk, head: pose.head + sunk * 0.8, shrug: pose.shrug + shrug }
}

/** Hands speak along with a voice, unless they are busy. */
export function actingPose(action: Action, seconds: number, voice: number, mood: Mood): Pose {
  const own = poseAt(action, seconds)
  const free = action === 'stand' || action === 'look' || action === 'think'
  const pose = voice > 0 && free ? mixPoses(own, poseAt('talk', seconds), voice * 0.85) : own
  return action === 'sleep' ? pose : felt(pose, mood)
}
