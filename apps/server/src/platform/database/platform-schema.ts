import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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
