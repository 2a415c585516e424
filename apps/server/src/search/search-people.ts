import { sql } from 'drizzle-orm'
import { decodeListCursor, encodeListCursor } from '../platform/cursor.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { isNotBlockedAccount } from '../access/blocks.ts'
import type { Viewer } from '../access/story-access.ts'
import { isSuspended } from '../access/suspended.ts'
import { PERSON } from './lexemes.ts'
import { parseQuery } from './parse-query.ts'
import { readTerms } from './query-terms.ts'

export type FoundPerson = {
  readonly displayName: string
  readonly username: string
  readonly avatarUrl: string | null
  readonly publishedCount: number
}

const PAGE_SIZE = 12
const LIST = 'people'
const CURSOR_PATTERNS = [/^\d{1,9}$/, /^[\w-]{1,100}$/]

/** People with a published story whose name or user name has all words of a query, those with most stories first, without those whom the viewer blocked. */
export async function searchPeople(
  db: Database,
  { query: text, cursor, viewer }: { query: string; cursor?: string | undefined; viewer: Viewer },
): Promise<{ people: FoundPerson[]; nextCursor: string | null }> {
  const position = cursor === undefined ? null : decodeListCursor(LIST, cursor, CURSOR_PATTERNS)
  const terms = await readTerms(db, parseQuery(text), [])
  const condition = terms.all(PERSON)
  if (condition === null) return { people: [], nextCursor: null }
  // A page has all that were found; those who are not shown, as their index is not of today, must not end the list.
  const { rows } = await db.execute<{
    id: string
    stories: number
    name: string
    username: string
    image: string | null
    is_shown: boolean
  }>(sql`
    SELECT found.account_id AS id, found.stories, "user".name, "user".username, "user".image,
      coalesce(NOT ${isSuspended} AND ${user.username} IS NOT NULL AND ${isNotBlockedAccount(viewer, sql`found.account_id`)}, false) AS is_shown
    FROM (SELECT account_id, stories FROM person_search WHERE words @@ ${condition.expression}::tsquery
      ${position ? sql`AND (stories, account_id) < (${Number(position[0])}, ${position[1]})` : sql``}
      ORDER BY stories DESC, account_id DESC LIMIT ${PAGE_SIZE + 1}) found
    LEFT JOIN "user" ON ${user.id} = found.account_id
    ORDER BY found.stories DESC, found.account_id DESC`)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const people = page
    .filter((row) => row.is_shown)
    .map((row) => ({ displayName: row.name, username: row.username, avatarUrl: row.image, publishedCount: row.stories }))
  return { people, nextCursor: rows.length > PAGE_SIZE && last ? encodeListCursor(LIST, [String(last.stories), last.id]) : null }
}
