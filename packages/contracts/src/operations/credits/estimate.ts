import { oc } from '@orpc/contract'
import { z } from 'zod'

/** The price of an action before it is started: the same function prices the charge. Unknown keys are 422. Source: CD-76, C-363. */
export const estimate = oc
  .route({ method: 'POST', path: '/credits/estimate', tags: ['Credits'], summary: 'Price an action' })
  .input(z.object({ key: z.string().max(100), inputs: z.record(z.string(), z.unknown()).default({}) }))
  .output(z.object({ credits: z.number().int(), lines: z.array(z.object({ label: z.string(), credits: z.number() })) }))
