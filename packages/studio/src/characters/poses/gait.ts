import { smoothstep } from '../../paint/colour.ts'

/** Foot position: ahead of the hip and above the ground, in leg lengths; pitch (heel up) in radians. */
export type Foot = { readonly x: number; readonly y: number; readonly pitch: number }

/** Gait: `ground`: part of the cycle a foot is on the ground, 0 to 1; `stride`: distance it moves back meanwhile; `lift`: height; both in leg lengths. */
export type Gait = { readonly ground: number; readonly stride: number; readonly lift: number }

export const WALK: Gait = { ground: 0.58, stride: 0.86, lift: 0.16 }
export const RUN: Gait = { ground: 0.36, stride: 0.9, lift: 0.46 }

/** Distance of one gait cycle, in leg lengths. */
export const cycleLength = ({ ground, stride }: Gait): number => stride / ground

/**
 * Gait and cycles per second for a speed in leg lengths per second: below `minCycles`, strides get shorter instead of slower.
 */
export function gaitForSpeed(gait: Gait, speed: number, minCycles: number): { readonly gait: Gait; readonly cycles: number } {
  const natural = speed / cycleLength(gait)
  if (natural >= minCycles) return { gait, cycles: natural }
  const stride = Math.max(0.02, (speed * gait.ground) / minCycles)
  const liftScale = 0.45 + (0.55 * stride) / gait.stride
  return { gait: { ...gait, stride, lift: gait.lift * liftScale }, cycles: minCycles }
}

/** Foot at a phase of the gait: the fraction of `cycle`. */
export function footAt({ ground, stride, lift }: Gait, cycle: number): Foot {
  const p = cycle - Math.floor(cycle)
  if (p < ground) {
    const q = p / ground
    const pitch = q < 0.18 ? -0.34 * (1 - q / 0.18) : Math.max(0, (q - 0.62) / 0.38) * 0.7
    return { x: stride * (0.5 - q), y: heelRise(pitch), pitch }
  }
  const q = (p - ground) / (1 - ground)
  const pitch =
    q < 0.45 ? 0.7 + lift * 0.8 * Math.sin((q / 0.45) * Math.PI) : 0.7 * (1 - (q - 0.45) / 0.4) - (q > 0.85 ? (q - 0.85) * 2.2 : 0)
  return { x: stride * (smoothstep(q) - 0.5), y: Math.max(heelRise(pitch), lift * Math.sin(Math.PI * q ** 0.85)), pitch }
}

/** Height of the heel while the foot rolls over its toe. */
const heelRise = (pitch: number): number => 0.15 * Math.sin(Math.max(0, pitch))
