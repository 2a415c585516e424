import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const operateTemplateStory = operation({
  method: 'POST',
  path: '/stories/operate_template_story',
  tags: ['Stories'],
  summary: 'Copy or hide an example story',
  access: 'session',
  description: '`edit` creates and returns a copy owned by the caller; `delete` hides the example for the caller and returns it.',
})
  .input(z.object({ template_story_id: z.string().max(100), operation: z.enum(['edit', 'delete']) }))
  .output(story)
