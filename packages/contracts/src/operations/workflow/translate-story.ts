import { MAX_LINE_LENGTH, TRANSLATION_LANGUAGES } from '@fablecut/domain/story/language/translation'
import { MAX_STORY_TITLE_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { z } from 'zod'
import { voiceKey } from '../../wire/start.ts'
import { operation } from '../../operation.ts'

export const translateStory = operation({
  method: 'POST',
  path: '/stories/workflow/translate',
  tags: ['Workflows'],
  summary: 'Make a story in another language',
  access: 'creator',
  description:
    "Copies a narrated story to a private one with translated narration and starts a run that speaks it: the copy's pictures and clips stay, clips are fitted to the new voices and captions are renewed. The original does not change. 409 for a story that is not finished, 422 for a sentence without a translation.",
  errors: ['CONFLICT', 'RUN_IN_PROGRESS', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      story_id: z.string().max(100),
      title: z.string().trim().min(1).max(MAX_STORY_TITLE_CHARACTERS),
      language: z.enum(TRANSLATION_LANGUAGES),
      voiceover_voice: voiceKey.default('auto'),
      /** The translated narration of every visible shot that says something, by shot id. */
      voice_overs: z.record(z.string().max(100), z.string().trim().min(1).max(MAX_LINE_LENGTH)),
      expected_credits: z.number().int().min(0).optional(),
    }),
  )
  .output(z.object({ workflowRunId: z.string(), story_id: z.string() }))
