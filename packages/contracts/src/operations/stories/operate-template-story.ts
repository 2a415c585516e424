import { oc } from '@orpc/contract'
import { z } from 'zod'
import { story } from '../../wire/story.ts'

/** `edit` answers a copy of one's own, `delete` takes the example away for this account alone and answers it. Source: C-277, H-206, HD-05. */
export const operateTemplateStory = oc
  .route({ method: 'POST', path: '/stories/operate_template_story', tags: ['Stories'], summary: 'Copy an example, or take it away' })
  .input(z.object({ template_story_id: z.string().max(100), operation: z.enum(['edit', 'delete']) }))
  .output(story)
