import type { Notice } from '@fablecut/contracts/operations/moderation/notices'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { moderationAction, notice } from '../platform/database/moderation-schema.ts'
import { readActions } from './wire-action.ts'

const MAX_NOTICES = 100

/** The last messages of the moderators to an account, newest first, without who of the staff acted. */
export async function listNotices(db: Database, accountId: string): Promise<{ notices: Notice[]; unread: number }> {
  const rows = await db
    .select()
    .from(notice)
    .where(eq(notice.accountId, accountId))
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(MAX_NOTICES)
  const ids = [...new Set(rows.map(({ data }) => String(data['action_id'])))]
  const actions = ids.length === 0 ? [] : await readActions(db, inArray(moderationAction.id, ids), ids.length)
  const byId = new Map(actions.map((action) => [action.id, action]))
  const notices = rows.flatMap((row): Notice[] => {
    const action = byId.get(String(row.data['action_id']))
    if (!action) return []
    const { staff_username: _staff, before: _before, after: _after, ...shown } = action
    return [
      {
        id: row.id,
        kind: row.kind as Notice['kind'],
        created_at: row.createdAt.toISOString(),
        is_read: row.readAt !== null,
        action: shown,
        can_object: row.kind === 'moderation' && shown.kind !== 'undo' && !shown.is_undone && shown.objection === null,
      },
    ]
  })
  return { notices, unread: await db.$count(notice, and(eq(notice.accountId, accountId), isNull(notice.readAt))) }
}

export async function readNotices(db: Database, accountId: string): Promise<void> {
  await db
    .update(notice)
    .set({ readAt: sql`now()` })
    .where(and(eq(notice.accountId, accountId), isNull(notice.readAt)))
}
