import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { MAX_STORY_TITLE_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const createStory = operation({
  method: 'POST',
  path: '/stories',
  successStatus: 201,
  tags: ['Stories'],
  summary: 'Create an empty story',
  access: 'session',
  description: 'Creates an empty story with status `draft`. Free of charge.',
})
  .input(
    z.strictObject({
      title: z.string().trim().min(1, { error: 'Please enter a title' }).max(MAX_STORY_TITLE_CHARACTERS).default('Untitled'),
      category_id: z.enum(CATEGORY_IDS),
    }),
  )
  .output(story)
