import { and, asc, eq, gt, sql } from 'drizzle-orm'
import {
  NEWEST_CURSOR_PATTERNS,
  type NewestPosition,
  isAfter,
  isPublished,
  newestFirst,
  newestPositionParts,
  toNewestPosition,
} from '../../community/published-page.ts'
import { decodeListCursor, encodeListCursor } from '../../platform/cursor.ts'
import { isSuspended } from '../../access/suspended.ts'
import { user } from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import { personSearch } from '../../platform/database/community/search-schema.ts'
import { story } from '../../platform/database/schema.ts'
import { escapeMarkup } from '../../platform/escape-markup.ts'
import { indexedPaths } from './site-page-head.ts'

/** The protocol's limit for one file. */
const MAX_URLS = 50_000
const CHUNK = 1_000
const CACHE_MS = 600_000
const LIST = 'sitemap'
const FIRST = 'newest'
const PAGES = 'pages'
const PEOPLE = 'people'
/** Profiles after an account. */
const PEOPLE_AFTER = /^people-([\w-]{1,100})$/
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export type Sitemap = {
  /** `/sitemap.xml`: an index of the static pages, the profiles and the published stories, in files with at most 50,000 URLs each. */
  index(origin: string): Promise<Response>
  /** `/sitemap/{page}.xml`; 422 for an unknown page. */
  page(page: string, origin: string): Response
}

/** The sitemap, streamed in chunks. Where its files begin is cached for ten minutes. */
export function createSitemap(db: Database, options: { mostUrls?: number; now?: () => number } = {}): Sitemap {
  const { mostUrls = MAX_URLS, now = Date.now } = options
  let cached: { until: number; starts: Promise<Starts> } | null = null
  const starts = () => {
    if (!cached || cached.until < now()) cached = { until: now() + CACHE_MS, starts: readAllStarts(db, mostUrls) }
    cached.starts.catch(() => (cached = null))
    return cached.starts
  }
  return {
    async index(origin) {
      const { stories, people } = await starts()
      const storyNames = stories.map((place) => encodeListCursor(LIST, newestPositionParts(place)))
      const names = [PAGES, PEOPLE, ...people.map((id) => `${PEOPLE}-${id}`), FIRST, ...storyNames]
      return xmlResponse(indexOf(names.map((name) => `${origin}/sitemap/${name}.xml`)))
    },
    page(page, origin) {
      if (page === PAGES) return xmlResponse(pageUrls(origin))
      const [, account = page === PEOPLE ? '' : null] = PEOPLE_AFTER.exec(page) ?? []
      if (account !== null) return xmlResponse(profileUrls(db, { origin, after: account, most: mostUrls }))
      const after = page === FIRST ? null : toNewestPosition(decodeListCursor(LIST, page, NEWEST_CURSOR_PATTERNS))
      return xmlResponse(storyUrls(db, { origin, after, most: mostUrls }))
    },
  }
}

type Starts = { readonly stories: readonly NewestPosition[]; readonly people: readonly string[] }

async function readAllStarts(db: Database, mostUrls: number): Promise<Starts> {
  const [stories, people] = await Promise.all([readStarts(db, mostUrls), readPeopleStarts(db, mostUrls)])
  return { stories, people }
}

/** The last account of each file that is followed by another one. */
async function readPeopleStarts(db: Database, mostUrls: number): Promise<string[]> {
  const { rows } = await db.execute<{ account_id: string }>(sql`
    SELECT account_id FROM (
      SELECT account_id, row_number() OVER listed AS n, lead(account_id) OVER listed AS next
      FROM person_search WINDOW listed AS (ORDER BY account_id)) counted
    WHERE n % ${mostUrls} = 0 AND next IS NOT NULL ORDER BY n`)
  return rows.map((row) => row.account_id)
}

/** The last story of each file that is followed by another one. */
async function readStarts(db: Database, mostUrls: number): Promise<NewestPosition[]> {
  const { rows } = await db.execute<{ is_featured: boolean; published_at: string; id: string }>(sql`
    SELECT is_featured, published_at, id FROM (
      SELECT is_featured, published_at, id, row_number() OVER listed AS n, lead(id) OVER listed AS next
      FROM story WHERE ${isPublished} WINDOW listed AS (ORDER BY ${sql.join([...newestFirst], sql`, `)})) counted
    WHERE n % ${mostUrls} = 0 AND next IS NOT NULL ORDER BY n`)
  return rows.map((row) => ({ isFeatured: row.is_featured, publishedAt: new Date(row.published_at), id: row.id }))
}

type Part = { readonly origin: string; readonly after: NewestPosition | null; readonly most: number }

async function* pageUrls(origin: string): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACE}>\n${indexedPaths()
    .map((path) => urlOf(origin + path, null))
    .join('')}</urlset>\n`
}

/** Profiles with a published story. */
async function* profileUrls(
  db: Database,
  { origin, after, most }: { origin: string; after: string; most: number },
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACE}>\n`
  let last = after
  for (let left = most; left > 0;) {
    const limit = Math.min(CHUNK, left)
    const rows = await db
      .select({ id: personSearch.accountId, username: user.username, isHidden: isSuspended })
      .from(personSearch)
      .innerJoin(user, eq(user.id, personSearch.accountId))
      .where(gt(personSearch.accountId, last))
      .orderBy(asc(personSearch.accountId))
      .limit(limit)
    yield rows.map(({ username, isHidden }) => (isHidden || username === null ? '' : urlOf(`${origin}/@${username}`, null))).join('')
    if (rows.length < limit) break
    last = rows.at(-1)!.id
    left -= limit
  }
  yield '</urlset>\n'
}

async function* storyUrls(db: Database, { origin, after, most }: Part): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACE}>\n`
  let place = after
  for (let left = most; left > 0;) {
    const limit = Math.min(CHUNK, left)
    const rows = await db
      .select({ id: story.id, isFeatured: story.isFeatured, publishedAt: story.publishedAt })
      .from(story)
      .where(and(isPublished, place ? isAfter(place) : undefined))
      .orderBy(...newestFirst)
      .limit(limit)
    yield rows.map(({ id, publishedAt }) => urlOf(`${origin}/story/community/${id}`, publishedAt!)).join('')
    if (rows.length < limit) break
    place = rows.at(-1) as NewestPosition
    left -= limit
  }
  yield '</urlset>\n'
}

const urlOf = (url: string, changed: Date | null): string =>
  `<url><loc>${escapeMarkup(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`

async function* indexOf(urls: readonly string[]): AsyncGenerator<string> {
  const entries = urls.map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`)
  yield `${XML_DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

function xmlResponse(text: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await text.return(undefined)),
  })
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=60, must-revalidate' },
  })
}
