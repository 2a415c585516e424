import { smoothstep } from '../../paint/colour.ts'

/** Where a foot is: steps ahead of the hip and height above the ground in leg lengths, heel lifted in radians. */
export type Foot = { readonly x: number; readonly y: number; readonly pitch: number }

/** How feet take turns: the part of a cycle a foot stays on the ground, and how far it is left behind meanwhile. */
export type Gait = { readonly ground: number; readonly stride: number; readonly lift: number }

export const WALK: Gait = { ground: 0.58, stride: 0.86, lift: 0.16 }
export const RUN: Gait = { ground: 0.36, stride: 0.9, lift: 0.46 }

/** Ground covered in one cycle of both feet, in leg lengths: at this pace no foot slides. */
export const cycleLength = ({ ground, stride }: Gait): number => stride / ground

/**
 * A gait slowed down to a pace in leg lengths a second, with its cycles a second: below `least` cycles steps get shorter, not slower.
 */
export function pacedGait(gait: Gait, pace: number, min: number): { readonly gait: Gait; readonly cycles: number } {
  const natural = pace / cycleLength(gait)
  if (natural >= min) return { gait, cycles: natural }
  const stride = Math.max(0.02, (pace * gait.ground) / min)
  const part = 0.45 + (0.55 * stride) / gait.stride
  return { gait: { ...gait, stride, lift: gait.lift * part }, cycles: min }
}

/** `cycle`: any number; its fraction is the place in the step. */
export function footAt({ ground, stride, lift }: Gait, cycle: number): Foot {
  const p = cycle - Math.floor(cycle)
  if (p < ground) {
    const q = p / ground
    const pitch = q < 0.18 ? -0.34 * (1 - q / 0.18) : Math.max(0, (q - 0.62) / 0.38) * 0.7
    return { x: stride * (0.5 - q), y: rolled(pitch), pitch }
  }
  const q = (p - ground) / (1 - ground)
  const pitch =
    q < 0.45 ? 0.7 + lift * 0.8 * Math.sin((q / 0.45) * Math.PI) : 0.7 * (1 - (q - 0.45) / 0.4) - (q > 0.85 ? (q - 0.85) * 2.2 : 0)
  return { x: stride * (smoothstep(q) - 0.5), y: Math.max(rolled(pitch), lift * Math.sin(Math.PI * q ** 0.85)), pitch }
}

/** Over its toe a heel rises. */
const rolled = (pitch: number): number => 0.15 * Math.sin(Math.max(0, pitch))
