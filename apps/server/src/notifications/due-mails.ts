import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** The kind of queued mails about notifications; `details.notification_id` says which. */
export const NOTIFICATION_MAIL = 'notification'

/** At most one mail per account, kind and story in this time. */
const PAUSE = sql`interval '1 hour'`
/** Mails that are due longer, as the installation sent none, are not sent any more. */
const MAX_LATE = sql`interval '1 day'`
const MAX_PER_ROUND = 100

/**
 * Queues the mails that are due, for confirmed addresses only; returns how many notifications were looked at. One about which a mail was sent within the last
 * hour waits for the end of the hour.
 */
export async function queueDueMails(db: Pick<Database, 'execute'>): Promise<number> {
  const lastMail = sql`(SELECT max(mailed_at) FROM notification o WHERE o.account_id = n.account_id AND o.kind = n.kind AND o.group_key = n.group_key)`
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH due AS (
      SELECT n.id, n.mail_at, n.account_id, n.is_in_app, ${lastMail} + ${PAUSE} AS not_before
      FROM notification n WHERE n.mail_at <= now() ORDER BY n.mail_at LIMIT ${MAX_PER_ROUND} FOR UPDATE OF n SKIP LOCKED
    ), wanted AS (
      SELECT due.*, u.email, coalesce(not_before, now()) > now() AS waits,
        u.email_verified AND due.mail_at > now() - ${MAX_LATE} AS is_sent
      FROM due JOIN "user" u ON u.id = due.account_id
    ), queued AS (
      INSERT INTO outgoing_mail (id, kind, to_address, user_id, details)
      SELECT gen_random_uuid()::text, ${NOTIFICATION_MAIL}, lower(email), account_id, jsonb_build_object('notification_id', id)
      FROM wanted WHERE is_sent AND NOT waits
    )
    UPDATE notification n SET mail_at = CASE WHEN w.is_sent AND w.waits THEN w.not_before END,
      mailed_at = CASE WHEN w.is_sent AND NOT w.waits THEN now() ELSE n.mailed_at END,
      read_at = CASE WHEN NOT n.is_in_app AND NOT (w.is_sent AND w.waits) THEN now() ELSE n.read_at END
    FROM wanted w WHERE w.id = n.id RETURNING n.id`)
  return rows.length
}
