import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { user } from './auth-schema.ts'
import { createdAt, instant } from './columns.ts'
import { story } from './schema.ts'

/** Connections of providers that staff added; those of the environment are not stored. */
export const providerConnection = pgTable('provider_connection', {
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  label: text('label').notNull(),
  baseUrl: text('base_url').notNull(),
  /** Of the provider's second API; null where it has none. */
  apiUrl: text('api_url'),
  /** Encrypted by `encryptSecret`; null for servers without keys. */
  encryptedKey: text('encrypted_key'),
  /** The last four characters, for staff; null for short keys. */
  keyEnd: text('key_end'),
  kinds: text('kinds').array().notNull(),
  /** Of a server of one's own; null where the catalogue lists the provider's models. */
  model: text('model'),
  /** The language model that writes by it; null: that of the release. */
  textModel: text('text_model'),
  /** Jobs at once; null: the limits of the catalogue's rows. */
  concurrency: integer('concurrency'),
  /** In US dollars; null: none. */
  dailyBudgetUsd: doublePrecision('daily_budget_usd'),
  /** Removed by staff; the row is deleted when its jobs have ended. */
  removedAt: instant('removed_at'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** The last test of each connection, also of those of the environment. */
export const providerTest = pgTable('provider_test', {
  /** Name of the connection, as in `call_submission`. */
  connection: text('connection').primaryKey(),
  testedAt: instant('tested_at').notNull().defaultNow(),
  /** Why it failed, as a sentence; null if it worked. */
  problem: text('problem'),
})

/** What language models were asked, by connection, also by those of the environment. */
export const languageModelUsage = pgTable('language_model_usage', {
  connection: text('connection').primaryKey(),
  /** The last day (UTC) on which it was asked, to which the counts belong. */
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
  failed: integer('failed').notNull(),
  /** Of any day. */
  lastError: text('last_error'),
  lastErrorAt: instant('last_error_at'),
})

/** What an installation adds to the shipped catalogue of models. */
export const catalogueModel = pgTable('catalogue_model', {
  /** Of a row of the catalogue. */
  id: text('id').primaryKey(),
  /** A row of staff, as in the catalogue's files; null: the shipped one. */
  row: jsonb('row').$type<Record<string, unknown>>(),
  /** Replaces the row's status; null: it stays. */
  status: text('status'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** What trials of models cost: beside `call_submission`, since trials belong to no run. */
export const trialSubmission = pgTable(
  'trial_submission',
  {
    id: text('id').primaryKey(),
    /** Id of the catalogue's row. */
    model: text('model').notNull(),
    connection: text('connection').notNull(),
    /** By the catalogue, in US dollars. */
    usd: doublePrecision('usd').notNull(),
    /** Whether the provider charged; null: unknown, or under way. */
    isCharged: boolean('is_charged'),
    /** Why nothing was made, as a sentence; null if something was, or it is under way. */
    problem: text('problem'),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
  },
  (t) => [index('trial_submission_by_time').on(t.submittedAt)],
)

/** What requests to language models cost: beside `call_submission`, since they are no jobs and many belong to no run. */
export const textSubmission = pgTable(
  'text_submission',
  {
    id: text('id').primaryKey(),
    connection: text('connection').notNull(),
    model: text('model').notNull(),
    /** Null for a request that counts for the installation alone, or of an account that is gone. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Null for a text of no story yet, or of one that is gone. */
    storyId: text('story_id').references(() => story.id, { onDelete: 'set null' }),
    /** By the price of the model, before the answer, in US dollars. */
    expectedUsd: doublePrecision('expected_usd').notNull(),
    /** By the tokens that the server counted; 0: nothing was charged; null: it did not say. */
    costUsd: doublePrecision('cost_usd'),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
  },
  (t) => [
    index('text_submission_by_time').on(t.submittedAt),
    index('text_submission_by_story').on(t.storyId),
    index('text_submission_by_user').on(t.userId),
  ],
)

/** The last trial of each model: one paid request by staff. */
export const modelTrial = pgTable('model_trial', {
  /** Id of the catalogue's row. */
  model: text('model').primaryKey(),
  startedAt: instant('started_at').notNull().defaultNow(),
  /** Null while it is under way. */
  finishedAt: instant('finished_at'),
  /** Why nothing was made, as a sentence; null if something was. */
  problem: text('problem'),
  /** What it costs by the catalogue, in US dollars. */
  usd: doublePrecision('usd').notNull(),
})
