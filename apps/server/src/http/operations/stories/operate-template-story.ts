import { readStories } from '../../../stories/read-stories.ts'
import { requireReadable } from '../../../access/story-access.ts'
import { copyTemplate } from '../../../templates/copy-template.ts'
import { hideTemplate } from '../../../templates/hide-template.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const operateTemplateStory = api.stories.operateTemplate.handler(async ({ input, context }) => {
  const viewer = signedIn(context)
  const { db, limit, stories } = context.services
  const request = { viewer, templateId: input.template_story_id }
  if (input.operation === 'delete') return (await readStories(db, [(await hideTemplate(db, request)).id], { viewer }))[0]!
  await limit('newStory', viewer.id)
  const { id } = await copyTemplate(stories, { ...request, idempotencyKey: idempotencyKey(context) })
  await requireReadable(db, id, viewer)
  return (await readStories(db, [id]))[0]!
})
