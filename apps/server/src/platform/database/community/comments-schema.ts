import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { story } from '../schema.ts'

/** Comments on published stories, and replies to them. Those of suspended accounts are left out when they are read. */
export const comment = pgTable(
  'comment',
  {
    id: text('id').primaryKey(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    /** Null: the account was deleted. */
    userId: text('user_id'),
    /** The comment that this is a reply to, which is no reply itself. */
    parentId: text('parent_id').references((): AnyPgColumn => comment.id, { onDelete: 'cascade' }),
    /** Empty when deleted. */
    text: text('text').notNull(),
    /** Hidden by staff. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** To the millisecond, as the cursor of a list keeps it. */
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('comment_page')
      .on(t.storyId, t.createdAt, t.id)
      .where(sql`parent_id IS NULL`),
    index('comment_replies')
      .on(t.parentId, t.createdAt, t.id)
      .where(sql`parent_id IS NOT NULL`),
    index('comment_of_story').on(t.storyId, t.userId),
    index('comment_of_account').on(t.userId, t.createdAt),
  ],
)

/**
 * Number of comments on a story and replies to them that are neither deleted nor hidden, those of suspended accounts included; written by a trigger on `comment`
 * only.
 */
export const storyCommentCount = pgTable('story_comment_count', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => story.id, { onDelete: 'cascade' }),
  comments: integer('comments').notNull().default(0),
})
