import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { dayLexeme, monthLexeme, quoteLexeme } from './lexemes.ts'
import { type Condition, intersect } from './query-terms.ts'

/** A place in the results of one level, which are ordered by time. */
export type PublishedPosition = { readonly publishedAt: Date; readonly id: string }

/** With at most this number of rows, all are read and sorted. */
const FEW_ROWS = 1_000
/** Matches that the first period should have. */
const WANTED_MATCHES = 100
/** Each period has this multiple of the stories of the one before. */
const GROWTH = 8
/** Longer periods are looked up by month, and beyond that as a whole. */
const MAX_DAYS = 62
const MAX_MONTHS = 48
/** Longest period that is looked up by the counts of its days. */
const MAX_COUNTED_DAYS = 1_000

type MatchQuery = {
  readonly condition: Condition
  readonly after: PublishedPosition | null
  readonly limit: number
  /** Stories in the index. */
  readonly total: number
  readonly fewRows?: number
}

/**
 * The newest matches of a condition after a place. A condition with many rows is looked for period by period, from the place on: a word that is in every story costs as
 * much as a rare one. The periods grow, and all that is left is read at once as soon as it seems to be little: frequent words may seldom meet.
 */
export async function findMatches(
  db: Database,
  { condition, after, limit, total, fewRows = FEW_ROWS }: MatchQuery,
): Promise<PublishedPosition[]> {
  if (condition.rows <= fewRows) return readMatches(db, condition, { after, since: null, limit })
  const found: PublishedPosition[] = []
  let until = after ? after.publishedAt : null
  let place = after
  let searched = 0
  let stories = Math.max(GROWTH, Math.ceil((WANTED_MATCHES * total) / condition.rows))
  while (found.length < limit) {
    const isRare = searched > 0 && ((found.length + 1) * total) / searched <= 2 * fewRows
    const period = isRare ? null : await readPeriod(db, until, stories)
    const within = period === null ? condition : intersect([condition, period.condition])
    found.push(...(await readMatches(db, within, { after: place, since: period?.since ?? null, limit: limit - found.length })))
    if (period === null) break
    until = new Date(period.since.getTime() - 1)
    place = { publishedAt: period.since, id: '' }
    searched += period.condition.rows
    stories *= GROWTH
  }
  return found
}

type Range = { readonly after: PublishedPosition | null; readonly since: Date | null; readonly limit: number }

async function readMatches(db: Database, { expression }: Condition, { after, since, limit }: Range): Promise<PublishedPosition[]> {
  const conditions: SQL[] = [sql`words @@ ${expression}::tsquery`]
  if (after) conditions.push(sql`(published_at, story_id) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id})`)
  if (since) conditions.push(sql`published_at >= ${since.toISOString()}::timestamptz`)
  const { rows } = await db.execute<{ story_id: string; published_at: string }>(sql`
    SELECT story_id, published_at FROM story_search WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY published_at DESC, story_id DESC LIMIT ${limit}`)
  return rows.map((row) => ({ id: row.story_id, publishedAt: new Date(row.published_at) }))
}

type Period = { readonly since: Date; readonly condition: Condition }

/** Whole days back from `until` (null: the newest) with at least this number of stories; null: all that are left. */
async function readPeriod(db: Database, until: Date | null, stories: number): Promise<Period | null> {
  const end = until ? dayLexeme(until) : 'e'
  const { rows } = await db.execute<{ lexeme: string; rows: number }>(sql`
    SELECT lexeme, rows FROM search_lexeme WHERE lexeme >= 'd' AND lexeme <= ${end} ORDER BY lexeme DESC LIMIT ${MAX_COUNTED_DAYS}`)
  let sum = 0
  const last = rows.findIndex((row) => (sum += row.rows) >= stories)
  if (last === -1) return null
  const days = rows.slice(0, last + 1).map(({ lexeme }) => lexeme)
  const since = new Date(`${days.at(-1)!.slice(1)}T00:00:00.000Z`)
  const months = [...new Set(days.map((day) => monthLexeme(new Date(day.slice(1)))))]
  const lexemes = days.length <= MAX_DAYS ? days : months.length <= MAX_MONTHS ? months : null
  return lexemes && { since, condition: { expression: `(${lexemes.map(quoteLexeme).join(' | ')})`, rows: sum } }
}
