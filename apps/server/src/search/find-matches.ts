import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { PublishedDays } from './published-days.ts'
import { type Condition, expectedRows, intersect } from './query-terms.ts'

/** A place in the results of one level, which are ordered by time. With an empty id: after everything from this time on. */
export type PublishedPosition = { readonly publishedAt: Date; readonly id: string }

/** With at most this number of rows, all are read and sorted. */
const FEW_ROWS = 1_000
/** Newest stories that are tested one by one, if a condition may hold for one in `TESTED_SHARE`. */
const TESTED = 150
const TESTED_SHARE = 6
/** Matches that the first period should have. */
const WANTED_MATCHES = 100
/** Each period has this multiple of the stories of the one before. */
const GROWTH = 8
/** The index intersects a word with this number of rows with any others in some milliseconds. */
const QUICK_ROWS = 50_000
/** Stories among which a first answer looks for words that are frequent but seldom together. */
const MAX_SEARCHED = 12_000
/** The same for an answer that goes on: whoever still waits is served best by few requests. */
const MAX_SEARCHED_LATER = 24_000

type MatchQuery = {
  readonly condition: Condition
  readonly after: PublishedPosition | null
  readonly limit: number
  /** Stories in the index. */
  readonly total: number
  readonly days: PublishedDays
  /** Stories that are still to be looked at for one answer. Default: `searchBudget(after)`. */
  readonly budget?: number
  readonly fewRows?: number
}

export type Matches = {
  readonly places: readonly PublishedPosition[]
  /** Where to go on when the budget was used up before the limit was reached; null: nothing is left, or the limit was reached. */
  readonly resume: PublishedPosition | null
  /** Stories that were looked at. */
  readonly searched: number
}

/**
 * The newest matches of a condition after a place. A condition with many rows is tested on the newest stories and then looked for period by period, so that a word of every
 * story costs as much as a rare one. The periods grow, one with too many matches is made smaller, and all that is left is read at once as soon as it seems to be little. Words that are frequent but seldom together
 * leave nothing to stop at: then the answer ends when the budget is used up, and says where to go on.
 */
export async function findMatches(db: Database, query: MatchQuery): Promise<Matches> {
  const { condition, after, limit, total, days, budget = searchBudget(after), fewRows = FEW_ROWS } = query
  const isComplete = (places: readonly PublishedPosition[], searched = 0): Matches => ({ places, resume: null, searched })
  if (condition.rows <= fewRows) return isComplete(await readMatches(db, condition, { after, since: null, limit }))
  const found: PublishedPosition[] = []
  let place = after
  let searched = 0
  let isRare = isResumed(after)
  if (!isRare && condition.rows * TESTED_SHARE >= total) {
    const tested = await testNewest(db, condition, after)
    found.push(...tested.places.slice(0, limit))
    if (tested.end === null || found.length === limit) return isComplete(found)
    place = tested.end
    searched = TESTED
    isRare = found.length === 0
  }
  let mayReadAll = condition.rows <= QUICK_ROWS
  let isDense = false
  let stories = Math.max(GROWTH, Math.ceil((WANTED_MATCHES * total) / condition.rows))
  while (found.length < limit) {
    if (searched >= budget) return { places: found, resume: place, searched }
    isRare ||= searched > 0 && ((found.length + 1) * total) / searched <= 2 * fewRows
    const range = { after: place, limit: limit - found.length, most: 2 * fewRows }
    if (mayReadAll && (isRare || expectedRows(condition, total) <= fewRows)) {
      const rest = await readIfFew(db, condition, { ...range, since: null })
      if (rest) return isComplete([...found, ...rest], searched)
      mayReadAll = false
    }
    const left = budget - searched
    const period = await days.periodBefore(endOf(place), isRare && !isDense ? left : Math.min(stories, left))
    if (period === null) break
    const within = period.condition ? intersect([condition, period.condition]) : condition
    const read = stories === 1 ? readMatches : readIfFew
    const matches = await read(db, within, { ...range, since: period.since })
    if (matches === null) {
      isDense = true
      stories = Math.ceil(Math.min(stories, period.stories) / GROWTH)
      continue
    }
    found.push(...matches)
    if (period.since === null) break
    place = { publishedAt: period.since, id: '' }
    searched += period.stories
    stories *= GROWTH
  }
  return isComplete(found, searched)
}

