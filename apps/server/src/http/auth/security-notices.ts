import { eq } from 'drizzle-orm'
import type { MailKind } from '../../account/mails/texts/mail-catalogue.ts'
import { PASSKEY_METHOD } from '../../account/mails/write-mail.ts'
import { user } from '../../platform/database/auth-schema.ts'
import type { HttpServices } from '../kernel/services.ts'

/** What the owner of an account is told by mail after these routes succeeded. */
const NOTICES: Readonly<Record<string, { readonly kind: MailKind; readonly method?: string }>> = {
  '/change-password': { kind: 'password-changed' },
  '/two-factor/disable': { kind: 'second-factor-off' },
  '/passkey/verify-registration': { kind: 'sign-in-added', method: PASSKEY_METHOD },
  '/passkey/delete-passkey': { kind: 'sign-in-removed', method: PASSKEY_METHOD },
}

/** Who is signed in before a route is called, as far as notices need it. */
export type NoticeSubject = { readonly id: string; readonly email: string; readonly hasSecondFactor: boolean }

export async function findNoticeSubject(
  { db, mailer }: HttpServices,
  path: string,
  userId: () => Promise<string | undefined>,
): Promise<NoticeSubject | null> {
  if (!mailer.isOn || (!NOTICES[path] && path !== '/two-factor/verify-totp')) return null
  const id = await userId()
  if (id === undefined) return null
  const [row] = await db.select({ email: user.email, hasSecondFactor: user.twoFactorEnabled }).from(user).where(eq(user.id, id))
  return row ? { id, ...row } : null
}

/** The first code that is entered turns the second factor on; later ones sign in. */
export async function sendNotice({ db, mailer }: HttpServices, path: string, { id, email, hasSecondFactor }: NoticeSubject): Promise<void> {
  const isTurnedOn = path === '/two-factor/verify-totp' && !hasSecondFactor
  const notice = isTurnedOn ? { kind: 'second-factor-on' as const } : NOTICES[path]
  if (notice) await mailer.queue(db, { kind: notice.kind, to: email, userId: id, details: notice.method ? { method: notice.method } : {} })
}
