import { z } from 'zod'
import { operation } from '../../operation.ts'

export const deleteResources = operation({
  method: 'DELETE',
  path: '/media/resources',
  tags: ['Media'],
  summary: 'Delete media',
  access: 'owner',
  description: "Deletes the caller's media. 409, and nothing is deleted, when one is used on its story's timeline or by a shot.",
  errors: ['CONFLICT'],
})
  .input(z.object({ ids: z.array(z.string().max(100)).min(1).max(100) }))
  .output(z.object({ deleted: z.array(z.string()) }))
