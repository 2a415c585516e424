import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getMetadata = operation({
  method: 'GET',
  path: '/media/metadata',
  tags: ['Media'],
  summary: "Read a file's length and size",
  access: 'session',
  description: 'Length in seconds and bytes of an own file, or of one at an outside address as far as those may be asked.',
})
  .input(z.object({ url: z.string().max(2000) }))
  .output(z.object({ duration: z.number().nullable(), size: z.number().nullable() }))
