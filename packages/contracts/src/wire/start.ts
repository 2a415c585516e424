import { isVoiceKey } from '@fablecut/domain/story/inputs/voices'
import { z } from 'zod'

/** Fields common to all start requests. */
export const startFields = {
  /** Stops after the storyboard images, at a lower price. */
  is_preview: z.boolean().optional(),
  /** Price shown to the user; 409 PRICE_CHANGED when the actual price is higher (CD-68). */
  expected_credits: z.number().int().min(0).optional(),
  /** Id of the remixed story, stored as lineage. Ignored when the caller may not read it. */
  remixed_from: z.string().max(100).optional(),
  /** Generates a story whose texts could not be published; without it such a start is 422 COMMUNITY_CONTENT_MODERATION. */
  accepts_unpublishable: z.boolean().optional(),
}

/** `auto`, the URL of media or a song on this server, or null for none (CD-54). */
export const backgroundMusic = z.string().max(500).nullable()

export const voiceKey = z.string().refine(isVoiceKey, { error: 'Please select a valid voice' })
