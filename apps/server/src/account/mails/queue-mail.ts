import type { Locale } from '@fablecut/domain/account/locales'
import { outgoingMail } from '../../platform/database/account-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import { newId } from '../../platform/new-id.ts'
import type { MailKind } from './texts/mail-catalogue.ts'

export type QueuedMail = {
  readonly kind: MailKind
  readonly to: string
  /** Null: the account is looked up by the address when the mail is written, or there is none. */
  readonly userId: string | null
  readonly details?: Readonly<Record<string, string>>
  /** Language of a mail to somebody who has no account. Default: English. */
  readonly locale?: Locale
}

/** Queues mails; does nothing on an installation that sends none. */
export type Mailer = {
  /** Whether this installation sends mails. */
  readonly isOn: boolean
  /** Adds a mail to the queue, within the transaction of what it is about. */
  queue(db: Pick<Database, 'insert'>, mail: QueuedMail): Promise<void>
}

export const createMailer = (isOn: boolean): Mailer => ({
  isOn,
  async queue(db, { kind, to, userId, details = {}, locale }) {
    const stored = { ...details, ...(locale && { locale }) }
    if (isOn) await db.insert(outgoingMail).values({ id: newId(), kind, toAddress: to.toLowerCase(), userId, details: stored })
  },
})
