import type { Frame } from '../stage/frame.ts'
import { birds, bubbles } from './creatures.ts'
import { confetti, leaves, petals } from './falling.ts'
import type { ParticleEffect, DrawParticles } from './particle.ts'
import { bokeh, dust, embers, fireflies, shafts, sparkles, sparks } from './lights.ts'
import { lasers } from './lasers.ts'
import { downpour, fog, gloom, lightning, rain, sand, snow, spindrift } from './weather.ts'

const EFFECTS = {
  rain,
  downpour,
  gloom,
  snow,
  spindrift,
  sand,
  fog,
  lightning,
  leaves,
  petals,
  confetti,
  fireflies,
  sparks,
  embers,
  dust,
  shafts,
  sparkles,
  bokeh,
  bubbles,
  birds,
  lasers,
} satisfies Record<string, ParticleEffect>

export type ParticleKind = keyof typeof EFFECTS
export const PARTICLES = Object.keys(EFFECTS) as readonly ParticleKind[]

/** Deterministic: the same kind, frame and seed draw the same. */
export const createParticles = (kind: ParticleKind, frame: Frame, seed: number): DrawParticles => EFFECTS[kind](frame, seed)
