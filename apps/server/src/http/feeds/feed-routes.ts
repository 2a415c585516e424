import { createHash } from 'node:crypto'
import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { HttpServices } from '../kernel/services.ts'
import type { FeedOf } from '../kernel/public-paths.ts'
import { readFeed } from './read-feed.ts'
import { toRss } from './rss.ts'

type HonoContext = Context<{ Bindings: HttpBindings }>
type FeedOptions = {
  readonly services: HttpServices
  readonly originOf: (c: HonoContext) => string
  readonly addressOf: (c: HonoContext) => string
}

/** RSS feeds of the community, of its categories and of profiles. What is taken back leaves them within a minute. */
export function serveFeeds(app: Hono<{ Bindings: HttpBindings }>, { services, originOf, addressOf }: FeedOptions): void {
  app.get('/story/community/feed.xml', (c) => send(c, null))
  app.get('/story/community/feed/:file{[\\w-]+\\.xml}', async (c) => {
    const categoryId = CATEGORY_IDS.find((id) => c.req.param('file') === `${id}.xml`) as CategoryId | undefined
    return categoryId ? send(c, { categoryId }) : notFound()
  })
  app.get('/:profile{@[^/]+}/feed.xml', async (c) => send(c, { username: c.req.param('profile').slice(1) }))

  async function send(c: HonoContext, of: FeedOf): Promise<Response> {
    await services.limit('feed', addressOf(c))
    const feed = await readFeed(services.db, of)
    if (!feed) return notFound()
    const body = toRss(feed, of, originOf(c))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const headers = { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=60', ETag: etag }
    return c.req.header('if-none-match') === etag ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
  }
}

const notFound = (): Response => new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
