import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'
import { sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { moderationAction } from '../platform/database/moderation-schema.ts'
import { readActions } from './wire-action.ts'

const PAGE_SIZE = 50

/** The log of moderation, newest first. 422 for an unknown cursor. */
export async function listActions(
  db: Database,
  cursor: string | undefined,
): Promise<{ actions: WireModerationAction[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor)
  const isAfter = after
    ? sql`(${moderationAction.createdAt}, ${moderationAction.id}) < (${after.time.toISOString()}::timestamptz, ${after.id})`
    : undefined
  const rows = await readActions(db, isAfter, PAGE_SIZE + 1)
  const actions = rows.slice(0, PAGE_SIZE)
  const last = actions.at(-1)
  const nextCursor = rows.length > PAGE_SIZE && last ? encodeCursor({ time: new Date(last.created_at), id: last.id }) : null
  return { actions, nextCursor }
}
