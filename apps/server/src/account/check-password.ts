import { AppError } from '@fablecut/contracts/errors/app-error'
import { verifyPassword } from 'better-auth/crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { account } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'

/** Whether an account has a password: one that was created by signing in elsewhere has none. */
export const hasPassword = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(account, and(eq(account.userId, userId), isNotNull(account.password)))) > 0

/** Throws 403 with the field `password` for a wrong password. */
export async function checkPassword(db: Database, userId: string, password: string): Promise<void> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  if (row?.hash && (await verifyPassword({ hash: row.hash, password }))) return
  const message = 'This is not your password'
  throw new AppError('FORBIDDEN', { message, data: { fields: { password: message } } })
}
