import { sql } from 'drizzle-orm'
import { boolean, integer, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from '../auth-schema.ts'
import { instant } from '../columns.ts'
import { story } from '../schema.ts'

/** In milliseconds, the precision of list cursors. */
const listTime = () => timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow()

export const storyLike = pgTable(
  'story_like',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: listTime(),
    /** Whether it is in the number of likes: not while its account is suspended. */
    isCounted: boolean('is_counted').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.userId] }),
    index('story_like_not_counted')
      .on(t.userId)
      .where(sql`NOT is_counted`),
    index('story_like_of_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.storyId.desc().nullsFirst()),
  ],
)

/** Number of counted likes of a story; written by a trigger on `story_like` only. Not a column of `story`, whose rows editors and workers lock. */
export const storyLikeCount = pgTable('story_like_count', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => story.id, { onDelete: 'cascade' }),
  likes: integer('likes').notNull().default(0),
})

export const follow = pgTable(
  'follow',
  {
    followerId: text('follower_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    followedId: text('followed_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: listTime(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followedId] }),
    index('follow_of_follower').on(t.followerId, t.createdAt.desc().nullsFirst(), t.followedId.desc().nullsFirst()),
    index('follow_of_followed').on(t.followedId, t.createdAt.desc().nullsFirst(), t.followerId.desc().nullsFirst()),
  ],
)

/** Number of followers of an account, suspended ones included; written by a trigger on `follow` only. */
export const accountFollowerCount = pgTable('account_follower_count', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  followers: integer('followers').notNull().default(0),
})

/** Accounts that an account does not want to see, and that can't follow it, or like or comment its stories. */
export const accountBlock = pgTable(
  'account_block',
  {
    blockerId: text('blocker_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: listTime(),
  },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] }), index('account_block_of_blocked').on(t.blockedId)],
)

/** What an account tells about itself on its profile. */
export const accountProfile = pgTable('account_profile', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  bio: text('bio').notNull().default(''),
  /** https addresses, in order. */
  links: jsonb('links').$type<string[]>().notNull().default([]),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
