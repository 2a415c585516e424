import type { Ctx } from '../paint/canvas.ts'
import { seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'

/** A cloud of small moving things; its picture is a function of the second. `pulse`: the afterglow of a beat, 0 to 1. */
export type DrawParticles = (g: Ctx, seconds: number, pulse: number) => void
export type ParticleEffect = (frame: Frame, seed: number) => DrawParticles

/** One thing of a cloud; everything 0 to 1 but `phase` (radians) and `speed` (about 1). */
export type Particle = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly phase: number
  readonly speed: number
  readonly tone: number
}

export function scatterParticles(count: number, seed: number): Particle[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    size: random(),
    phase: random() * 6.28,
    speed: 0.6 + random() * 0.8,
    tone: random(),
  }))
}

/** The part after the whole, 0 to 1: what leaves on one side comes back on the other. */
export const fract = (value: number): number => value - Math.floor(value)
