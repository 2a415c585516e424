import { isVoiceKey } from '@fablecut/domain/story/inputs/voices'
import { z } from 'zod'

/** What every start of a story takes besides its own fields. */
export const startFields = {
  /** A cheaper run that stops at the storyboard. */
  is_preview: z.boolean().optional(),
  /** The number shown on the button; a higher price of the server is 409 PRICE_CHANGED (CD-68). */
  expected_credits: z.number().int().min(0).optional(),
  /** The story whose settings these are; kept as lineage where the caller may read it, else ignored. */
  remixed_from: z.string().max(100).optional(),
}

/** `auto`, an address of our own media or songs, or nothing: none (CD-54). */
export const backgroundMusic = z.string().max(500).nullable()

export const voiceKey = z.string().refine(isVoiceKey, { error: 'Please select a valid voice' })
