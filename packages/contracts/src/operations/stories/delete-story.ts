import { z } from 'zod'
import { operation } from '../../operation.ts'

export const deleteStory = operation({
  method: 'DELETE',
  path: '/stories/{id}',
  tags: ['Stories'],
  summary: 'Delete a story',
  successStatus: 204,
  access: 'creator',
  description: 'Deletes an own story; a running run is cancelled and what was not captured is released.',
}).input(z.object({ id: z.string().max(100) }))
