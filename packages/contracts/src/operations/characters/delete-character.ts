import { z } from 'zod'
import { operation } from '../../operation.ts'

export const deleteCharacter = operation({
  method: 'DELETE',
  path: '/characters/{id}',
  tags: ['Characters'],
  summary: 'Delete a character',
  access: 'owner',
  description: "Deletes one of the caller's characters. Stories generated with it are not affected.",
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ id: z.string() }))
