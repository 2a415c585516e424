import { eq } from 'drizzle-orm'
import type { Mailer } from '../../account/mails/queue-mail.ts'
import { makeFirstAccountStaff } from '../../account/staff.ts'
import { user } from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'

/** Refusal of a sign-in before the address is confirmed. */
export const MUST_CONFIRM = {
  code: 'EMAIL_NOT_CONFIRMED',
  message: 'Please confirm your address first. We have sent you a mail with a link.',
}

type NewAccount = { readonly id: string; readonly email: string; readonly emailVerified: boolean }

/**
 * After an account was created: the first one becomes staff; any other one confirms its address before its first sign-in if mails are sent. The first one
 * need not: nobody could help where the settings for mails are wrong.
 */
export async function completeAccount({ db, mailer }: { db: Database; mailer: Mailer }, created: NewAccount): Promise<void> {
  const isFirst = await makeFirstAccountStaff(db, created.id)
  if (!mailer.isOn || created.emailVerified) return
  await db.transaction(async (tx) => {
    if (!isFirst) await tx.update(user).set({ mustConfirmEmail: true }).where(eq(user.id, created.id))
    await mailer.queue(tx, { kind: 'confirm-email', to: created.email, userId: created.id })
  })
}

export async function mustConfirm(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ mustConfirm: user.mustConfirmEmail }).from(user).where(eq(user.id, userId))
  return row?.mustConfirm ?? false
}
