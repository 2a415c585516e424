import type { Expression } from '../characters/face.ts'
import { type Action, type Pose, poseAt } from '../characters/pose.ts'
import { clamp, lerp, smooth } from '../paint/colour.ts'

export type SpeechWindow = { readonly startSeconds: number; readonly endSeconds: number }

/** Eyes shut for an eighth of a second every three seconds or so, each figure at its own moments. */
export function blinkAt(seconds: number, phase: number): number {
  const cycle = (seconds + phase * 1.37 + 0.9) % 3.3
  return cycle < 0.16 ? Math.sin((cycle / 0.16) * Math.PI) : 0
}

/** 1 while a voice is heard, easing in and out over a fifth of a second. */
export function voiceAt(seconds: number, speech: readonly SpeechWindow[]): number {
  let loud = 0
  for (const { startSeconds, endSeconds } of speech) {
    loud = Math.max(loud, Math.min(smooth((seconds - startSeconds + 0.08) / 0.16), smooth((endSeconds + 0.08 - seconds) / 0.16)))
  }
  return loud
}

/** Syllables: about four and a half openings a second, never twice the same. */
export function mouthAt(seconds: number, voice: number): Expression['mouth'] {
  const beat = Math.abs(Math.sin(seconds * 13.8 + 1.1 * Math.sin(seconds * 5.1)))
  const shape = 0.5 + 0.5 * Math.sin(seconds * 7.7)
  return [lerp(0.42, 0.28 + 0.16 * shape, voice), voice * (0.05 + 0.27 * beat), lerp(0.7, 0.3, voice)]
}

export function expressionAt(seconds: number, phase: number, voice: number): Expression {
  return {
    mouth: mouthAt(seconds, voice),
    blink: blinkAt(seconds, phase),
    gaze: [0.3 + 0.2 * Math.sin(seconds * 0.9 + phase), 0.08 * Math.sin(seconds * 0.7 + phase)],
    brow: 0.35 * voice * (0.5 + 0.5 * Math.sin(seconds * 3.1)) + 0.1 * Math.sin(seconds * 0.8 + phase),
  }
}

const between = (a: readonly [number, number], b: readonly [number, number], t: number): [number, number] => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
]

export function mixPoses(a: Pose, b: Pose, t: number): Pose {
  const amount = clamp(t)
  return {
    lean: lerp(a.lean, b.lean, amount),
    head: lerp(a.head, b.head, amount),
    armBack: between(a.armBack, b.armBack, amount),
    armFront: between(a.armFront, b.armFront, amount),
    legBack: between(a.legBack, b.legBack, amount),
    legFront: between(a.legFront, b.legFront, amount),
    lift: lerp(a.lift, b.lift, amount),
    seated: a.seated,
  }
}

/** Hands speak along with a voice, unless they are busy. */
export function actingPose(action: Action, seconds: number, voice: number): Pose {
  const own = poseAt(action, seconds)
  return voice > 0 && (action === 'stand' || action === 'look' || action === 'think')
    ? mixPoses(own, poseAt('talk', seconds), voice * 0.85)
    : own
}
