import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Removes own media; 409 and nothing removed when one is used on its story's timeline or shown by a shot. Source: E-286, ED-67. */
export const deleteResources = oc
  .route({ method: 'DELETE', path: '/media/resources', tags: ['Media'], summary: 'Delete media' })
  .input(z.object({ ids: z.array(z.string().max(100)).min(1).max(100) }))
  .output(z.object({ deleted: z.array(z.string()) }))
