import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { member, session, user } from '../platform/database/auth-schema.ts'
import { batchReads } from '../platform/database/batch-reads.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import type { StoryAccess, Viewer } from './story-access.ts'
import { isSuspended } from './suspended.ts'

/** The current rights of the readers of open streams. Reads of many streams at once, as of all watchers of a story, are one query. */
export type StreamRights = {
  /** The user whose session this is; null: the session has ended, or the account is suspended. */
  readonly viewerOf: (sessionId: string) => Promise<Viewer>
  /** Who may read a story; null: it does not exist any more. */
  readonly accessOf: (storyId: string) => Promise<StoryAccess | null>
}

export const createStreamRights = (db: Pick<Database, 'select' | 'selectDistinctOn'>): StreamRights => ({
  viewerOf: batchReads((sessionIds) => readViewers(db, sessionIds)),
  accessOf: batchReads((storyIds) => readAccess(db, storyIds)),
})

async function readViewers(db: Pick<Database, 'selectDistinctOn'>, sessionIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([session.id], { sessionId: session.id, id: session.userId, teamId: member.organizationId })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(member, eq(member.userId, session.userId))
    .where(and(inArray(session.id, [...sessionIds]), gt(session.expiresAt, sql`now()`), sql`NOT ${isSuspended}`))
    .orderBy(session.id, member.createdAt)
  return new Map(rows.map(({ sessionId, id, teamId }) => [sessionId, { id, teamId }]))
}

async function readAccess(db: Pick<Database, 'select'>, storyIds: readonly string[]) {
  const { id, userId, teamId, isPublished, isPublic, isTemplate } = story
  const rows = await db
    .select({ id, userId, teamId, isPublished, isPublic, isTemplate })
    .from(story)
    .where(and(inArray(id, [...storyIds]), isNull(story.deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}
