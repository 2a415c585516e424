import { z } from 'zod'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

export const resume = operation({
  method: 'POST',
  path: '/stories/workflow/resume',
  tags: ['Workflows'],
  summary: 'Resume a paused preview',
  access: 'creator',
  description: 'Continues a paused preview in a new run with a separate hold. 409 when the story is not paused.',
  errors: ['CONFLICT', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ story_id: z.string().max(100), expected_credits: z.number().int().min(0).optional() }))
  .output(started)
