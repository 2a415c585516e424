import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getRender = operation({
  method: 'GET',
  path: '/internal/storybuilder/render_video',
  tags: ['Editor'],
  summary: 'Poll an export from the editor',
  access: 'owner',
  description:
    'Returns the status of an export: `waiting`, `success` with its `url`, `error`, or `canceled`. `progress`: percentage of finished segments.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(
    z.object({
      status: z.enum(['waiting', 'success', 'error', 'canceled']),
      url: z.string().nullable(),
      error: z.string().nullable(),
      progress: z.number().nullable(),
      done: z.number().int(),
      total: z.number().int(),
    }),
  )
