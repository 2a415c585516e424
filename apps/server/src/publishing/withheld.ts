import { AppError } from '@fablecut/contracts/errors/app-error'
import { type SQL, and, eq, sql } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import { withheldStory } from '../platform/database/moderation-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { StoryRow } from '../access/story-access.ts'
import { isSuspended } from '../access/suspended.ts'

type Queryable = Pick<OpenTransaction['db'], 'select'>

/** Whether staff hid the story, or its account is suspended or banned: it is neither published nor shared then. */
export async function isWithheld(db: Queryable, { id, userId }: Pick<StoryRow, 'id' | 'userId'>): Promise<boolean> {
  const [hidden] = await db.select({ id: withheldStory.storyId }).from(withheldStory).where(eq(withheldStory.storyId, id))
  if (hidden) return true
  const [suspended] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isSuspended))
  return suspended !== undefined
}

/** Throws 403 for a withheld story; called under the story's lock before it is published, shared or copied. */
export async function requireNotWithheld(
  db: Queryable,
  row: Pick<StoryRow, 'id' | 'userId'>,
  refused: 'published or shared' | 'copied' = 'published or shared',
): Promise<void> {
  if (!(await isWithheld(db, row))) return
  const message = `The moderators have hidden this story, so it cannot be ${refused}. Their message says why, and how to object`
  throw new AppError('FORBIDDEN', { message, data: { reason: 'WITHHELD' } })
}

/** What its author takes back of a withheld story is not restored later. */
export async function forgetWithheldSharing({ db }: OpenTransaction, storyId: string, taken: { published: boolean; public: boolean }) {
  if (!taken.published && !taken.public) return
  await db
    .update(withheldStory)
    .set({ ...(taken.published && { wasPublished: false }), ...(taken.public && { wasPublic: false }) })
    .where(eq(withheldStory.storyId, storyId))
}

/** Hides a story until `releaseStory`. The caller has its lock. */
export const withholdStory = (tx: OpenTransaction, storyId: string): Promise<void> => withhold(tx, sql`id = ${storyId}`, sql`is_hidden`)

export const releaseStory = (tx: OpenTransaction, storyId: string): Promise<void> => release(tx, sql`story_id = ${storyId}`, sql`is_hidden`)

/** Withholds everything that an account shows, until `releaseStoriesOf`. Locks its stories. */
export async function withholdStoriesOf(tx: OpenTransaction, userId: string): Promise<void> {
  await lockStoriesOf(tx, userId)
  await tx.db.execute(
    sql`UPDATE withheld_story SET is_of_suspended = true WHERE story_id IN (SELECT id FROM story WHERE user_id = ${userId})`,
  )
  await withhold(tx, sql`user_id = ${userId} AND (is_published OR is_public)`, sql`is_of_suspended`)
}

export async function releaseStoriesOf(tx: OpenTransaction, userId: string): Promise<void> {
  await lockStoriesOf(tx, userId)
  await release(tx, sql`story_id IN (SELECT id FROM story WHERE user_id = ${userId})`, sql`is_of_suspended`)
}

const lockStoriesOf = async ({ db }: OpenTransaction, userId: string): Promise<void> =>
  void (await db.execute(sql`SELECT 1 FROM story WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY id FOR UPDATE`))

async function withhold({ db }: OpenTransaction, which: SQL, flag: SQL): Promise<void> {
  await db.execute(sql`
    INSERT INTO withheld_story (story_id, ${flag}, was_published, was_public, published_at, rank, title, export_media_id, thumbnail_media_id)
    SELECT id, true, is_published, is_public, published_at, rank, title, export_media_id, thumbnail_media_id
    FROM story WHERE deleted_at IS NULL AND ${which}
    ON CONFLICT (story_id) DO UPDATE SET ${flag} = true`)
  await db.execute(sql`
    UPDATE story SET is_published = false, published_at = NULL, rank = 0, is_public = false, updated_at = now()
    WHERE deleted_at IS NULL AND ${which}`)
}

/** A story that is withheld for no other reason is as it was, unless it shows something else by now. */
async function release({ db }: OpenTransaction, which: SQL, flag: SQL): Promise<void> {
  await db.execute(sql`UPDATE withheld_story SET ${flag} = false WHERE ${which}`)
  await db.execute(sql`
    UPDATE story SET is_published = w.was_published, published_at = w.published_at, rank = w.rank, is_public = w.was_public, updated_at = now()
    FROM withheld_story w
    WHERE w.story_id = story.id AND w.story_id IN (SELECT story_id FROM withheld_story WHERE ${which}) AND NOT w.is_hidden AND NOT w.is_of_suspended
      AND story.deleted_at IS NULL AND story.title = w.title AND story.export_media_id IS NOT DISTINCT FROM w.export_media_id
      AND story.thumbnail_media_id IS NOT DISTINCT FROM w.thumbnail_media_id`)
  await db.execute(sql`DELETE FROM withheld_story WHERE ${which} AND NOT is_hidden AND NOT is_of_suspended`)
}
