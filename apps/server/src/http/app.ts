import { AppError } from '@fablecut/contracts/errors/app-error'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { type Auth } from './auth/auth.ts'
import type { OidcAuth } from './auth/oidc-auth.ts'
import { readAccount } from './auth/read-account.ts'
import { handleAuth } from './auth/auth-routes.ts'
import { sendDownload } from './account/send-download.ts'
import { unsubscribe } from './account/unsubscribe.ts'
import { UNSUBSCRIBE_PATH } from '../account/mails/write-notification-mail.ts'
import { serveHealth } from './health/health-routes.ts'
import type { Readiness } from './health/readiness.ts'
import { clientAddress } from './kernel/client-address.ts'
import { withFeatures } from './kernel/account.ts'
import type { RequestContext } from './kernel/context.ts'
import { temporarilyUnavailable, errorResponse, toAppError } from './kernel/error-answer.ts'
import { withJsonBody } from './kernel/json-body.ts'
import { openApiDescription } from './kernel/openapi.ts'
import { logRequests } from './kernel/request-log.ts'
import { createOperationsHandler } from './operations-handler.ts'
import { allowedOrigins, checkOrigin } from './kernel/origin.ts'
import { securityHeaders } from './kernel/security-headers.ts'
import { serveMedia } from './media/serve-media.ts'
import { receiveImage, receiveStoryFile, receiveUpload } from './media/upload-routes.ts'
import { addLogContext } from '../platform/logging/log-context.ts'
import { THUMBNAIL_FOLDER } from '../media/media-url.ts'
import { WEBHOOK_PATH } from '../provider-webhooks/webhook-address.ts'
import { servePages } from './pages/page-routes.ts'
import { optionsResponse } from './options.ts'
import { EMBED_PATH } from './kernel/public-paths.ts'
import { receiveProject } from './projects/receive-project.ts'
import { sendProject } from './projects/send-project.ts'
import { router } from './router.ts'
import type { HttpServices } from './kernel/services.ts'
import { serveSong } from './songs/serve-song.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'
import type { WebApp } from './static/serve-web.ts'

export type AppOptions = { services: HttpServices; auth: Auth; oidc: OidcAuth | null; web: WebApp; readiness: () => Promise<Readiness> }

/** The HTTP application: `/api/*` (the contract, sign-in, uploads), `/media/*`, and the web app for all other paths. */
export function createApp({ services, auth, oidc, web, readiness }: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const origins = allowedOrigins(services.settings)
  const operations = createOperationsHandler(router, services.log)
  const addressOf = (c: Parameters<typeof getConnInfo>[0]) =>
    clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for') ?? null, services.settings.trustProxy)
  const contextOf = async (c: Parameters<typeof getConnInfo>[0]): Promise<RequestContext> => {
    if (services.isDatabaseDown()) throw temporarilyUnavailable()
    const headers = c.req.raw.headers
    const account = await readAccount(auth, services.db, headers)
    if (account) addLogContext({ accountId: account.id })
    return { services, headers, address: addressOf(c), account: account && withFeatures(account, services.settings) }
  }

  const headers = securityHeaders(services.settings)
  app.use(async (_, next) => {
    const end = services.requests.begin()
    await next().finally(end)
  })
  app.use(logRequests(services.log))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    // Its own policy says who may show it in a frame.
    if (c.req.path.startsWith(EMBED_PATH)) c.res.headers.delete('X-Frame-Options')
  })
  // Health is served to the end, so that a load balancer sees the reason.
  serveHealth(app, readiness)
  app.use(async (c, next) => {
    if (!services.stopping.aborted) return next()
    c.header('Connection', 'close')
    throw temporarilyUnavailable()
  })
  app.use('/api/*', async (c, next) => {
    if (c.req.method === 'OPTIONS') return optionsResponse(c.req.path) ?? c.notFound()
    // These come from servers without a session, and are signed.
    if (!c.req.path.startsWith(WEBHOOK_PATH) && !c.req.path.startsWith(UNSUBSCRIBE_PATH)) checkOrigin(c.req.raw, origins)
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.all('/api/auth/*', (c) => handleAuth(c.req.raw, { auth, oidc, services, address: addressOf(c) }))
  app.get('/api/me/download', async (c) => sendDownload(c.req.raw, await contextOf(c)))
  app.get('/api/stories/:id/project', async (c) => sendProject(c.req.raw, c.req.param('id'), await contextOf(c)))
  app.post('/api/media/upload_image', async (c) => receiveImage(c.env.incoming, await contextOf(c)))
  app.post('/api/media/upload', async (c) => receiveUpload(c.env.incoming, await contextOf(c)))
  app.post('/api/stories/import', async (c) => receiveProject(c.env.incoming, await contextOf(c)))
  app.post('/api/stories/:id/upload', async (c) => receiveStoryFile(c.env.incoming, c.req.param('id'), await contextOf(c)))
  app.post(`${WEBHOOK_PATH}:provider/:token`, async (c) => {
    if (services.isDatabaseDown()) throw temporarilyUnavailable()
    return receiveWebhook(c.req.raw, c.req.param(), services, addressOf(c))
  })
  app.post(`${UNSUBSCRIBE_PATH}:token`, async (c) => unsubscribe(c.req.param('token'), await contextOf(c)))
  app.get('/api/openapi.json', async () => Response.json(await openApiDescription()))
  app.all('/api/*', async (c) => {
    const context = await contextOf(c)
    if (isRead(c.req)) await services.limit('read', context.account?.id ?? context.address)
    const response = await operations(await withJsonBody(c.req.raw, { isSignedIn: context.account !== null }), context)
    if (!response) throw new AppError('NOT_FOUND')
    return response
  })
  app.get(`/media/:id/${THUMBNAIL_FOLDER}/:name`, async (c) => serveMedia(c.req.raw, c.req.param(), await contextOf(c)))
  app.get('/media/:id/:name', async (c) => serveMedia(c.req.raw, c.req.param(), await contextOf(c)))
  app.get('/songs/:file', async (c) => serveSong(c.req.raw, c.req.param('file'), await contextOf(c)))
  servePages(app, { services, web, contextOf, addressOf })
  app.notFound(() => errorResponse(new AppError('NOT_FOUND')))
  app.onError((error, c) => errorResponse(toAppError(error, services.log, { method: c.req.method, path: c.req.path })))
  return app
}

/** Following runs is a read whatever its method. */
export const isRead = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'GET' || method === 'HEAD' || path.startsWith('/api/stories/workflow/status')
