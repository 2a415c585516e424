import { oc } from '@orpc/contract'
import { z } from 'zod'

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

/** Characters of one kind; `mine` needs a session. Source: CD-97, C-305. */
export const listCharacters = oc
  .route({ method: 'GET', path: '/characters', tags: ['Characters'], summary: 'List characters' })
  .input(z.object({ type: z.enum(['premade', 'community', 'mine']) }))
  .output(z.object({ characters: z.array(character), nextCursor: z.string().nullable() }))
