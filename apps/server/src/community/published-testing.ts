import type { CategoryId } from '@fablecut/domain/story/category'
import { sql } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { recommendationEvent } from '../platform/database/community-schema.ts'
import { story } from '../platform/database/schema.ts'

export type TestStory = Partial<typeof story.$inferInsert> & { id: string }

/** A time of the tests: whole minutes of one day. */
export const minute = (minutes: number): Date => new Date(Date.UTC(2026, 9, 1) + minutes * 60_000)

/** Inserts empty published stories for tests of lists, with the rank that publishing sets. */
export async function addPublished(db: Database, stories: readonly TestStory[]): Promise<void> {
  const values = stories.map((fields) => {
    const publishedAt = fields.publishedAt ?? minute(0)
    return { ...DEFAULTS, title: fields.id, rank: publishedAt.getTime() / 1000, publishedAt, ...fields }
  })
  await db.insert(story).values(values)
}

const DEFAULTS = {
  userId: 'ana',
  categoryId: 'asmr_video' satisfies CategoryId,
  status: 'completed',
  isPublished: true,
  width: 1280,
  height: 720,
  fps: 30,
  durationSeconds: 60,
}

export async function addAccount(db: Database, id: string, fields: Partial<typeof user.$inferInsert> = {}): Promise<void> {
  await db.insert(user).values({ id, name: id, email: `${id}@films.test`, username: id, ...fields })
}

export type TestEvent = Partial<typeof recommendationEvent.$inferInsert> & { type: string; actorId: string; storyId: string }

/** Inserts events that happen now. */
export async function addEvents(db: Database, events: readonly TestEvent[]): Promise<void> {
  await db.insert(recommendationEvent).values(
    events.map((event) => ({
      categoryId: sql<string>`(SELECT category_id FROM story WHERE id = ${event.storyId})`,
      recommId: 'recomm',
      happenedAt: new Date(),
      ...event,
    })),
  )
}
