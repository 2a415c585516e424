import { z } from 'zod'

/**
 * A character in responses. `type`: how it was chosen. Premade and community characters are `premade`, those listed as the
 * caller's own `my-character`, a new one from one image `custom-quick`, from several images `custom-train`. `reference_mode`: how it was created.
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
  /** Whether it is shared with the community. */
  is_public: z.boolean(),
  /** Only for the caller's own characters: model id, and name and thumbnail under the field names of story inputs. */
  model_id: z.string().optional(),
  character_name: z.string().optional(),
  thumbnail: z.string().nullable().optional(),
  /** Only for community characters: origin, to be sent with a start (CD-27). */
  modelData: z.object({ source: z.literal('community'), author: z.string() }).optional(),
})
export type WireCharacter = z.infer<typeof character>
