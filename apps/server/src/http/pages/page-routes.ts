import { AppError } from '@fablecut/contracts/errors/app-error'
import { isPagePath } from '@fablecut/contracts/page-paths'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { errorResponse } from '../kernel/error-answer.ts'
import { serveEmbeds } from '../embed/embed-routes.ts'
import { serveFeeds } from '../feeds/feed-routes.ts'
import { allowedOrigins } from '../kernel/origin.ts'
import type { RequestContext } from '../kernel/context.ts'
import type { HttpServices } from '../kernel/services.ts'
import type { PageResponse, WebApp } from '../static/serve-web.ts'
import { NOT_INDEXED, headTags } from './head-tags.ts'
import { type PageHeadResult, type LinkedPage, linkedPage, readPageHead } from './read-page-head.ts'
import { sitePageHead } from './site-page-head.ts'
import { robotsText } from './robots.ts'
import { createSitemap } from './sitemap.ts'

type HonoContext = Context<{ Bindings: HttpBindings }>

export type PageOptions = {
  readonly services: HttpServices
  readonly web: WebApp
  readonly contextOf: (c: HonoContext) => Promise<RequestContext>
  readonly addressOf: (c: HonoContext) => string
}

/** Routes outside API and media: the web app, pages with their own metadata, and files for crawlers. */
export function servePages(app: Hono<{ Bindings: HttpBindings }>, { services, web, contextOf, addressOf }: PageOptions): void {
  const origins = allowedOrigins(services.settings)
  const sitemap = createSitemap(services.db)
  const originOf = (c: HonoContext) => origins.find((origin) => origin === new URL(c.req.url).origin) ?? origins[0]!

  app.get('/robots.txt', (c) => c.text(robotsText(originOf(c)), 200, { 'Cache-Control': 'public, max-age=3600' }))
  app.get('/sitemap.xml', async (c) => {
    await services.limit('sitemap', addressOf(c))
    return sitemap.index(originOf(c))
  })
  app.get('/sitemap/:file{[\\w-]+\\.xml}', async (c) => {
    await services.limit('sitemap', addressOf(c))
    return sitemap.page(c.req.param('file').replace(/\.xml$/, ''), originOf(c))
  })
  serveFeeds(app, { services, originOf, addressOf })
  serveEmbeds(app, { services, origins, originOf, addressOf })
  app.get('*', async (c) => {
    const linked = linkedPage(c.req.path)
    if (linked) return web.page(await headOf(c, linked))
    const file = web.file(c.req.raw)
    if (file) return file
    if (!isPagePath(c.req.path)) return unknownAddress(c, web)
    const head = sitePageHead(c.req.path, new URL(c.req.url).searchParams, originOf(c))
    return web.page({ status: 200, tags: head && headTags(head), more: '' })
  })

  /** A page whose metadata can't be read is served as the plain app, which shows the error itself. */
  async function headOf(c: HonoContext, page: LinkedPage): Promise<PageResponse> {
    try {
      const { account: viewer } = await contextOf(c)
      return pageResponseFor(
        await readPageHead(services.db, page, { viewer, origin: originOf(c), isEmbeddable: services.settings.embedders !== null }),
      )
    } catch (error) {
      services.log.error('a page has no head', { path: c.req.path, error })
      return { status: 503, tags: null, more: NOT_INDEXED }
    }
  }
}

/** Requests for scripts, styles or JSON get no HTML page, which a browser would cache. */
function unknownAddress(c: HonoContext, web: WebApp): Response {
  const accept = c.req.header('accept') ?? '*/*'
  if (accept.includes('json') && !accept.includes('text/html')) return errorResponse(new AppError('NOT_FOUND'))
  if (c.req.path.startsWith('/assets/') || /\.(js|css|map|woff2)$/.test(c.req.path)) return new Response('Not found', { status: 404 })
  return web.page({ status: 404, tags: null, more: NOT_INDEXED })
}

/** Private pages have no metadata, and unknown ones are 404. */
function pageResponseFor(head: PageHeadResult): PageResponse {
  if (typeof head === 'string') return { status: head === 'unknown' ? 404 : 200, tags: null, more: NOT_INDEXED }
  return { status: 200, tags: headTags(head), more: '' }
}
