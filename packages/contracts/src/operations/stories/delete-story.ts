import { z } from 'zod'
import { operation } from '../../operation.ts'

export const deleteStory = operation({
  method: 'DELETE',
  path: '/stories/{id}',
  tags: ['Stories'],
  summary: 'Delete a story',
  successStatus: 204,
  access: 'creator',
  description: 'Deletes a story. A running run is cancelled, and credits that were not captured are released.',
}).input(z.object({ id: z.string().max(100) }))
