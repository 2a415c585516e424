import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { storyVersion } from '../platform/database/versions-schema.ts'
import { requireVersion } from './find-version.ts'

/** Deletes a version of an own story. Files that only it used are deleted by the maintenance if their creator deleted them. */
export function deleteVersion(
  pool: pg.Pool,
  { viewer, storyId, versionId }: { viewer: Viewer; storyId: string; versionId: string },
): Promise<void> {
  return inTransaction(pool, async ({ db }) => {
    await requireOwn(db, storyId, viewer)
    const { id } = await requireVersion(db, storyId, versionId)
    await db.delete(storyVersion).where(eq(storyVersion.id, id))
  })
}
