import { type Viewer, requireOwn } from '../access/story-access.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'

/** Switches the comments on an own story on or off. 403 and 404 for other stories. */
export async function switchComments(
  db: Pick<Database, 'select' | 'update'>,
  { creator, storyId, areOff }: { creator: NonNullable<Viewer>; storyId: string; areOff: boolean },
): Promise<void> {
  await requireOwn(db, storyId, creator)
  await db.update(story).set({ areCommentsOff: areOff }).where(eq(story.id, storyId))
}
