import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Key-value data of the installation, such as the session secret. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** One counter per limit, subject (address or user) and window; expired windows are deleted when new ones are created. */
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

/** Analytics events sent by browsers; the user is null for visitors. Deleted after ANALYTICS_DAYS. */
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

/**
 * Which stories use which entries of the render cache; a row is deleted with its entry, or when none of the entry's stories exists any
 * more.
 */
export const renderCacheUse = pgTable(
  'render_piece',
  {
    key: text('key').notNull(),
    /** No foreign key: rows of deleted stories are how an unused entry is found. */
    storyId: text('story_id').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.key, t.storyId] })],
)

/**
 * Keyed hashes of the addresses that received the signup bonus. They outlive their account, and the address cannot be derived from them.
 */
export const signupBonus = pgTable('welcome', { addressHash: text('address_hash').primaryKey() })

/** A running worker. When its lease has expired, other workers recover its pending work. */
export const lease = pgTable('lease', {
  executorId: text('executor_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
  /** Queues whose work it does, and the name of its machine; null: a worker of an older version. */
  queues: text('queues').array(),
  host: text('host'),
})
