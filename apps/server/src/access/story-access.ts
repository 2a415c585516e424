import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'

export type StoryRow = typeof story.$inferSelect
/** The part of a story that decides who may read it. */
export type StoryAccess = Pick<StoryRow, 'userId' | 'teamId' | 'isPublished' | 'isPublic' | 'isTemplate'>
/** The signed-in user of a request; null: a visitor. */
export type Viewer = { readonly id: string; readonly teamId: string | null } | null

/** Whether a viewer may read a story: their own, their team's, or any published, shared or template story. */
export function canRead(row: StoryAccess, viewer: Viewer): boolean {
  return row.isPublished || row.isPublic || row.isTemplate || isOwnOrTeam(row, viewer)
}

/** Whether a story is the viewer's own or one of their team's. */
export function isOwnOrTeam({ userId, teamId }: Pick<StoryRow, 'userId' | 'teamId'>, viewer: Viewer): boolean {
  if (!viewer) return false
  return userId === viewer.id || (teamId !== null && teamId === viewer.teamId)
}

/** The story if the viewer may read it; otherwise null. */
export async function findReadable(db: Pick<Database, 'select'>, storyId: string, viewer: Viewer): Promise<StoryRow | null> {
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, storyId), isNull(story.deletedAt)))
  return row && canRead(row, viewer) ? row : null
}

/** The story; throws 404 STORY_NOT_FOUND when it does not exist or the viewer may not read it. */
export async function requireReadable(db: Pick<Database, 'select'>, storyId: string, viewer: Viewer): Promise<StoryRow> {
  const row = await findReadable(db, storyId, viewer)
  if (!row) throw new AppError('STORY_NOT_FOUND')
  return row
}

/** The viewer's own story; throws 401 for visitors, 403 for a readable story of someone else, otherwise 404. */
export async function requireOwn(db: Pick<Database, 'select'>, storyId: string, viewer: Viewer): Promise<StoryRow> {
  if (!viewer) throw new AppError('UNAUTHORIZED')
  const row = await requireReadable(db, storyId, viewer)
  if (row.userId !== viewer.id) throw new AppError('FORBIDDEN')
  return row
}
