import { pickLocale } from '@fablecut/domain/account/locales'
import { eq, sql } from 'drizzle-orm'
import { user } from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Mail } from '../../platform/mail/transport.ts'
import { type LinkPurpose, createLink } from '../links/one-time-link.ts'
import type { QueuedMail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'
import type { MailKind } from './texts/mail-catalogue.ts'
import { MAIL_CATALOGUES } from './texts/mail-catalogues.ts'

/** What the links of mails are for. */
const LINKS: Partial<Record<MailKind, LinkPurpose>> = {
  'confirm-email': 'confirm',
  'account-exists': 'reset',
  'reset-password': 'reset',
  'change-email': 'change-email',
  invitation: 'invite',
}

/** Mails whose account is the one with the address, if there is any: asking for them tells nobody whether there is one. */
const TO_OWNER: ReadonlySet<MailKind> = new Set<MailKind>(['reset-password', 'account-exists'])

/** A passkey as `details.method`, which is named in the language of the mail. */
export const PASSKEY_METHOD = 'a passkey'

/** Writes a queued mail in the language of its account with a new link; null when there is nothing to send any more, or never was. */
export async function writeMail(db: Database, mail: QueuedMail, origin: string): Promise<Mail | null> {
  const owner = await ownerOf(db, mail.to)
  const userId = TO_OWNER.has(mail.kind) ? owner : mail.userId
  if (TO_OWNER.has(mail.kind) && owner === null) return null
  // The address belongs to another account by now.
  if (mail.kind === 'change-email' && owner !== null && owner !== userId) return null
  const purpose = LINKS[mail.kind]
  const link = purpose ? (await createLink(db, origin, { purpose, userId, email: mail.to, sentBy: 'mail' })).url : pageOf(mail.kind, origin)
  const { newEmail = '', method = '', subject = '', reason = '', locale: ofMail = null } = mail.details ?? {}
  const locale = pickLocale(userId === null ? ofMail : await localeOf(db, userId), [])
  const { mails, passkey } = MAIL_CATALOGUES[locale]
  const text = mails[mail.kind]({ newEmail, method: method === PASSKEY_METHOD ? passkey : method, subject, reason })
  return renderMail({ to: mail.to, text, locale, link, origin })
}

/** The page that a mail without a link of its own leads to; null: none. */
const pageOf = (kind: MailKind, origin: string): string | null => (kind === 'moderation' ? `${origin}/messages` : null)

async function localeOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ locale: user.locale }).from(user).where(eq(user.id, userId))
  return row?.locale ?? null
}

async function ownerOf(db: Database, address: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM "user" WHERE email = ${address}`)
  return rows[0]?.id ?? null
}
