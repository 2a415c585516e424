import { z } from 'zod'

/**
 * A character as lists and answers show it. `type` is how it comes into a story: premade and community characters are `premade`, those listed as the
 * caller's own `my-character`, a new one of one picture `custom-quick`, of several pictures `custom-train`; `reference_mode` is how it was made.
 */
export const character = z.object({
  id: z.string(),
  name: z.string(),
  model_name: z.string(),
  image_url: z.string().nullable(),
  reference_mode: z.enum(['quick', 'train']),
  type: z.enum(['premade', 'my-character', 'custom-quick', 'custom-train']),
  status: z.string(),
  description: z.string(),
  /** Whether it is in the community. */
  is_public: z.boolean(),
  /** Of the caller's own: the id that it is applied by, and its name and picture as they are called in a story. */
  model_id: z.string().optional(),
  character_name: z.string().optional(),
  thumbnail: z.string().nullable().optional(),
  /** Of a community character: where it comes from, sent along with a start (CD-27). */
  modelData: z.object({ source: z.literal('community'), author: z.string() }).optional(),
})
export type WireCharacter = z.infer<typeof character>
