import { z } from 'zod'
import { operation } from '../../operation.ts'

export const deleteCharacter = operation({
  method: 'DELETE',
  path: '/characters/{id}',
  tags: ['Characters'],
  summary: 'Delete a character',
  access: 'owner',
  description: 'Deletes an own character; stories generated with it keep it.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ id: z.string() }))