/** Stories among which an answer that begins at a place looks for its page. */
export const searchBudget = (start: PublishedPosition | null): number => (isResumed(start) ? MAX_SEARCHED_LATER : MAX_SEARCHED)

/** Whether an earlier answer ended there, as matches are rare. */
const isResumed = (place: PublishedPosition | null): boolean => place?.id === ''

/** The latest time after a place. */
function endOf(place: PublishedPosition | null): Date | null {
  if (place === null) return null
  return isResumed(place) ? new Date(place.publishedAt.getTime() - 1) : place.publishedAt
}

type Range = { readonly after: PublishedPosition | null; readonly since: Date | null; readonly limit: number }
type FewRange = Range & { readonly most: number }

async function readMatches(db: Database, condition: Condition, range: Range): Promise<PublishedPosition[]> {
  // Postgres does not know how many rows match, and would rather test all stories in the order of time.
  const { rows } = await db.execute<PlaceRow>(sql`
    WITH matched AS MATERIALIZED (${matchesOf(condition, range)})
    SELECT * FROM matched ORDER BY published_at DESC, story_id DESC LIMIT ${range.limit}`)
  return rows.map(toPosition)
}

/** Null for more than `most` matches: a word may be that of a season, and words that belong together meet more often than by chance. */
async function readIfFew(db: Database, condition: Condition, range: FewRange): Promise<PublishedPosition[] | null> {
  const { rows } = await db.execute<PlaceRow & { number: number }>(sql`
    WITH matched AS MATERIALIZED (${matchesOf(condition, range)} LIMIT ${range.most + 1})
    SELECT *, (SELECT count(*)::int FROM matched) AS number FROM matched ORDER BY published_at DESC, story_id DESC LIMIT ${range.limit}`)
  return rows[0] && rows[0].number > range.most ? null : rows.map(toPosition)
}

function matchesOf({ expression }: Condition, { after, since }: Range): SQL {
  const conditions: SQL[] = [sql`words @@ ${expression}::tsquery`]
  if (after) conditions.push(isAfter(after))
  if (since) conditions.push(sql`published_at >= ${since.toISOString()}::timestamptz`)
  return sql`SELECT story_id, published_at FROM story_search WHERE ${sql.join(conditions, sql` AND `)}`
}

/** Matches among the newest stories after a place, and where these end; null: there are no older ones. */
async function testNewest(db: Database, { expression }: Condition, after: PublishedPosition | null) {
  const { rows } = await db.execute<PlaceRow & { is_match: boolean; number: number }>(sql`
    SELECT * FROM (
      SELECT story_id, published_at, words @@ ${expression}::tsquery AS is_match, row_number() OVER (ORDER BY published_at DESC, story_id DESC)::int AS number
      FROM (SELECT story_id, published_at, words FROM story_search WHERE ${after ? isAfter(after) : sql`true`}
        ORDER BY published_at DESC, story_id DESC LIMIT ${TESTED}) newest
    ) tested WHERE is_match OR number = ${TESTED} ORDER BY number`)
  const last = rows.at(-1)
  return { places: rows.filter((row) => row.is_match).map(toPosition), end: last?.number === TESTED ? toPosition(last) : null }
}

const isAfter = ({ publishedAt, id }: PublishedPosition): SQL =>
  sql`(published_at, story_id) < (${publishedAt.toISOString()}::timestamptz, ${id})`

type PlaceRow = { readonly story_id: string; readonly published_at: string }
const toPosition = (row: PlaceRow): PublishedPosition => ({ id: row.story_id, publishedAt: new Date(row.published_at) })
