import { z } from 'zod'

/** A character as lists know it. Source: C-194, C-196, CD-97. */
export const character = z.object({
  id: z.string(),
  name: z.string(),
  model_name: z.string(),
  image_url: z.string().nullable(),
  reference_mode: z.enum(['quick', 'train']),
  type: z.enum(['premade', 'my-character', 'custom-quick', 'custom-train']),
  status: z.string(),
  description: z.string(),
})
export type WireCharacter = z.infer<typeof character>
