import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { user } from '../platform/database/auth-schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { endLinks, takeLink } from './links/one-time-link.ts'
import type { Mailer } from './mails/queue-mail.ts'
import { LINK_ENDED } from './reset-password.ts'

type Services = { readonly pool: pg.Pool; readonly mailer: Mailer }

/**
 * Confirms the address that a link was sent to: the one of an account, or the one that it changes to. Returns the address. 404 for a link that no longer
 * works, 409 for an address that another account has by now.
 */
export function confirmEmail({ pool, mailer }: Services, token: string): Promise<string> {
  return inTransaction(pool, async (tx) => {
    const link = (await takeLink(tx.db, 'confirm', token)) ?? (await takeLink(tx.db, 'change-email', token))
    const [owner] = link?.userId ? await tx.db.select().from(user).where(eq(user.id, link.userId)).for('update') : []
    if (!link?.email || !owner) throw new AppError('NOT_FOUND', { message: LINK_ENDED })
    if (link.purpose === 'confirm' && link.email !== owner.email) throw new AppError('NOT_FOUND', { message: LINK_ENDED })
    if (link.email !== owner.email) await requireFreeAddress(tx, link.email)
    await tx.db
      .update(user)
      .set({ email: link.email, emailVerified: true, mustConfirmEmail: false, updatedAt: sql`now()` })
      .where(eq(user.id, owner.id))
    for (const purpose of ['confirm', 'change-email', 'reset'] as const) await endLinks(tx.db, owner.id, purpose)
    if (link.email !== owner.email)
      await mailer.queue(tx.db, { kind: 'email-changed', to: owner.email, userId: owner.id, details: { newEmail: link.email } })
    return link.email
  })
}

export async function requireFreeAddress({ db }: Pick<OpenTransaction, 'db'>, email: string): Promise<void> {
  if ((await db.$count(user, eq(user.email, email))) > 0) throw new AppError('CONFLICT', { message: 'Another account has this address' })
}
