import { AppError } from '@fablecut/contracts/errors/app-error'
import { MAX_COLLECTION_STORIES } from '@fablecut/domain/collections/limits'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { collection, collectionStory } from '../platform/database/community/collections-schema.ts'
import { story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'

type Entry = { readonly userId: string; readonly id: string; readonly storyId: string }

/** Locks an own collection and returns its stories in order. 404 for others. */
async function lockStories({ db }: OpenTransaction, { userId, id }: Entry): Promise<{ storyId: string; place: number }[]> {
  const [own] = await db
    .update(collection)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(collection.id, id), eq(collection.userId, userId)))
    .returning({ id: collection.id })
  if (!own) throw new AppError('NOT_FOUND')
  return db
    .select({ storyId: collectionStory.storyId, place: collectionStory.place })
    .from(collectionStory)
    .where(eq(collectionStory.collectionId, id))
    .orderBy(asc(collectionStory.place), asc(collectionStory.storyId))
}

/** Adds a published story at the end of an own collection. 404 for other collections, 409 for other stories and a full collection. */
export async function addToCollection(pool: pg.Pool, entry: Entry): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const stories = await lockStories(tx, entry)
    if (stories.some(({ storyId }) => storyId === entry.storyId)) return
    if (stories.length >= MAX_COLLECTION_STORIES)
      throw new AppError('CONFLICT', { message: `A collection has at most ${MAX_COLLECTION_STORIES} stories` })
    const isShown = and(eq(story.id, entry.storyId), story.isPublished, isNull(story.deletedAt))
    if ((await tx.db.$count(story, isShown)) === 0) throw new AppError('CONFLICT', { message: 'Only published stories can be collected' })
    const place = (stories.at(-1)?.place ?? 0) + 1
    await tx.db.insert(collectionStory).values({ collectionId: entry.id, storyId: entry.storyId, place })
  })
}

/** Removes a story from an own collection. 404 for other collections. */
export async function removeFromCollection(pool: pg.Pool, entry: Entry): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockStories(tx, entry)
    const isEntry = and(eq(collectionStory.collectionId, entry.id), eq(collectionStory.storyId, entry.storyId))
    await tx.db.delete(collectionStory).where(isEntry)
  })
}

/** Moves a story of an own collection before another one, or to the end. 404 for other collections, 409 when one of the stories is not in it. */
export async function moveInCollection(pool: pg.Pool, entry: Entry & { readonly before: string | null }): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const ids = (await lockStories(tx, entry)).map(({ storyId }) => storyId)
    const others = ids.filter((storyId) => storyId !== entry.storyId)
    const at = entry.before === null ? others.length : others.indexOf(entry.before)
    if (others.length === ids.length || at === -1)
      throw new AppError('CONFLICT', { message: 'The collection has changed. Please reload the page' })
    const order = others.toSpliced(at, 0, entry.storyId)
    await tx.db.execute(sql`
      UPDATE collection_story SET place = o.place FROM jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) WITH ORDINALITY AS o(story_id, place)
      WHERE collection_id = ${entry.id} AND collection_story.story_id = o.story_id`)
  })
}
