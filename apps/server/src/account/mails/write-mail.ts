import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/client.ts'
import type { Mail } from '../../platform/mail/transport.ts'
import { type LinkPurpose, createLink } from '../links/one-time-link.ts'
import { MAIL_TEXTS, type MailKind, type MailText } from './mail-texts.ts'
import type { QueuedMail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

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

/** Writes a queued mail with a new link; null when there is nothing to send any more, or never was. */
export async function writeMail(db: Database, mail: QueuedMail, origin: string): Promise<Mail | null> {
  const owner = await ownerOf(db, mail.to)
  const userId = TO_OWNER.has(mail.kind) ? owner : mail.userId
  if (TO_OWNER.has(mail.kind) && owner === null) return null
  // The address belongs to another account by now.
  if (mail.kind === 'change-email' && owner !== null && owner !== userId) return null
  const purpose = LINKS[mail.kind]
  const link = purpose ? await createLink(db, origin, { purpose, userId, email: mail.to, sentBy: 'mail' }) : null
  const text: MailText = MAIL_TEXTS[mail.kind](mail.details ?? {})
  return renderMail({ to: mail.to, text, link: link?.url ?? null, origin })
}

async function ownerOf(db: Database, address: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM "user" WHERE email = ${address}`)
  return rows[0]?.id ?? null
}
