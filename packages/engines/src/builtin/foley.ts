import type { Foley } from '../ports/effects.ts'
import { makeEffect } from './effects/make-effect.ts'

/** Makes sounds of places and things on this machine. Refuses lengths outside 0.2 s to 15 min (`impossible_length`) and unknown kinds (`unknown_effect`). */
export function createFoley(): Foley {
  return { engine: 'builtin/foley', generateEffect: async (request) => makeEffect(request) }
}
