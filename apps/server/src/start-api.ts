import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { Registry } from 'prom-client'
import { createMailer } from './account/mails/queue-mail.ts'
import { startMailQueue } from './account/mails/mail-queue.ts'
import { createUnsubscribeTokens } from './notifications/unsubscribe-tokens.ts'
import { ensureSetupCode, formatSetupCode } from './account/setup-code.ts'
import { createStreamRights } from './access/stream-rights.ts'
import { startErasureQueue } from './community/erasure-queue.ts'
import { createRecombee } from './community/recombee.ts'
import { grantSignupBonus } from './credits/signup-bonus.ts'
import { createApp } from './http/app.ts'
import { authSecret } from './http/auth/auth-secret.ts'
import { createAuth } from './http/auth/auth.ts'
import { createOidcAuth } from './http/auth/oidc-auth.ts'
import { readinessChecks } from './http/health/checks.ts'
import { createReadiness } from './http/health/readiness.ts'
import { publicOrigin } from './http/kernel/origin.ts'
import { createRequestTracker } from './http/kernel/request-tracker.ts'
import { installZodErrorMessages } from './http/kernel/zod-error-messages.ts'
import { closeServer, listen, reportEventLoop } from './http/serve.ts'
import { loadWebApp } from './http/static/serve-web.ts'
import { type Database, connectDatabase } from './platform/database/client.ts'
import { addDatabaseMetrics } from './monitoring/database-metrics.ts'
import { pingDatabase, watchOutages } from './platform/outage/outage.ts'
import { createExportCheck } from './platform/ffmpeg/export-problem.ts'
import type { Log } from './platform/logging/log.ts'
import { createMailTransport } from './platform/mail/transport.ts'
import { createRateLimiter } from './platform/rate-limit.ts'
import { watchPriceBook } from './platform/price-book.ts'
import { type Settings, isReachable } from './platform/settings.ts'
import { openStorage } from './platform/open-storage.ts'
import { openTemporaryFolder } from './platform/storage/temporary-folder.ts'
import { connectStories } from './connect-stories.ts'
import { createViewCounter } from './views/view-counter.ts'
import { VoiceInstaller } from './voices/voice-installer.ts'
import { watchRoutes } from './connections/watch-routes.ts'
import { warnOfOpenSpending } from './connections/open-spending.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** A user waits. */
const STORAGE_PATIENCE_MS = 5_000

/** Requests and streams that were cut off use the database until their current queries have returned. Shorter than the supervisor waits. */
const CUT_OFF_MS = 5_000

export type RunningApi = { port: number; stop(): Promise<void> }
export type ApiOptions = {
  settings: Settings
  databaseUrl: string
  log: Log
  web?: string
  /** Gets the figures of the installation. */
  metrics?: Registry
}

/** Starts the web server: connects to a migrated database, then listens at HOST and PORT. */
export async function startApi({ settings, databaseUrl, log: outerLog, web = webFolder, metrics }: ApiOptions): Promise<RunningApi> {
  installZodErrorMessages()
  const outages = watchOutages(outerLog, () => pingDatabase(databaseUrl))
  const { log } = outages
  const onError = (error: unknown) => log.warn('connection', { error })
  const { db, pool, close } = connectDatabase(databaseUrl, { connections: 20, onError })
  const storage = await openStorage(settings, { patienceMs: STORAGE_PATIENCE_MS, log })
  const uploads = await openTemporaryFolder(join(settings.dataFolder, 'uploads'), settings.retention.unfinishedUploadMs)
  const watchedRoutes = await watchRoutes({ db, environment: settings, keySource: settings, log })
  warnOfOpenSpending(settings, watchedRoutes.connections, log)
  const stories = await connectStories({
    databaseUrl,
    db,
    pool,
    storage,
    limits: settings.limits,
    languageModel: () => watchedRoutes.languageModel,
    moderation: settings.moderation,
    routes: watchedRoutes.routes,
    prices: watchPriceBook(settings.priceBookFile, log),
    teamMemberIds: settings.teamMemberIds,
    log,
  })
  const secret = await authSecret(db, settings.authSecret)
  const bonus = { credits: settings.signupCredits, freeStories: settings.signupFreeStories, secret }
  const mailer = createMailer(settings.mail !== null)
  const unsubscribeTokens = createUnsubscribeTokens(secret)
  const authOptions = {
    db,
    settings,
    log,
    secret,
    mailer,
    moderator: stories.stories.engines.moderator,
    onAccountCreated: (userId: string) => grantSignupBonus(db, { userId, ...bonus }),
  }
  const auth = createAuth(authOptions)
  const limit = createRateLimiter(db, settings.rateLimits)
  const exportProblem = createExportCheck(settings.dataFolder)
  const stopping = new AbortController()
  const services = {
    settings,
    db,
    pool,
    storage,
    uploadFolder: uploads.path,
    limit,
    limits: settings.limits,
    mailer,
    unsubscribeTokens,
    log,
    isDatabaseDown: () => outages.isDown,
    requests: createRequestTracker(),
    stopping: stopping.signal,
    exportProblem,
    stories: stories.stories,
    runHub: stories.runHub,
    streamRights: createStreamRights(db),
    watchedRoutes,
    voiceInstaller: new VoiceInstaller({ log }),
    views: createViewCounter({ db, log }),
    recommender: settings.recombee && createRecombee(settings.recombee, log),
  }
  const readiness = createReadiness(readinessChecks(services))
  if (metrics) addDatabaseMetrics(metrics, { db, dataFolder: settings.dataFolder })
  const erasure = startErasureQueue(services)
  const mails =
    settings.mail &&
    startMailQueue({ db, transport: createMailTransport(settings.mail), origin: publicOrigin(settings), unsubscribeTokens, log })
  if (isReachable(settings)) await printSetupCode(db, log)
  const app = createApp({ services, auth, oidc: createOidcAuth(authOptions), web: loadWebApp(web), readiness })
  const server = await listen((options) => serve({ fetch: app.fetch, ...options }) as Server, settings)
  const stopReports = reportEventLoop(log)
  return {
    port: settings.port,
    /** Streams and new requests are refused first, requests in flight are finished, and the database is left last. */
    async stop() {
      stopping.abort()
      stopReports()
      erasure.stop()
      await mails?.stop()
      watchedRoutes.stop()
      await closeServer(server, settings.shutdownSeconds * 1_000)
      await services.requests.allEnded(CUT_OFF_MS)
      await services.views.stop()
      await stories.close()
      uploads.close()
      await storage.close()
      await close()
      outages.stop()
    },
  }
}

async function printSetupCode(db: Database, log: Log): Promise<void> {
  const code = await ensureSetupCode(db)
  if (code !== null) log.warn(`The first account becomes staff. Its sign-up form asks for this set-up code: ${formatSetupCode(code)}`)
}
