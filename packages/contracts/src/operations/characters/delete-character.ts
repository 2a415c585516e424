import { z } from 'zod'
import { operation } from '../../operation.ts'

export const deleteCharacter = operation({
  method: 'DELETE',
  path: '/characters/{id}',
  tags: ['Characters'],
  summary: 'Delete a character',
  access: 'owner',
  description: 'Takes an own character out of the list; stories that were made with it stay as they are.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ id: z.string() }))
