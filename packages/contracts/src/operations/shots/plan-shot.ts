import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { z } from 'zod'
import { operation } from '../../operation.ts'

export const planShot = operation({
  method: 'POST',
  path: '/stories/{storyId}/shots/{shotId}/plan',
  tags: ['Shots'],
  summary: 'Plan a shot',
  access: 'creator',
  description:
    'Plans what a shot shows, from its voice-over or, without one, its image prompt, in the context of the whole story. Nothing is stored. `plan` is null where there are no words.',
})
  .input(z.object({ storyId: z.string().max(100), shotId: z.string().max(100) }))
  .output(z.object({ plan: shotPlan.nullable() }))
