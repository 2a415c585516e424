import { MAX_LINE_LENGTH } from '@fablecut/domain/story/language/translation'
import { z } from 'zod'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

export const changeSentence = operation({
  method: 'POST',
  path: '/stories/workflow/change_sentence',
  tags: ['Workflows'],
  summary: 'Change what a shot says',
  access: 'creator',
  description:
    "Speaks other words in a shot, with a separate hold: at the end of the run the shot has its new text, voice-over and captions, and its clip is fitted to them. `new_clip` also makes a clip for a shot whose clip is too short for the new voice; one that is long enough stays, free of charge. The story can be edited meanwhile, and stays as it is when the run fails, which costs nothing. 409 `RUN_IN_PROGRESS` while another run changes the same sentence. The run's output says in `is_clip_too_short` whether the clip ends before the voice.",
  errors: ['CONFLICT', 'RUN_IN_PROGRESS', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      story_id: z.string().max(100),
      shot_id: z.string().max(100),
      text: z.string().trim().min(1).max(MAX_LINE_LENGTH),
      new_clip: z.boolean().default(false),
      expected_credits: z.number().int().min(0).optional(),
    }),
  )
  .output(started)
