import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'

export type Role = 'admin' | 'user'

/**
 * Makes the first account of an installation staff, exactly once. Later staff is appointed by staff or by `npm run admin -- make-staff`, also when
 * none is left, so that a well-timed sign-up can't take over an installation. The first account signs in without a confirmed
 * address.
 */
export function makeFirstAccountStaff(db: Database, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFirst: boolean }>(sql`
      INSERT INTO installation (key, value) VALUES ('first_account', ${userId}) ON CONFLICT DO NOTHING
      RETURNING NOT EXISTS (SELECT 1 FROM "user" WHERE id <> ${userId}) AS "isFirst"`)
    if (!rows[0]?.isFirst) return
    await tx.update(user).set({ role: 'admin', mustConfirmEmail: false }).where(eq(user.id, userId))
  })
}

/** Sets the role of an account. 404 for an unknown account, 409 for the only staff. */
export async function setRole(pool: pg.Pool, userId: string, role: Role): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (role === 'user') await requireOtherStaff(tx, userId, 'Make somebody else staff before you give up this role.')
    const changed = await tx.db.update(user).set({ role }).where(eq(user.id, userId)).returning({ id: user.id })
    if (changed.length === 0) throw new AppError('NOT_FOUND')
  })
}

/** 409 when `userId` is the only staff account that can sign in. Locks all staff rows, so that two cannot resign concurrently. */
export async function requireOtherStaff(tx: OpenTransaction, userId: string, whatToDo: string): Promise<void> {
  const { rows: staff } = await tx.db.execute<{ id: string; banned: boolean }>(
    sql`SELECT id, coalesce(banned, false) AS banned FROM "user" WHERE role = 'admin' ORDER BY id FOR UPDATE`,
  )
  if (!staff.some(({ id }) => id === userId) || staff.some(({ id, banned }) => id !== userId && !banned)) return
  throw new AppError('CONFLICT', { message: `This is the only staff account here. ${whatToDo}` })
}
