import { AppError } from '@fablecut/contracts/errors/app-error'
import { MAX_STORY_TITLE_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { canDuplicate } from '@fablecut/domain/story/status-rules'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { requireSpace } from '../media/require-space.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { copyStory } from '../stories/copy-story.ts'
import { lockOwnStory } from './own-document.ts'

export type Duplicate = { readonly viewer: NonNullable<Viewer>; readonly storyId: string; readonly idempotencyKey: string | null }

/**
 * Copies an own story to a private one, free of charge: its document, takes, files and film, without its versions. 403 for a story that the moderators have
 * hidden, 409 for one that is not finished or while a run locks it, 507 when the account or the disk is full.
 */
export async function duplicateStory(
  services: Pick<StoryServices, 'pool' | 'db' | 'storage' | 'limits'>,
  { viewer, storyId, idempotencyKey: key }: Duplicate,
): Promise<{ id: string }> {
  await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, viewer.id)
  return withIdempotencyKey(services.pool, { userId: viewer.id, path: '/stories/duplicate', key, body: { storyId } }, async (tx) => {
    const source = await lockOwnStory(tx, storyId, viewer)
    const status = source.status as StoryStatus
    if (!canDuplicate(status)) throw new AppError('CONFLICT', { message: 'This story is not finished yet' })
    return {
      id: await copyStory(tx, source, { viewer, title: titleOfCopy(source.title), status: status === 'draft' ? status : 'completed' }),
    }
  })
}

const titleOfCopy = (title: string): string => [...`Copy of ${title}`].slice(0, MAX_STORY_TITLE_CHARACTERS).join('')
