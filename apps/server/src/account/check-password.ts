import { AppError } from '@fablecut/contracts/errors/app-error'
import { verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import { account } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'

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
