import { eq, sql } from 'drizzle-orm'
import { outgoingMail } from '../../platform/database/account-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/logging/log.ts'
import { type Mail, MailRefusedError, type MailTransport } from '../../platform/mail/transport.ts'
import { type Polling, startPolling } from '../../platform/start-polling.ts'
import { NOTIFICATION_MAIL, queueDueMails } from '../../notifications/due-mails.ts'
import type { UnsubscribeTokens } from '../../notifications/unsubscribe-tokens.ts'
import type { MailKind } from './texts/mail-catalogue.ts'
import { writeMail } from './write-mail.ts'
import { writeNotificationMail } from './write-notification-mail.ts'

const POLL_MS = 1_000
/** Longer than a transport needs: afterwards a mail whose process died is sent by another one. */
const CLAIM_SECONDS = 120
const GIVE_UP_SECONDS = 86_400
const MAX_DELAY_SECONDS = 3_600

type Services = {
  readonly db: Database
  readonly transport: MailTransport
  readonly origin: string
  readonly unsubscribeTokens: UnsubscribeTokens
  readonly log: Pick<Log, 'warn'>
}
type Row = typeof outgoingMail.$inferSelect

/**
 * Sends queued mails until `stop`, one after the other; several processes share the work. A mail that can't be sent is tried again after one minute, two,
 * four and so on, and is given up a day after it was queued.
 */
export function startMailQueue(services: Services, pollMs = POLL_MS): Polling {
  const polling = startPolling(
    async (signal) => {
      while (!signal.aborted && (await queueDueMails(services.db)) > 0);
      while (!signal.aborted && (await sendNextMail(services)));
    },
    { pollMs, onError: (error) => services.log.warn('queue of mails', { error }) },
  )
  return {
    async stop() {
      await polling.stop()
      services.transport.close()
    },
  }
}

/** Sends the mail that is due first; false: none is. */
export async function sendNextMail(services: Services): Promise<boolean> {
  const { db, transport, log } = services
  const mail = await claim(db)
  if (!mail) return false
  const { id, kind } = mail
  try {
    const written = await write(services, mail)
    if (written) await transport.send(written)
    await db.delete(outgoingMail).where(eq(outgoingMail.id, id))
  } catch (error) {
    const isFinal = error instanceof MailRefusedError || Date.now() - mail.createdAt.getTime() > GIVE_UP_SECONDS * 1_000
    log.warn(isFinal ? 'a mail was given up' : 'a mail could not be sent yet', { mailId: id, kind, attempts: mail.attempts, error })
    if (isFinal) await db.delete(outgoingMail).where(eq(outgoingMail.id, id))
    else await delay(db, mail)
  }
  return true
}

function write(services: Services, { kind, toAddress: to, userId, details }: Row): Promise<Mail | null> {
  if (kind === NOTIFICATION_MAIL) return writeNotificationMail(services, to, details['notification_id']!)
  return writeMail(services.db, { kind: kind as MailKind, to, userId, details }, services.origin)
}

/** Notifications wait for mails that somebody waits for, such as those with links that end. */
async function claim(db: Database): Promise<Row | null> {
  const due = sql`(SELECT id FROM outgoing_mail WHERE next_attempt_at <= now() ORDER BY kind = ${NOTIFICATION_MAIL}, next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)`
  const [row] = await db
    .update(outgoingMail)
    .set({ attempts: sql`attempts + 1`, nextAttemptAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(sql`id = ${due}`)
    .returning()
  return row ?? null
}

async function delay(db: Database, { id, attempts }: Row): Promise<void> {
  const seconds = Math.min(MAX_DELAY_SECONDS, 60 * 2 ** (attempts - 1))
  await db
    .update(outgoingMail)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(outgoingMail.id, id))
}
