import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { account, session, user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { clearRateLimit } from '../platform/rate-limit.ts'
import { endLinks, takeLink } from './links/one-time-link.ts'
import type { Mailer } from './mails/queue-mail.ts'
import { personalWords, passwordProblem } from './password-strength.ts'

export const LINK_ENDED = 'This link no longer works: it was used, or it is too old. Please ask for a new one.'

/**
 * Sets the password of a reset link's account, and ends its sessions. A link that came by mail also confirms the address. 404 for a link that no longer
 * works, or was sent to an address that is not the account's any more; an easy password is refused at its field, and the link stays valid.
 */
export async function resetPassword(
  { pool, mailer }: { pool: pg.Pool; mailer: Mailer },
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const password = await hashPassword(newPassword)
  await inTransaction(pool, async ({ db }) => {
    const link = await takeLink(db, 'reset', token)
    const [owner] = link?.userId ? await db.select().from(user).where(eq(user.id, link.userId)).for('update') : []
    if (!link || !owner || (link.sentBy === 'mail' && link.email !== owner.email)) throw new AppError('NOT_FOUND', { message: LINK_ENDED })
    const problem = passwordProblem(newPassword, personalWords(owner))
    if (problem) throw invalidField('new_password', problem)
    await setPassword(db, owner.id, password)
    await db
      .update(user)
      .set({ mustConfirmEmail: false, ...(link.sentBy === 'mail' && { emailVerified: true }), updatedAt: sql`now()` })
      .where(eq(user.id, owner.id))
    await db.delete(session).where(eq(session.userId, owner.id))
    await endLinks(db, owner.id, 'reset')
    await clearRateLimit(db, 'signInAccount', owner.id)
    await mailer.queue(db, { kind: 'password-changed', to: owner.email, userId: owner.id })
  })
}

/** Sets the password of an account, also of one that had none. `password`: its hash. */
export async function setPassword(db: Pick<Database, 'insert' | 'update'>, userId: string, password: string): Promise<void> {
  const changed = await db
    .update(account)
    .set({ password, updatedAt: sql`now()` })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id })
  if (changed.length > 0) return
  await db.insert(account).values({ id: newId(), accountId: userId, providerId: 'credential', userId, password })
}
