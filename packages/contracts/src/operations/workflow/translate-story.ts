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
    'Copies a narrated story to a private one with translated narration and starts a run that speaks it: clips are fitted to the new voices and captions are renewed; titles get their translations, and pictures with words in `picture_words` are made anew with their clips, for the price of new takes. The others stay. The original does not change. 409 for a story that is not finished, 422 for a sentence without a translation, and for words of a picture that are too long for it.',
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
      /** Translations of titles over the film, by item id. Others stay. */
      titles: z.record(z.string().max(200), z.string().trim().min(1).max(MAX_LINE_LENGTH)).default({}),
      /** Translations of the words in pictures, by shot id and by the words in the original. The other pictures stay. */
      picture_words: z.record(z.string().max(100), z.record(z.string().max(200), z.string().trim().min(1).max(200))).default({}),
      expected_credits: z.number().int().min(0).optional(),
    }),
  )
  .output(z.object({ workflowRunId: z.string(), story_id: z.string() }))
