import { bigint, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { story } from './schema.ts'

/** Examples that an account took away. Source: HD-05. */
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

/** How stories of the community are taken up. Source: E-130, HD-67. */
export const recommendationEvent = pgTable(
  'recommendation_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    /** The account, or the device of a visitor. */
    actorId: text('actor_id').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    /** Of the story, which never changes it: a taste is read of events alone, for a quarter of what looking up hundreds of stories costs. */
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

/** Stories that left the community (a trigger on `story` writes them down) and accounts that are gone, until a recommender has forgotten them. */
export const recommenderRemoval = pgTable(
  'recommender_removal',
  {
    kind: text('kind').$type<'story' | 'actor'>().notNull(),
    id: text('id').notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('recommender_removal_by_time').on(t.since)],
)

/** The open invitation of a team; only the hash of its token is kept. */
export const teamInvite = pgTable('team_invite', {
  teamId: text('team_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: text('invited_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})
