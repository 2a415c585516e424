import { SOUND_KINDS } from '@fablecut/domain/story/models/sound-maker'
import { z } from 'zod'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

/** A sound that could not be made, and who else can make it. */
const soundChoice = z.object({
  sound: z.enum(SOUND_KINDS),
  /** Price of the run that goes on with the story. */
  credits: z.int().nonnegative(),
  /** Other providers than the first; `provider` is what `made_by` names. */
  others: z.array(z.object({ provider: z.string(), name: z.string() })),
  /** Whether the built-in engine can make it, which `made_by` names `builtin`. */
  has_built_in: z.boolean(),
})
export type WireSoundChoice = z.infer<typeof soundChoice>

export const getSoundChoice = operation({
  method: 'GET',
  path: '/stories/{id}/sound-choice',
  tags: ['Workflows'],
  summary: 'Get who else can make a sound that failed',
  access: 'creator',
  description:
    'For a story whose last run failed because the provider of its narration, music or song is unavailable: who else can make it, and what going on costs. `choice` is null for all other stories.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ choice: soundChoice.nullable() }))

export const continueStory = operation({
  method: 'POST',
  path: '/stories/workflow/continue',
  tags: ['Workflows'],
  summary: 'Go on with a story after a sound failed',
  access: 'creator',
  description:
    'Starts another run, with a separate hold, of a story whose last run failed because the provider of its narration, music or song is unavailable. What is made already is kept; a narration is spoken anew from its first word on, since a film has one voice. `made_by` names who makes the sound; absent: the first provider tries again. 409 for other stories.',
  errors: [
    'CONFLICT',
    'RUN_IN_PROGRESS',
    'INSUFFICIENT_CREDITS',
    'PRICE_CHANGED',
    'TOO_MANY_RUNS',
    'OUT_OF_SPACE',
    'BUDGET_SPENT',
    'TOO_MANY_REQUESTS',
  ],
})
  .input(
    z.object({
      story_id: z.string().max(100),
      made_by: z.string().max(40).optional(),
      expected_credits: z.number().int().min(0).optional(),
    }),
  )
  .output(started)
