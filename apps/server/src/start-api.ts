import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { startErasureQueue } from './community/erasure-queue.ts'
import { createRecombee } from './community/recombee.ts'
import { grantSignupBonus } from './credits/signup-bonus.ts'
import { createApp } from './http/app.ts'
import { authSecret } from './http/auth/auth-secret.ts'
import { createAuth } from './http/auth/auth.ts'
import { installZodErrorMessages } from './http/kernel/zod-error-messages.ts'
import { closeServer, emptyFolder, listen, reportEventLoop } from './http/serve.ts'
import { loadWebApp } from './http/static/serve-web.ts'
import { connectDatabase } from './platform/database/client.ts'
import { createExportCheck } from './platform/ffmpeg/export-problem.ts'
import type { Log } from './platform/log.ts'
import { createRateLimiter } from './platform/rate-limit.ts'
import { watchPriceBook } from './platform/price-book.ts'
import type { Settings } from './platform/settings.ts'
import { createDiskStorage } from './platform/storage/disk-storage.ts'
import { connectStories } from './connect-stories.ts'
import { VoiceInstaller } from './voices/voice-installer.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

export type RunningApi = { port: number; stop(): Promise<void> }
export type ApiOptions = { settings: Settings; databaseUrl: string; log: Log; web?: string }

/** Starts the web server: connects to a migrated database, then listens at HOST and PORT. */
export async function startApi({ settings, databaseUrl, log, web = webFolder }: ApiOptions): Promise<RunningApi> {
  installZodErrorMessages()
  const onError = (error: unknown) => log.warn('connection', { error })
  const { db, pool, close } = connectDatabase(databaseUrl, { connections: 20, onError })
  const storage = await createDiskStorage(join(settings.dataFolder, 'storage'))
  const uploadFolder = await emptyFolder(join(settings.dataFolder, 'uploads'))
  const stories = await connectStories({
    databaseUrl,
    db,
    pool,
    storage,
    limits: settings.limits,
    languageModel: settings.languageModel,
    prices: watchPriceBook(settings.priceBookFile, log),
    teamMemberIds: settings.teamMemberIds,
    onError,
  })
  const secret = await authSecret(db, settings.authSecret)
  const bonus = { credits: settings.signupCredits, freeStories: settings.signupFreeStories, secret }
  const auth = createAuth({ db, settings, log, secret, onAccountCreated: (userId) => grantSignupBonus(db, { userId, ...bonus }) })
  const limit = createRateLimiter(db, settings.rateLimits)
  const exportProblem = createExportCheck(settings.dataFolder)
  const services = {
    settings,
    db,
    pool,
    storage,
    uploadFolder,
    limit,
    limits: settings.limits,
    log,
    exportProblem,
    stories: stories.stories,
    runHub: stories.runHub,
    voiceInstaller: new VoiceInstaller({ log }),
    recommender: settings.recombee && createRecombee(settings.recombee, log),
  }
  const erasure = startErasureQueue(services)
  const app = createApp({ services, auth, web: loadWebApp(web) })
  const server = await listen((options) => serve({ fetch: app.fetch, ...options }) as Server, settings)
  const stopReports = reportEventLoop(log)
  return {
    port: settings.port,
    async stop() {
      stopReports()
      erasure.stop()
      await closeServer(server)
      await stories.close()
      await close()
    },
  }
}
