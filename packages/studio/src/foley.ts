import type { Foley } from '@fablecut/generation/ports/effects'
import { makeEffect } from './effects/make-effect.ts'

/** Synthesises sound effects locally. Refuses durations outside 0.2 s to 15 min (`impossible_length`) and unknown kinds (`unknown_effect`). */
export function createFoley(): Foley {
  return { engine: 'builtin/foley', generateEffect: async (request) => makeEffect(request) }
}
