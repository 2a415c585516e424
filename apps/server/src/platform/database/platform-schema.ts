import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
