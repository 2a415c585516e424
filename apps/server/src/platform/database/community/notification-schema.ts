import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { user } from '../auth-schema.ts'
import { createdAt, instant } from '../columns.ts'
import { story } from '../schema.ts'

/** One line for an account: what people did, of one kind and about one story, until it is read. */
export const notification = pgTable(
  'notification',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A NotificationKind. */
    kind: text('kind').notNull(),
    /** Events with the same group are one line: the story's id; empty for kinds without a story. */
    groupKey: text('group_key').notNull(),
    storyId: text('story_id').references(() => story.id, { onDelete: 'cascade' }),
    /** Of the latest event, such as the id of a comment. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    /** False: by mail only. */
    isInApp: boolean('is_in_app').notNull().default(true),
    /** Of the latest event, in milliseconds, the precision of list cursors. */
    latestAt: timestamp('latest_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
    readAt: instant('read_at'),
    /** When a mail about it is due; null: none is. */
    mailAt: instant('mail_at'),
    /** When the last mail about it was queued. */
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('notification_unread_group')
      .on(t.accountId, t.kind, t.groupKey)
      .where(sql`read_at IS NULL`),
    index('notification_page')
      .on(t.accountId, t.latestAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_in_app`),
    index('notification_of_group').on(t.accountId, t.kind, t.groupKey),
    index('notification_mail_due')
      .on(t.mailAt)
      .where(sql`mail_at IS NOT NULL`),
    index('notification_of_story').on(t.storyId),
    index('notification_by_time').on(t.latestAt),
  ],
)

/** Who did what a notification is about. */
export const notificationActor = pgTable(
  'notification_actor',
  {
    notificationId: text('notification_id')
      .notNull()
      .references(() => notification.id, { onDelete: 'cascade' }),
    actorId: text('actor_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.notificationId, t.actorId] }), index('notification_actor_of_actor').on(t.actorId)],
)

/** Kinds of notifications that an account has switched; without a row both are on. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    isInApp: boolean('is_in_app').notNull().default(true),
    isByMail: boolean('is_by_mail').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
)

/** Publications of which not all followers of the author are notified yet. */
export const publicationAnnouncement = pgTable(
  'publication_announcement',
  {
    storyId: text('story_id')
      .primaryKey()
      .references(() => story.id, { onDelete: 'cascade' }),
    /** Followers from here back, newest first, are still to be notified: at first all that the author has when the story is published. */
    followedBefore: timestamp('followed_before', { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
    followerBefore: text('follower_before').notNull().default(''),
    /** Of the last batch, so that an author with many followers does not keep the others waiting. */
    handledAt: instant('handled_at').notNull().defaultNow(),
  },
  (t) => [index('publication_announcement_by_time').on(t.handledAt)],
)
