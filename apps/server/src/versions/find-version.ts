import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { storyVersion } from '../platform/database/versions-schema.ts'

export type VersionRow = typeof storyVersion.$inferSelect

/** A version of a story that may be read; 404 for an unknown one or that of another story. */
export async function requireVersion(db: Pick<Database, 'select'>, storyId: string, versionId: string): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(storyVersion)
    .where(and(eq(storyVersion.id, versionId), eq(storyVersion.storyId, storyId)))
  if (!row) throw new AppError('NOT_FOUND', { message: 'Version not found' })
  return row
}
