import { eq } from 'drizzle-orm'
import { endInvitations } from '../../account/invitations.ts'
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
 * After an account was created: the first one becomes staff, and an address that nobody has verified gets a mail to confirm it; invitations of one that a
 * provider has verified are used up. The first account need not confirm its address before it signs in: nobody could help where the settings for mails are
 * wrong.
 */
export async function completeAccount({ db, mailer }: { db: Database; mailer: Mailer }, created: NewAccount): Promise<void> {
  await makeFirstAccountStaff(db, created.id)
  if (created.emailVerified) await endInvitations(db, created.email)
  else await mailer.queue(db, { kind: 'confirm-email', to: created.email, userId: created.id })
}

export async function mustConfirm(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ mustConfirm: user.mustConfirmEmail }).from(user).where(eq(user.id, userId))
  return row?.mustConfirm ?? false
}
