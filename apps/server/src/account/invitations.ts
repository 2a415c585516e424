import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Locale } from '@fablecut/domain/account/locales'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { oneTimeLink } from '../platform/database/account-schema.ts'
import { type CreatedLink, createLink, findLink, takeLink } from './links/one-time-link.ts'
import type { Mailer } from './mails/queue-mail.ts'

type Services = { readonly db: Database; readonly mailer: Mailer; readonly origin: string }

/** Invites somebody to create an account: by mail if mails are sent and `email` is given (null is returned), otherwise by a link for staff to hand over. `locale`: language of the mail. */
export async function invite({ db, mailer, origin }: Services, email: string | null, locale: Locale): Promise<CreatedLink | null> {
  if (email === null || !mailer.isOn) return createLink(db, origin, { purpose: 'invite', userId: null, email, sentBy: 'staff' })
  await mailer.queue(db, { kind: 'invitation', to: email, userId: null, locale })
  return null
}

/** Whom an invitation is for; null for anybody. 404 for one that no longer works. */
export async function readInvitation(db: Database, token: string): Promise<{ email: string | null }> {
  const link = await findLink(db, 'invite', token)
  if (!link) throw new AppError('NOT_FOUND', { message: 'This invitation no longer works: it was used, or it is older than 7 days.' })
  return { email: link.email }
}

export type TakenInvitation = {
  /** Whether the address of the invitation is confirmed by it. */
  readonly provesAddress: boolean
  /** Makes it valid again, after a sign-up that failed. */
  giveBack(): Promise<void>
}

/** Uses up an invitation; null for one that does not work for this address. */
export async function takeInvitation(db: Database, token: string, email: string): Promise<TakenInvitation | null> {
  const link = await takeLink(db, 'invite', token)
  if (!link) return null
  const giveBack = async () => void (await db.insert(oneTimeLink).values(link))
  if (link.email === null || link.email === email.toLowerCase())
    return { provesAddress: link.sentBy === 'mail' && link.email !== null, giveBack }
  await giveBack()
  return null
}

const isFor = (email: string) => and(eq(oneTimeLink.purpose, 'invite'), eq(oneTimeLink.email, email.toLowerCase()))

/** Whether an address was invited by name, for sign-ups elsewhere. */
export const isInvited = async (db: Database, email: string): Promise<boolean> =>
  (await db.$count(oneTimeLink, and(isFor(email), gt(oneTimeLink.expiresAt, sql`now()`)))) > 0

/** Uses up the invitations of an address, after its owner has created an account without one of their links. */
export async function endInvitations(db: Database, email: string): Promise<void> {
  await db.delete(oneTimeLink).where(isFor(email))
}
