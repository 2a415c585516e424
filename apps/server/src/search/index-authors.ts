import { and, inArray, sql } from 'drizzle-orm'
import { isSuspended } from '../access/suspended.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { PERSON, wordLexeme } from './lexemes.ts'
import type { LexemeCounts } from './lexeme-counts.ts'
import { wordForms } from './words.ts'

/** Indexes accounts that have a published story; others are not found, so that a search tells nobody who has an account. */
export async function indexAuthors(tx: OpenTransaction, accountIds: readonly string[], counts: LexemeCounts): Promise<void> {
  const { rows: removed } = await tx.db.execute<{ lexemes: string[] }>(sql`
    DELETE FROM person_search WHERE account_id = ANY(${sql.param(accountIds)}::text[]) RETURNING tsvector_to_array(words) AS lexemes`)
  for (const { lexemes } of removed) counts.remove(lexemes)
  const stories = sql<number>`(SELECT count(*)::int FROM story_search WHERE user_id = ${user.id})`
  const rows = await tx.db
    .select({ id: user.id, name: user.name, username: user.username, stories })
    .from(user)
    .where(and(inArray(user.id, [...accountIds]), sql`NOT ${isSuspended} AND ${user.username} IS NOT NULL`))
  for (const person of rows.filter((row) => row.stories > 0)) {
    const lexemes = [...wordForms(`${person.name}\n${person.username}`)].map((form) => wordLexeme(PERSON, form))
    await tx.db.execute(sql`
      INSERT INTO person_search (account_id, stories, words)
      VALUES (${person.id}, ${person.stories}, array_to_tsvector(${sql.param(lexemes)}::text[]))`)
    counts.add(lexemes)
  }
}
