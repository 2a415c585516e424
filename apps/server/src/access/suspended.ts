import { AppError } from '@fablecut/contracts/errors/app-error'
import { type SQL, eq, sql } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/** Condition of a suspended or banned account, by the name of its row in a query; a suspension that is over does not count. */
export const isSuspendedRow = (row: SQL): SQL<boolean> =>
  sql<boolean>`(${row}.banned AND (${row}.ban_expires IS NULL OR ${row}.ban_expires > now()))`

export const isSuspended = isSuspendedRow(sql`${user}`)

/** Throws 401 for a suspended account. Until the end of the transaction it is not suspended, so that a suspension sees what the transaction did. */
export async function requireNotSuspended({ db }: Pick<OpenTransaction, 'db'>, accountId: string): Promise<void> {
  const [row] = await db.select({ isSuspended }).from(user).where(eq(user.id, accountId)).for('share')
  if (!row || row.isSuspended) throw new AppError('UNAUTHORIZED')
}
