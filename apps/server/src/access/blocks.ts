import { AppError } from '@fablecut/contracts/errors/app-error'
import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { accountBlock } from '../platform/database/community/people-schema.ts'
import { story } from '../platform/database/schema.ts'
import type { Viewer } from './story-access.ts'

/** Condition: neither of two accounts blocked the other. The arguments are columns or ids. */
export const areNotBlocked = (a: SQL, b: SQL): SQL =>
  sql`NOT EXISTS (SELECT FROM account_block WHERE (blocker_id = ${a} AND blocked_id = ${b}) OR (blocker_id = ${b} AND blocked_id = ${a}))`

/** Condition of stories of accounts that the viewer did not block; undefined for visitors. */
export const isNotBlockedBy = (viewer: Viewer): SQL | undefined => (viewer ? isNotBlockedAccount(viewer, sql`${story.userId}`) : undefined)

/** Condition of an account, a column or an id, that the viewer did not block; true for visitors. */
export const isNotBlockedAccount = (viewer: Viewer, account: SQL): SQL =>
  viewer ? sql`NOT EXISTS (SELECT FROM account_block WHERE blocker_id = ${viewer.id} AND blocked_id = ${account})` : sql`true`

/** Throws 403 if `ownerId` blocked the account: it may not follow, like or comment. */
export async function requireNotBlockedBy(db: Pick<Database, '$count'>, ownerId: string, accountId: string): Promise<void> {
  const isBlocked = (await db.$count(accountBlock, and(eq(accountBlock.blockerId, ownerId), eq(accountBlock.blockedId, accountId)))) > 0
  if (isBlocked) throw new AppError('FORBIDDEN', { message: 'This person does not want to hear from you', data: { reason: 'BLOCKED' } })
}
