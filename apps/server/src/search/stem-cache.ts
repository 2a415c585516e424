import type { Database } from '../platform/database/client.ts'
import { type Stemmed, type WordOf, stemWords } from './stems.ts'

const MAX_WORDS = 50_000

/** By language and word, the oldest first. */
const known = new Map<string, Stemmed>()

const keyOf = ({ language, word }: WordOf): string => `${language}:${word}`

/** As `stemWords`, for the words of queries: Postgres is asked only for words that this process has not seen before. */
export async function stemQueryWords(db: Pick<Database, 'execute'>, words: readonly WordOf[]): Promise<Stemmed[]> {
  const unknown = words.filter((word) => !known.has(keyOf(word)))
  const found = new Map((await stemWords(db, unknown)).map((stemmed) => [keyOf(stemmed), stemmed]))
  const stems = words.map((word) => (known.get(keyOf(word)) ?? found.get(keyOf(word)))!)
  for (const [key, stemmed] of found) known.set(key, stemmed)
  while (known.size > MAX_WORDS) known.delete(known.keys().next().value!)
  return stems
}
