import { z } from 'zod'
import { operation } from '../../operation.ts'

export const estimate = operation({
  method: 'POST',
  path: '/credits/estimate',
  tags: ['Credits'],
  summary: 'Estimate the price of an action',
  access: 'anyone',
  description: 'Returns the price of an action in credits, computed by the same function as the charge. 422 for unknown keys.',
})
  .input(z.object({ key: z.string().max(100), inputs: z.record(z.string(), z.unknown()).default({}) }))
  .output(z.object({ credits: z.number().int(), lines: z.array(z.object({ label: z.string(), credits: z.number() })) }))
