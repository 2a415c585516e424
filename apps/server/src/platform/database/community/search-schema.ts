import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Text in byte order, so that words with the same beginning are one range of the index. */
const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * Index of the published stories: one row per story, written by the indexing job (`search/index-stories.ts`). It decides nothing about access: a story that is found is
 * shown only while its own row says that it is published.
 */
export const storySearch = pgTable(
  'story_search',
  {
    storyId: text('story_id').primaryKey(),
    userId: text('user_id').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** Lexemes without positions (`search/lexemes.ts`). */
    words: tsvector('words').notNull(),
  },
  // New rows are indexed at once: a list of pending ones would be scanned by every search.
  (t) => [
    index('story_search_words').using('gin', t.words).with({ fastupdate: false }),
    index('story_search_author').on(t.userId),
    index('story_search_newest').on(t.publishedAt.desc().nullsFirst(), t.storyId.desc().nullsFirst()),
  ],
)

/** Accounts with a published story. */
export const personSearch = pgTable(
  'person_search',
  {
    accountId: text('account_id').primaryKey(),
    /** Number of published stories. */
    stories: integer('stories').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('person_search_words').using('gin', t.words).with({ fastupdate: false }),
    index('person_search_page').on(t.stories.desc().nullsFirst(), t.accountId.desc().nullsFirst()),
  ],
)

/** How many rows of `story_search` and `person_search` have a lexeme: completes words, and tells common words from rare ones. */
export const searchLexeme = pgTable(
  'search_lexeme',
  { lexeme: byteOrderedText('lexeme').primaryKey(), rows: integer('rows').notNull() },
  // The most frequent words with two letters, of which a large community has many thousands.
  (t) => [
    index('search_lexeme_beginning')
      .on(sql`left(${t.lexeme}, 3)`, t.rows.desc().nullsFirst())
      .where(sql`lexeme NOT LIKE '%:%'`),
  ],
)

/** Stories that have to be indexed again, written by triggers; a story may have several rows. */
export const searchPending = pgTable('search_pending', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  storyId: text('story_id').notNull(),
})
