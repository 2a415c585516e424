import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { story } from '../schema.ts'

/** An account's named list of stories. */
export const collection = pgTable(
  'collection',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** Whether others see it, by its address and on the profile. */
    isPublic: boolean('is_public').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('collection_of_user').on(t.userId, t.createdAt.desc())],
)

/** Stories that are no longer published stay in a collection, but are not shown. */
export const collectionStory = pgTable(
  'collection_story',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => collection.id, { onDelete: 'cascade' }),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    /** Ascending; gaps are allowed. */
    place: integer('place').notNull(),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.storyId] }), index('collection_story_of_story').on(t.storyId)],
)
