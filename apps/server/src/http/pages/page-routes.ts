import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { allowedOrigins } from '../kernel/origin.ts'
import type { RequestContext } from '../kernel/context.ts'
import type { HttpServices } from '../kernel/services.ts'
import type { PageAnswer, WebApp } from '../static/serve-web.ts'
import { NOT_INDEXED, headTags } from './head-tags.ts'
import { type FoundHead, type LinkedPage, linkedPage, readPageHead } from './read-page-head.ts'
import { robotsText } from './robots.ts'
import { createSitemap } from './sitemap.ts'

type Bound = Context<{ Bindings: HttpBindings }>

export type PageOptions = {
  readonly services: HttpServices
  readonly web: WebApp
  readonly contextOf: (c: Bound) => Promise<RequestContext>
  readonly addressOf: (c: Bound) => string
}

/** Everything that is no call and no file of a story: the web app, its pages with a head of their own, and what crawlers ask for. */
export function servePages(app: Hono<{ Bindings: HttpBindings }>, { services, web, contextOf, addressOf }: PageOptions): void {
  const origins = allowedOrigins(services.settings)
  const sitemap = createSitemap(services.db)
  const originOf = (c: Bound) => origins.find((origin) => origin === new URL(c.req.url).origin) ?? origins[0]!

  app.get('/robots.txt', (c) => c.text(robotsText(originOf(c)), 200, { 'Cache-Control': 'public, max-age=3600' }))
  app.get('/sitemap.xml', async (c) => {
    await services.limit('sitemap', addressOf(c))
    return sitemap.whole(originOf(c))
  })
  app.get('/sitemap/:file{[\\w-]+\\.xml}', async (c) => {
    await services.limit('sitemap', addressOf(c))
    return sitemap.page(c.req.param('file').replace(/\.xml$/, ''), originOf(c))
  })
  app.get('*', async (c) => {
    const page = linkedPage(c.req.path)
    if (!page) return web.serve(c.req.raw)
    return web.page(await headOf(c, page))
  })

  /** Who opens a link is shown the app also when nothing can be read just now; it says what is wrong, and crawlers come back later. */
  async function headOf(c: Bound, page: LinkedPage): Promise<PageAnswer> {
    try {
      const { account: viewer } = await contextOf(c)
      return answerFor(await readPageHead(services.db, page, { viewer, origin: originOf(c) }))
    } catch (error) {
      services.log.error('a page has no head', { path: c.req.path, error })
      return { status: 503, tags: null, more: NOT_INDEXED }
    }
  }
}

/** What only some may see says nothing of itself, and what nobody may know of is not there. */
function answerFor(head: FoundHead): PageAnswer {
  if (typeof head === 'string') return { status: head === 'unknown' ? 404 : 200, tags: null, more: NOT_INDEXED }
  return { status: 200, tags: headTags(head), more: '' }
}
