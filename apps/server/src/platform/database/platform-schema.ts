import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What an installation remembers about itself: the secret of sign-in. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** One counter per limit, subject (address or user) and window; old windows are deleted as new ones are made. */
export const rateWindow = pgTable(
  'rate_window',
  {
    /** `<limit>:<subject>:<start of the window in seconds>` */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_window_ends').on(table.endsAt)],
)

/** What happened in the product as browsers told it; the user is null for visitors. Kept ANALYTICS_DAYS. */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id'),
    name: text('name').notNull(),
    properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    index('analytics_event_by_name').on(t.name, t.happenedAt),
    index('analytics_event_by_arrival').on(t.receivedAt),
    index('analytics_event_of_user')
      .on(t.userId)
      .where(sql`user_id IS NOT NULL`),
  ],
)

/** What of the render cache stories are made of; kept as long as the piece, or until none of its stories is there any more. */
export const renderPiece = pgTable(
  'render_piece',
  {
    key: text('key').notNull(),
    /** Without a reference: a story that is gone is how a piece is known to be nobody's. */
    storyId: text('story_id').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.key, t.storyId] })],
)

/** Who was given first credits and free stories: keyed hashes, in which no address can be read. They outlive their account. */
export const welcome = pgTable('welcome', { addressHash: text('address_hash').primaryKey() })
