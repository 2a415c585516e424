import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { readShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import { VISEME_SHAPES } from '@fablecut/generation/ports/options'
import { z } from 'zod'

const timed = { startSeconds: z.number(), endSeconds: z.number() }
/** Stored visemes of a voice-over or a song. */
export const visemes = z.array(z.object({ shape: z.enum(VISEME_SHAPES), ...timed }))

const speechMetadata = z.object({
  durationSeconds: z.number().optional(),
  words: z.array(z.object({ text: z.string(), ...timed })).default([]),
  visemes: visemes.default([]),
  voice: z.string().default(''),
})
const imageMetadata = z.object({ scene: z.record(z.string(), z.json()).optional(), style: z.string().optional() })

/** Parses the stored metadata of an audio file. `durationSeconds` is absent and lists are empty unless our narrator generated it. Throws when it is invalid. */
export const readSpeechMetadata = (metadata: unknown) => speechMetadata.parse(metadata)

/** Parses the stored metadata of an image: scene and style, if generated. Throws when it is invalid. */
export const readImageMetadata = (metadata: unknown) => imageMetadata.parse(metadata)

const takeMetadata = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  duration: z.number().optional(),
  seed: z.number().optional(),
  take: z.number().optional(),
  shape_of: z.string().optional(),
})

/**
 * Parses what the stored metadata of a generated image or clip say about how it was made; absent in those of earlier releases. `shape_of`: the take that
 * it was composed anew from, for a frame of another shape. Throws when it is invalid.
 */
export const readTakeMetadata = (metadata: unknown) => takeMetadata.parse(metadata)

const plannedMetadata = z.object({ plan: z.unknown(), plan_version: z.unknown() })

/** The plan that an image was generated from; null without one, and for one that this release cannot read. */
export function planOfImage(metadata: unknown): ShotPlan | null {
  const stored = plannedMetadata.safeParse(metadata)
  if (!stored.success || stored.data.plan === undefined) return null
  const read = readShotPlan({ plan: stored.data.plan, version: stored.data.plan_version })
  return read.ok ? read.value : null
}
