import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { user } from '../platform/database/auth-schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { requireFreeAddress } from './confirm-email.ts'
import { endLinks } from './links/one-time-link.ts'
import type { Mailer } from './mails/queue-mail.ts'

type Services = { readonly pool: pg.Pool; readonly mailer: Mailer }

/**
 * Changes the address of an account, after its password was checked: once the new address is confirmed by mail, and the old one is told at once. Where no
 * mails are sent it changes at once, without being confirmed; 409 for one that another account has. Returns whether it has changed.
 */
export function changeEmail({ pool, mailer }: Services, userId: string, newEmail: string): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const [owner] = await tx.db.select().from(user).where(eq(user.id, userId)).for('update')
    if (!owner || owner.email === newEmail) throw invalidField('email', 'This is your address already')
    if (!mailer.isOn) {
      await requireFreeAddress(tx, newEmail)
      await tx.db
        .update(user)
        .set({ email: newEmail, emailVerified: false, updatedAt: sql`now()` })
        .where(eq(user.id, userId))
      return true
    }
    await endLinks(tx.db, userId, 'change-email')
    await mailer.queue(tx.db, { kind: 'change-email', to: newEmail, userId })
    await mailer.queue(tx.db, { kind: 'change-email-asked', to: owner.email, userId, details: { newEmail } })
    return false
  })
}
