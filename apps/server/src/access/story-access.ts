import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'

export type StoryRow = typeof story.$inferSelect
/** Who asks; null: a visitor. */
export type Viewer = { readonly id: string; readonly teamId: string | null } | null

/** Readable: the creator's, a team-mate's, and what is published, shared or a template. Source: HD-64, CD-30. */
export function canRead(row: Pick<StoryRow, 'userId' | 'teamId' | 'isPublished' | 'isPublic' | 'isTemplate'>, viewer: Viewer): boolean {
  return row.isPublished || row.isPublic || row.isTemplate || isOfViewer(row, viewer)
}

/** Whether a story is the viewer's own or one of their team's. */
export function isOfViewer({ userId, teamId }: Pick<StoryRow, 'userId' | 'teamId'>, viewer: Viewer): boolean {
  if (!viewer) return false
  return userId === viewer.id || (teamId !== null && teamId === viewer.teamId)
}

/** A story that the viewer may read right now; null for all others. */
export async function findReadable(db: Pick<Database, 'select'>, storyId: string, viewer: Viewer): Promise<StoryRow | null> {
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, storyId), isNull(story.deletedAt)))
  return row && canRead(row, viewer) ? row : null
}

/** 404 STORY_NOT_FOUND for a story that is not there or that the viewer may not read. */
export async function requireReadable(db: Pick<Database, 'select'>, storyId: string, viewer: Viewer): Promise<StoryRow> {
  const row = await findReadable(db, storyId, viewer)
  if (!row) throw new AppError('STORY_NOT_FOUND')
  return row
}

/** Writing is the creator's alone: 401 for visitors, 403 for a readable story of someone else, else 404. */
export async function requireOwn(db: Pick<Database, 'select'>, storyId: string, viewer: Viewer): Promise<StoryRow> {
  if (!viewer) throw new AppError('UNAUTHORIZED')
  const row = await requireReadable(db, storyId, viewer)
  if (row.userId !== viewer.id) throw new AppError('FORBIDDEN')
  return row
}
