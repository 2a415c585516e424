import type { Ctx } from '../paint/canvas.ts'
import { seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'

/** Draws a particle system at a time in seconds; stateless. `pulse`: decaying beat envelope, 0 to 1. */
export type DrawParticles = (g: Ctx, seconds: number, pulse: number) => void
/** Creates the draw function for a frame; the same seed gives the same particles. */
export type ParticleEffect = (frame: Frame, seed: number) => DrawParticles

/** Random parameters of a particle: all 0 to 1 but `phase` (radians) and `speed` (0.6 to 1.4). */
export type Particle = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly phase: number
  readonly speed: number
  readonly tone: number
}

/** `count` particles with random parameters. */
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

/** Fractional part, [0, 1), also of negative numbers: wraps positions around. */
export const fract = (value: number): number => value - Math.floor(value)
