import { bigint, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { story } from './schema.ts'

/** Examples that an account removed from its list. */
export const hiddenTemplate = pgTable(
  'hidden_template',
  {
    userId: text('user_id').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.storyId] }), index('hidden_template_of_story').on(t.storyId)],
)

/** Interactions with community stories; input of the recommendation ranking. */
export const recommendationEvent = pgTable(
  'recommendation_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    /** User id, or the device id of a visitor. */
    actorId: text('actor_id').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    /** Copied from the story, where it never changes: reading affinities from this table alone takes a quarter of the time of a join. */
    categoryId: text('category_id').notNull(),
    recommId: text('recomm_id').notNull(),
    sessionId: text('session_id'),
    portion: doublePrecision('portion'),
    price: doublePrecision('price'),
    amount: doublePrecision('amount'),
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    index('recommendation_event_of_actor').on(t.actorId, t.receivedAt),
    index('recommendation_event_of_story').on(t.storyId, t.receivedAt),
    index('recommendation_event_by_arrival').on(t.receivedAt),
  ],
)

/**
 * Stories removed from the community (written by a trigger on `story`) and deleted accounts, until the external recommender has deleted
 * them too.
 */
export const recommenderRemoval = pgTable(
  'recommender_removal',
  {
    kind: text('kind').$type<'story' | 'actor'>().notNull(),
    id: text('id').notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('recommender_removal_by_time').on(t.since)],
)

/** The open invitation of a team; only the hash of its token is stored. */
export const teamInvite = pgTable('team_invite', {
  teamId: text('team_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: text('invited_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})
