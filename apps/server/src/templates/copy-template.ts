import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import type { Viewer } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { copyStory } from '../stories/copy-story.ts'
import { requireTemplate } from './require-template.ts'

export type TemplateCopy = { readonly viewer: NonNullable<Viewer>; readonly templateId: string; readonly idempotencyKey: string | null }

const PATH = '/stories/operate_template_story'

/** Copies an example to a story of the user. The example is unchanged. */
export function copyTemplate(services: Pick<StoryServices, 'pool'>, copy: TemplateCopy): Promise<{ id: string }> {
  const { viewer, templateId, idempotencyKey: key } = copy
  return withIdempotencyKey(services.pool, { userId: viewer.id, path: PATH, key, body: { templateId } }, async (tx) => {
    const template = await requireTemplate(tx.db, templateId, viewer)
    return { id: await copyStory(tx, template, { viewer, title: template.title, status: 'completed' }) }
  })
}
