import { oc } from '@orpc/contract'
import { z } from 'zod'

/** The editor's export of an own story that is running; both null where none runs. `revision`: of the story that is exported. Source: ED-82. */
export const getRunningRender = oc
  .route({ method: 'GET', path: '/stories/{id}/running_render', tags: ['Editor'], summary: "Read a story's running export" })
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ renderId: z.string().nullable(), revision: z.number().int().nullable() }))
