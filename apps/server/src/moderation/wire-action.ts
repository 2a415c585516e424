import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'
import type { ActionKind } from '@fablecut/domain/moderation/actions'
import { type SQL, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { moderationAction, objection } from '../platform/database/moderation-schema.ts'

const staff = alias(user, 'staff')
const undone = alias(moderationAction, 'undone')

/** Actions of the log that meet a condition, newest first. */
export async function readActions(db: Pick<Database, 'select'>, where: SQL | undefined, limit: number): Promise<WireModerationAction[]> {
  const rows = await db
    .select({ action: moderationAction, objection, account: user.username, staff: staff.username, undoneKind: undone.kind })
    .from(moderationAction)
    .leftJoin(objection, eq(objection.actionId, moderationAction.id))
    .leftJoin(user, eq(user.id, moderationAction.accountId))
    .leftJoin(staff, eq(staff.id, moderationAction.staffId))
    .leftJoin(undone, eq(undone.id, moderationAction.undoes))
    .where(where)
    .orderBy(desc(moderationAction.createdAt), desc(moderationAction.id))
    .limit(limit)
  return rows.map(({ action, ...related }) => ({
    id: action.id,
    kind: action.kind as WireModerationAction['kind'],
    subject_kind: action.subjectKind,
    subject_id: action.subjectId,
    subject_name: action.subjectName,
    account_id: action.accountId,
    account_username: related.account,
    staff_username: related.staff,
    reason: action.reason,
    before: action.before,
    after: action.after,
    until: action.until?.toISOString() ?? null,
    created_at: action.createdAt.toISOString(),
    undone_kind: related.undoneKind as ActionKind | null,
    is_undone: action.undoneBy !== null,
    objection: related.objection && {
      words: related.objection.words,
      created_at: related.objection.createdAt.toISOString(),
      decision: related.objection.decision as 'upheld' | 'reversed' | null,
      answer: related.objection.answer,
    },
  }))
}

export async function readAction(db: Pick<Database, 'select'>, id: string): Promise<WireModerationAction> {
  return (await readActions(db, eq(moderationAction.id, id), 1))[0]!
}
