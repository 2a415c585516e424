import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getMetadata = operation({
  method: 'GET',
  path: '/media/metadata',
  tags: ['Media'],
  summary: "Get a file's duration and size",
  access: 'session',
  description: "Returns duration (seconds) and size (bytes) of one of the caller's files or, where allowed, of an external URL.",
})
  .input(z.object({ url: z.string().max(2000) }))
  .output(z.object({ duration: z.number().nullable(), size: z.number().nullable() }))
