import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Length in seconds and bytes of an own file, or of one at an outside address as far as those may be asked. Source: E-291, ED-38, ED-69. */
export const getMetadata = oc
  .route({ method: 'GET', path: '/media/metadata', tags: ['Media'], summary: "Read a file's length and size" })
  .input(z.object({ url: z.string().max(2000) }))
  .output(z.object({ duration: z.number().nullable(), size: z.number().nullable() }))
