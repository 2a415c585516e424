import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const duplicateStory = operation({
  method: 'POST',
  path: '/stories/{id}/duplicate',
  tags: ['Stories'],
  summary: 'Duplicate a story',
  access: 'creator',
  description:
    'Copies a story to a private one titled `Copy of …`, with its document, takes, files and film, free of charge. Its versions are not copied. 403 for a story that the moderators have hidden. 409 for a story that is not finished.',
  errors: ['CONFLICT', 'RUN_IN_PROGRESS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ id: z.string().max(100) }))
  .output(story)
