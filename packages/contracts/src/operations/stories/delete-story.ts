import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Deletes an own story; a running run is cancelled and what was not captured is released. Source: HD-31, HD-63. */
export const deleteStory = oc
  .route({ method: 'DELETE', path: '/stories/{id}', tags: ['Stories'], summary: 'Delete a story', successStatus: 204 })
  .input(z.object({ id: z.string().max(100) }))
