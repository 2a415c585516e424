import { type NotificationKind, REPEATING_KINDS } from '@fablecut/domain/notification/kinds'
import { type SQL, sql } from 'drizzle-orm'
import { areNotBlocked } from '../access/blocks.ts'
import type { Database } from '../platform/database/client.ts'
import { isActiveAccount } from './active-account.ts'

/** Until a mail is sent: what happens meanwhile is in the same mail, and what is read meanwhile is in none. */
const MAIL_DELAY_SECONDS = 120

export type NotificationEvent = {
  readonly kind: NotificationKind
  /** Id of the account that did it. */
  readonly actorId: string
  /** The story that it is about; null: none. Events of one kind and story are one line until it is read. */
  readonly storyId: string | null
  /** What the app and the mail need besides, such as the id of a comment; of the latest event. Default: nothing. */
  readonly data?: Readonly<Record<string, string>>
}

/**
 * Notifies an account in the app and by mail, as far as it wants to be. Nothing happens for one's own events, between accounts of which one blocked the other,
 * for and from suspended accounts, about stories that are deleted or that moderators hid, and when the same person did the same before. May be called in the
 * transaction of the event.
 */
export const notify = (db: Pick<Database, 'execute'>, event: NotificationEvent & { readonly to: string }): Promise<void> =>
  notifyAll(db, event, sql`SELECT ${event.to}::text`)

/** As `notify`, for all accounts of a query with one column. */
export async function notifyAll(db: Pick<Database, 'execute'>, event: NotificationEvent, accounts: SQL): Promise<void> {
  const { kind, actorId, storyId, data = {} } = event
  const groupKey = storyId ?? ''
  const isNew = sql`NOT EXISTS (SELECT FROM notification_actor o JOIN notification n ON n.id = o.notification_id
    WHERE n.account_id = u.id AND n.kind = ${kind} AND n.group_key = ${groupKey} AND o.actor_id = ${actorId})`
  const isStoryShown = sql`EXISTS (SELECT FROM story s WHERE s.id = ${storyId} AND s.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM withheld_story WHERE story_id = s.id))`
  await db.execute(sql`
    WITH recipient AS (
      SELECT u.id, coalesce(p.is_in_app, true) AS is_in_app, coalesce(p.is_by_mail, true) AS is_by_mail
      FROM (${accounts}) AS asked(id) JOIN "user" u ON u.id = asked.id AND ${isActiveAccount('u')}
        JOIN "user" a ON a.id = ${actorId} AND ${isActiveAccount('a')}
        LEFT JOIN notification_preference p ON p.account_id = u.id AND p.kind = ${kind}
      WHERE u.id <> a.id AND ${areNotBlocked(sql`u.id`, sql`a.id`)}
        ${REPEATING_KINDS.has(kind) ? sql`` : sql`AND ${isNew}`} ${storyId === null ? sql`` : sql`AND ${isStoryShown}`}
    ), line AS (
      INSERT INTO notification (id, account_id, kind, group_key, story_id, data, is_in_app, mail_at)
      SELECT gen_random_uuid()::text, id, ${kind}, ${groupKey}, ${storyId}, ${JSON.stringify(data)}::jsonb, is_in_app,
        CASE WHEN is_by_mail THEN now() + make_interval(secs => ${MAIL_DELAY_SECONDS}) END
      FROM recipient WHERE is_in_app OR is_by_mail
      ON CONFLICT (account_id, kind, group_key) WHERE read_at IS NULL DO UPDATE SET data = excluded.data, latest_at = excluded.latest_at,
        created_at = least(notification.created_at, excluded.created_at), is_in_app = excluded.is_in_app, mail_at = coalesce(notification.mail_at, excluded.mail_at)
      RETURNING id
    )
    INSERT INTO notification_actor (notification_id, actor_id) SELECT id, ${actorId} FROM line
    ON CONFLICT (notification_id, actor_id) DO UPDATE SET at = greatest(notification_actor.at, now())`)
}

/** Takes back what nobody has read yet, such as a like that was withdrawn. */
export async function withdrawNotification(
  db: Pick<Database, 'execute'>,
  { kind, actorId, storyId, to }: NotificationEvent & { to: string },
) {
  const line = sql`SELECT id FROM notification WHERE account_id = ${to} AND kind = ${kind} AND group_key = ${storyId ?? ''} AND read_at IS NULL`
  await db.execute(sql`DELETE FROM notification_actor WHERE actor_id = ${actorId} AND notification_id IN (${line})`)
}
