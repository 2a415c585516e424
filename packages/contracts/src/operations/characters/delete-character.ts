import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Takes an own character out of the list; stories that were made with it stay as they are. */
export const deleteCharacter = oc
  .route({ method: 'DELETE', path: '/characters/{id}', tags: ['Characters'], summary: 'Delete a character' })
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ id: z.string() }))
