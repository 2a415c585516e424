import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { Period, PublishedDays } from './published-days.ts'
import { type Condition, intersect } from './query-terms.ts'

/** A place in the results of one level, which are ordered by time. With an empty id: after everything from this time on. */
export type PublishedPosition = { readonly publishedAt: Date; readonly id: string }

/** With at most this number of rows, all are read and sorted. */
const FEW_ROWS = 1_000
/** Newest stories that are tested one by one, if a condition may hold for one in `TESTED_SHARE`. */
const TESTED = 300
const TESTED_SHARE = 8
/** Matches that the first period should have. */
const WANTED_MATCHES = 100
/** Each period has this multiple of the stories of the one before. */
const GROWTH = 8
/** The index intersects a word with this number of rows with any others in some milliseconds. */
const QUICK_ROWS = 50_000
/** Stories among which an answer looks for words that are frequent but seldom together. */
export const MAX_SEARCHED = 20_000
/** As many for an answer that goes on where an earlier one ended: it is known by then that little will be found. */
export const MAX_SEARCHED_LATER = 250_000

type MatchQuery = {
  readonly condition: Condition
  readonly after: PublishedPosition | null
  readonly limit: number
  /** Stories in the index. */
  readonly total: number
  readonly days: PublishedDays
  /** Stories that are still to be looked at for one answer. Default: `MAX_SEARCHED`. */
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
 * story costs as much as a rare one. The periods grow, and all that is left is read at once as soon as it seems to be little. Words that are frequent but seldom together
 * leave nothing to stop at: then the answer ends when the budget is used up, and says where to go on.
 */
export async function findMatches(db: Database, query: MatchQuery): Promise<Matches> {
  const { condition, after, limit, total, days, budget = MAX_SEARCHED, fewRows = FEW_ROWS } = query
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
  let stories = Math.max(GROWTH, Math.ceil((WANTED_MATCHES * total) / condition.rows))
  while (found.length < limit) {
    if (searched >= budget) return { places: found, resume: place, searched }
    isRare ||= searched > 0 && ((found.length + 1) * total) / searched <= 2 * fewRows
    const left = budget - searched
    const isQuick = isRare && condition.rows <= QUICK_ROWS
    const period = isQuick ? ALL_THAT_IS_LEFT : await days.periodBefore(endOf(place), isRare ? left : Math.min(stories, left))
    if (period === null) break
    const within = period.condition ? intersect([condition, period.condition]) : condition
    found.push(...(await readMatches(db, within, { after: place, since: period.since, limit: limit - found.length })))
    if (period.since === null) break
    place = { publishedAt: period.since, id: '' }
    searched += period.stories
    stories *= GROWTH
  }
  return isComplete(found, searched)
}

const ALL_THAT_IS_LEFT: Period = { since: null, condition: null, stories: 0 }

/** Whether an earlier answer ended there, as matches are rare. */
export const isResumed = (place: PublishedPosition | null): boolean => place?.id === ''

/** The latest time after a place. */
function endOf(place: PublishedPosition | null): Date | null {
  if (place === null) return null
  return isResumed(place) ? new Date(place.publishedAt.getTime() - 1) : place.publishedAt
}

type Range = { readonly after: PublishedPosition | null; readonly since: Date | null; readonly limit: number }

async function readMatches(db: Database, { expression }: Condition, { after, since, limit }: Range): Promise<PublishedPosition[]> {
  const conditions: SQL[] = [sql`words @@ ${expression}::tsquery`]
  if (after) conditions.push(isAfter(after))
  if (since) conditions.push(sql`published_at >= ${since.toISOString()}::timestamptz`)
  // Postgres does not know how many rows match, and would rather test all stories in the order of time.
  const { rows } = await db.execute<PlaceRow>(sql`
    WITH matched AS MATERIALIZED (SELECT story_id, published_at FROM story_search WHERE ${sql.join(conditions, sql` AND `)})
    SELECT * FROM matched ORDER BY published_at DESC, story_id DESC LIMIT ${limit}`)
  return rows.map(toPosition)
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
