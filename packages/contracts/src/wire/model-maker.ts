import type { ModelLimits } from '@fablecut/domain/story/models/model-limits'
import { z } from 'zod'

/** A model of a connected provider that makes what was picked, and what of the options of forms it can do. */
export const modelMaker = z.object({
  /** The provider's name for it with who runs it, e.g. `Kling 2.5 Turbo Pro at fal`. */
  name: z.string(),
  /** Other providers of the model, for when this one is down; `provider` is what `made_by` of a request names. */
  others: z.array(z.object({ provider: z.string(), name: z.string() })),
  /** Qualities and modes that can be picked; empty: it has one. */
  qualities: z.array(z.string()),
  modes: z.array(z.string()),
  /** Resolutions that can be picked; null: it has one of its own. */
  resolutions: z.array(z.string()).nullable(),
  /** Most reference images of one image; 0: it takes none. */
  max_references: z.int().nonnegative(),
  takes_end_frame: z.boolean(),
})
export type WireModelMaker = z.infer<typeof modelMaker>

export const toWireModelMaker = (name: string, others: WireModelMaker['others'], limits: ModelLimits): WireModelMaker => ({
  name,
  others,
  qualities: [...limits.qualities],
  modes: [...limits.modes],
  resolutions: limits.resolutions && [...limits.resolutions],
  max_references: limits.maxReferences,
  takes_end_frame: limits.takesEndFrame,
})

export const fromWireModelMaker = (maker: WireModelMaker): ModelLimits => ({
  qualities: maker.qualities,
  modes: maker.modes,
  resolutions: maker.resolutions,
  maxReferences: maker.max_references,
  takesEndFrame: maker.takes_end_frame,
})
