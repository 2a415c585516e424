import type { WireStory } from '@fablecut/contracts/wire/story'
import { type CategoryId, DEFAULT_FPS, FRAME_SIZES } from '@fablecut/domain/story/category'
import { story } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import { teamOfNewStory } from '../team/team-of.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { readStories } from './read-stories.ts'
import { requireReadable } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type NewDraft = {
  readonly userId: string
  readonly teamId: string | null
  readonly input: { readonly title: string; readonly category_id: CategoryId }
  readonly idempotencyKey: string | null
}

/** Creates a blank story, free of charge; the same key returns the same story, 404 once it is deleted. */
export async function createStory(
  { pool, db }: Pick<StoryServices, 'pool' | 'db'>,
  { userId, teamId, input, idempotencyKey }: NewDraft,
): Promise<WireStory> {
  const { id } = await withIdempotencyKey(pool, { userId, path: '/stories', key: idempotencyKey, body: input }, async (tx) => {
    const storyId = newId()
    await tx.db.insert(story).values({
      id: storyId,
      userId,
      teamId: teamOfNewStory(userId, teamId),
      categoryId: input.category_id,
      status: 'draft',
      title: input.title,
      ...FRAME_SIZES['16:9'],
      fps: DEFAULT_FPS,
    })
    return { id: storyId }
  })
  await requireReadable(db, id, { id: userId, teamId })
  return (await readStories(db, [id]))[0]!
}
