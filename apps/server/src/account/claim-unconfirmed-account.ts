import { hashPassword } from 'better-auth/crypto'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { account, passkey, session, twoFactor, user } from '../platform/database/auth-schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { clearRateLimit } from '../platform/rate-limit.ts'
import { endLinks } from './links/one-time-link.ts'
import { setPassword } from './reset-password.ts'

type Owner = { readonly email: string; readonly name: string; readonly password: string }

/**
 * Hands an account whose address was never confirmed to somebody who has proved to own the address: whoever created it may be somebody else, so every way
 * to sign in to it ends. Returns false, and changes nothing, without such an account.
 */
export async function claimUnconfirmedAccount(pool: pg.Pool, { email, name, password }: Owner): Promise<boolean> {
  const hash = await hashPassword(password)
  return inTransaction(pool, async ({ db }) => {
    const isUnconfirmed = and(eq(user.email, email.toLowerCase()), eq(user.mustConfirmEmail, true))
    const [found] = await db.select({ id: user.id }).from(user).where(isUnconfirmed).for('update')
    if (!found) return false
    for (const table of [session, passkey, twoFactor, account]) await db.delete(table).where(eq(table.userId, found.id))
    for (const purpose of ['confirm', 'change-email', 'reset'] as const) await endLinks(db, found.id, purpose)
    await setPassword(db, found.id, hash)
    await db
      .update(user)
      .set({ name, emailVerified: true, mustConfirmEmail: false, twoFactorEnabled: false, locale: null, updatedAt: sql`now()` })
      .where(eq(user.id, found.id))
    await clearRateLimit(db, 'signInAccount', found.id)
    return true
  })
}
