import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { indexAuthors } from './index-authors.ts'
import { LexemeCounts } from './lexeme-counts.ts'
import { type AuthoredStory, readSearchable } from './read-searchable.ts'
import { stemWords } from './stems.ts'
import { storyLexemes, wordsToStem } from './story-lexemes.ts'

/** Stories per transaction. */
const BATCH = 100
const LOCK = 5_820_331_907

/**
 * Indexes the stories that wait longest, as they are now; unpublished and deleted ones leave the index. One process at a time: counts of lexemes are rows that all batches
 * change. Returns the number of stories; 0: none waits, or another process is at work.
 */
export async function indexPendingStories(pool: pg.Pool, limit = BATCH): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const { rows: locked } = await tx.db.execute<{ ok: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS ok`)
    if (!locked[0]!.ok) return 0
    const ids = await takePending(tx, limit)
    if (ids.length > 0) await indexStories(tx, ids)
    return ids.length
  })
}

async function takePending({ db }: OpenTransaction, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ story_id: string }>(sql`
    DELETE FROM search_pending WHERE id IN (SELECT id FROM search_pending ORDER BY id LIMIT ${limit}) RETURNING story_id`)
  return [...new Set(rows.map((row) => row.story_id))]
}

async function indexStories(tx: OpenTransaction, ids: readonly string[]): Promise<void> {
  const counts = new LexemeCounts()
  const { rows: removed } = await tx.db.execute<{ user_id: string; lexemes: string[] }>(sql`
    DELETE FROM story_search WHERE story_id = ANY(${sql.param(ids)}::text[]) RETURNING user_id, tsvector_to_array(words) AS lexemes`)
  for (const { lexemes } of removed) counts.remove(lexemes)
  const stories = await readSearchable(tx.db, ids)
  for (const [story, lexemes] of await lexemesOf(tx, stories)) {
    await tx.db.execute(sql`
      INSERT INTO story_search (story_id, user_id, published_at, words)
      VALUES (${story.id}, ${story.userId}, ${story.publishedAt.toISOString()}::timestamptz, array_to_tsvector(${sql.param(lexemes)}::text[]))`)
    counts.add(lexemes)
  }
  await indexAuthors(tx, [...new Set([...removed.map((row) => row.user_id), ...stories.map(({ userId }) => userId)])], counts)
  await counts.store(tx)
}

/** All words of the batch are stemmed by one statement. */
async function lexemesOf({ db }: OpenTransaction, stories: readonly AuthoredStory[]): Promise<(readonly [AuthoredStory, string[]])[]> {
  const words = stories.map(wordsToStem)
  const stems = await stemWords(db, words.flat())
  let start = 0
  return stories.map((story, index) => {
    const end = start + words[index]!.length
    const lexemes = storyLexemes(story, stems.slice(start, end))
    start = end
    return [story, lexemes] as const
  })
}
