import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getRunningRender = operation({
  method: 'GET',
  path: '/stories/{id}/running_render',
  tags: ['Editor'],
  summary: "Get a story's running export",
  access: 'creator',
  description:
    'Returns the running export started from the editor, and the story `revision` it exports. Both are null without one. `is_range`: whether it exports a marked range only, after which the story keeps its film.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ renderId: z.string().nullable(), revision: z.number().int().nullable(), is_range: z.boolean() }))
