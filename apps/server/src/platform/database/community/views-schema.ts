import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { story } from '../schema.ts'

/**
 * Quarters of films that viewers reached on a day, so that each counts once. `viewer` is a hash with the salt of the day; the maintenance deletes both when
 * the day is over.
 */
export const storyWatch = pgTable(
  'story_watch',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date('day').notNull(),
    viewer: text('viewer').notNull(),
    /** 0: the film was begun; 1 to 4: watched so far. */
    quarter: smallint('quarter').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.day, t.viewer, t.quarter] }), index('story_watch_by_day').on(t.day)],
)

/** Random salt of the viewers' hashes of a day. */
export const viewSalt = pgTable('view_salt', { day: date('day').primaryKey(), salt: text('salt').notNull() })

/** Views of a story on a day, and how many of them reached each quarter. */
export const storyViewDay = pgTable(
  'story_view_day',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    reached1: integer('reached_1').notNull().default(0),
    reached2: integer('reached_2').notNull().default(0),
    reached3: integer('reached_3').notNull().default(0),
    reached4: integer('reached_4').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.day] })],
)

/** All views of a story, as lists show them. */
export const storyViewTotal = pgTable('story_view_total', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => story.id, { onDelete: 'cascade' }),
  views: bigint('views', { mode: 'number' }).notNull(),
})
