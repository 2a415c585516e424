import type { NotificationKind } from '@fablecut/domain/notification/kinds'
import { sql } from 'drizzle-orm'
import { areNotBlocked } from '../access/blocks.ts'
import type { Database } from '../platform/database/client.ts'
import { isActiveAccount } from './active-account.ts'
import { hasShownComment } from './shown-comments.ts'

/** What a mail about a notification says. */
export type MailedNotification = {
  readonly accountId: string
  /** Language of the account; null: not known. */
  readonly locale: string | null
  readonly kind: NotificationKind
  /** Name of the person who did it last. */
  readonly name: string
  readonly username: string
  /** How many other people did it. */
  readonly others: number
  readonly story: { readonly id: string; readonly title: string } | null
  readonly data: Readonly<Record<string, string>>
}

/** Null when there is nothing to tell any more: it was read, taken back or switched off, or what it is about is gone. */
export async function readForMail(db: Pick<Database, 'execute'>, id: string): Promise<MailedNotification | null> {
  const { rows } = await db.execute<MailedNotification & { count: number }>(sql`
    SELECT n.account_id AS "accountId", u.locale, n.kind, n.data, a.name, coalesce(a.username, '') AS username, count(*) OVER ()::int AS count,
      CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'title', s.title) END AS story
    FROM notification n JOIN notification_actor o ON o.notification_id = n.id
      JOIN "user" a ON a.id = o.actor_id AND ${isActiveAccount('a')} AND ${areNotBlocked(sql`n.account_id`, sql`a.id`)}
      JOIN "user" u ON u.id = n.account_id AND ${isActiveAccount('u')}
      LEFT JOIN story s ON s.id = n.story_id AND s.deleted_at IS NULL AND (s.is_published OR s.user_id = n.account_id)
      LEFT JOIN notification_preference p ON p.account_id = n.account_id AND p.kind = n.kind
    WHERE n.id = ${id} AND (n.read_at IS NULL OR NOT n.is_in_app) AND coalesce(p.is_by_mail, true) AND (n.story_id IS NULL OR s.id IS NOT NULL)
      AND ${hasShownComment}
    ORDER BY o.at DESC, a.id LIMIT 1`)
  const [row] = rows
  if (!row) return null
  const { count, ...notification } = row
  return { ...notification, others: count - 1 }
}
