import { MAX_OUTLINE_SHOT_CHARACTERS, MAX_OUTLINE_SHOTS, type OutlineShot, SEED_LIMIT } from '@fablecut/domain/story/inputs/outline'
import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { z } from 'zod'

/** A shot of an outline. `plan`: what its image shows; null: the words decide. */
export const outlineShot = z.strictObject({
  voice_over: z.string().trim().min(1).max(MAX_OUTLINE_SHOT_CHARACTERS),
  plan: shotPlan.nullable(),
})
export type WireOutlineShot = z.infer<typeof outlineShot>

export const outlineShots = z.array(outlineShot).max(MAX_OUTLINE_SHOTS)

/** Determines the looks of people and places; the same in the thumbnails of an outline and in the story made of it. */
export const outlineSeed = z
  .int()
  .min(0)
  .max(SEED_LIMIT - 1)

/** An outline to generate: its shots are neither split, corrected nor planned again. Without shots they are made of the script. */
export const storyOutline = z.strictObject({ seed: outlineSeed, shots: outlineShots.min(1).optional() })

export const toWireOutlineShot = ({ voiceOver, plan }: OutlineShot): WireOutlineShot => ({ voice_over: voiceOver, plan })
export const fromWireOutlineShot = ({ voice_over, plan }: WireOutlineShot): OutlineShot => ({ voiceOver: voice_over, plan })
