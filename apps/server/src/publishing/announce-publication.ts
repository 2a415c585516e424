import { sql } from 'drizzle-orm'
import { notify, notifyAll } from '../notifications/notify.ts'
import type { StoryRow } from '../access/story-access.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/** Notifies the followers of the author of a story that was just published, and the author of the story that it is a remix of. */
export async function announcePublication(db: OpenTransaction['db'], { id, userId, remixedFrom }: StoryRow): Promise<void> {
  const event = { actorId: userId, storyId: id } as const
  await notifyAll(db, { ...event, kind: 'new_story' }, sql`SELECT follower_id FROM follow WHERE followed_id = ${userId}`)
  if (remixedFrom === null) return
  const { rows } = await db.execute<{ user_id: string; title: string }>(
    sql`SELECT user_id, title FROM story WHERE id = ${remixedFrom} AND deleted_at IS NULL`,
  )
  const [original] = rows
  if (original) await notify(db, { ...event, kind: 'remix', to: original.user_id, data: { original_title: original.title } })
}
