import type { NotificationPage, WireNotification } from '@fablecut/contracts/operations/notifications/notifications'
import { type SQL, sql } from 'drizzle-orm'
import { areNotBlocked } from '../access/blocks.ts'
import { playbackUrl } from '../media/media-url.ts'
import { type Cursor, decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { isActiveAccount } from './active-account.ts'
import { hasShownComment } from './shown-comments.ts'

const PAGE_SIZE = 30
/** Higher numbers of unread notifications are not counted. */
const MAX_UNREAD = 100
const MAX_ACTORS = 3

type Row = {
  id: string
  kind: WireNotification['kind']
  data: Record<string, string>
  latest_at: Date
  is_read: boolean
  actor_count: number
  actors: WireNotification['actors']
  story: { id: string; title: string } | null
  image: Parameters<typeof playbackUrl>[0] | null
}

/** People who did what a notification `n` is about, without those that its account does not see. */
const shownActors = sql`notification_actor o JOIN "user" a ON a.id = o.actor_id
  WHERE o.notification_id = n.id AND ${isActiveAccount('a')} AND ${areNotBlocked(sql`n.account_id`, sql`a.id`)} AND ${hasShownComment}`

/** Stories that others took back are not shown; one's own are. */
const isShown = sql`n.is_in_app AND EXISTS (SELECT FROM ${shownActors}) AND (n.story_id IS NULL OR EXISTS (
  SELECT FROM story WHERE id = n.story_id AND deleted_at IS NULL AND (is_published OR user_id = n.account_id)))`

/** Notifications of an account, the latest first, 30 per page. */
export async function listNotifications(db: Database, accountId: string, cursor?: string): Promise<NotificationPage> {
  const rows = await readRows(db, accountId, cursor === undefined ? null : decodeCursor(cursor))
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    notifications: page.map(toWire),
    nextCursor: rows.length > PAGE_SIZE && last ? encodeCursor({ time: new Date(last.latest_at), id: last.id }) : null,
    unread: await countUnread(db, accountId),
  }
}

/** Unread notifications, at most 100. */
export async function countUnread(db: Pick<Database, 'execute'>, accountId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`SELECT count(*)::int AS unread FROM (
    SELECT FROM notification n WHERE n.account_id = ${accountId} AND n.read_at IS NULL AND ${isShown} LIMIT ${MAX_UNREAD}) AS shown`)
  return rows[0]!.unread
}

/** Marks one notification as read, or all of them. */
export async function markRead(db: Pick<Database, 'execute'>, accountId: string, id?: string): Promise<void> {
  const which: SQL = id === undefined ? sql`` : sql`AND id = ${id}`
  await db.execute(
    sql`UPDATE notification SET read_at = now(), mail_at = NULL WHERE account_id = ${accountId} AND read_at IS NULL AND is_in_app ${which}`,
  )
}

async function readRows(db: Database, accountId: string, after: Cursor | null): Promise<Row[]> {
  const isAfter = after ? sql`AND (n.latest_at, n.id) < (${after.time.toISOString()}::timestamptz, ${after.id})` : sql``
  const { rows } = await db.execute<Row>(sql`
    SELECT n.id, n.kind, n.data, n.latest_at, n.read_at IS NOT NULL AS is_read,
      (SELECT count(*)::int FROM ${shownActors}) AS actor_count,
      (SELECT json_agg(json_build_object('display_name', name, 'username', username, 'avatar_url', image)) FROM (
        SELECT a.name, coalesce(a.username, '') AS username, a.image FROM ${shownActors} ORDER BY o.at DESC, a.id LIMIT ${MAX_ACTORS}) AS latest) AS actors,
      CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'title', s.title) END AS story,
      CASE WHEN m.id IS NOT NULL THEN
        json_build_object('id', m.id, 'resourceType', m.resource_type, 'mimeType', m.mime_type, 'metadata', m.metadata) END AS image
    FROM notification n LEFT JOIN story s ON s.id = n.story_id
      LEFT JOIN media m ON m.id = s.thumbnail_media_id AND NOT m.is_deleted AND m.hash IS NOT NULL
    WHERE n.account_id = ${accountId} AND ${isShown} ${isAfter} ORDER BY n.latest_at DESC, n.id DESC LIMIT ${PAGE_SIZE + 1}`)
  return rows
}

const toWire = ({ id, kind, data, latest_at, is_read, actor_count, actors, story, image }: Row): WireNotification => ({
  id,
  kind,
  data,
  latest_at: new Date(latest_at).toISOString(),
  is_read,
  actor_count,
  actors,
  story: story && { ...story, thumbnail_url: image && playbackUrl(image) },
})
