import type { Frame } from '../stage/frame.ts'
import { birds, bubbles } from './creatures.ts'
import { confetti, leaves, petals } from './falling.ts'
import type { ParticleMaker, Particles } from './grains.ts'
import { bokeh, dust, embers, fireflies, sparkles, sparks } from './lights.ts'
import { lasers } from './show-lights.ts'
import { downpour, fog, gloom, lightning, rain, snow } from './weather.ts'

const MAKERS = {
  rain,
  downpour,
  gloom,
  snow,
  fog,
  lightning,
  leaves,
  petals,
  confetti,
  fireflies,
  sparks,
  embers,
  dust,
  sparkles,
  bokeh,
  bubbles,
  birds,
  lasers,
} satisfies Record<string, ParticleMaker>

export type ParticleKind = keyof typeof MAKERS
export const PARTICLES = Object.keys(MAKERS) as readonly ParticleKind[]

/** The same kind, frame and seed move alike. */
export const makeParticles = (kind: ParticleKind, frame: Frame, seed: number): Particles => MAKERS[kind](frame, seed)
