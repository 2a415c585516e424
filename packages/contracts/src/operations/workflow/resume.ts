import { oc } from '@orpc/contract'
import { z } from 'zod'
import { started } from '../../wire/run.ts'

/** Continues a paused preview as a new run with its own hold; 409 when not paused. Source: CD-94. */
export const resume = oc
  .route({ method: 'POST', path: '/stories/workflow/resume', tags: ['Workflows'], summary: 'Continue a paused preview' })
  .input(z.object({ story_id: z.string().max(100), expected_credits: z.number().int().min(0).optional() }))
  .output(started)
