import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getRunningRender = operation({
  method: 'GET',
  path: '/stories/{id}/running_render',
  tags: ['Editor'],
  summary: "Read a story's running export",
  access: 'creator',
  description: "The editor's export of an own story that is running; both null where none runs. `revision`: of the story that is exported.",
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ renderId: z.string().nullable(), revision: z.number().int().nullable() }))
