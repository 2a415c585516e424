import type { WireStory } from '@fablecut/contracts/wire/story'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { readStories } from './read-stories.ts'
import { type Viewer, requireOwn } from './story-access.ts'

/** Changes the white-listed fields of an own story (HD-64). */
export async function updateStory(db: Database, request: { viewer: Viewer; storyId: string; title?: string }): Promise<WireStory> {
  const owned = await requireOwn(db, request.storyId, request.viewer)
  if (request.title !== undefined) {
    await db
      .update(story)
      .set({ title: request.title, updatedAt: sql`now()` })
      .where(eq(story.id, owned.id))
  }
  return (await readStories(db, [owned.id]))[0]!
}
