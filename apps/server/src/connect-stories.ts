import { createEngineHost } from '@fablecut/studio/host/create-engine-host'
import { withLanguageModel } from '@fablecut/providers/model-connection/create-language-model'
import { type ModerationConnection, withModerationServer } from '@fablecut/providers/openai/with-moderation-server'
import type { Routes } from '@fablecut/generation/provider/routes'
import type pg from 'pg'
import type { Database } from './platform/database/client.ts'
import { createDurableClient } from './platform/durable/client.ts'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import type { ReadPrices } from './platform/price-book.ts'
import type { Log } from './platform/logging/log.ts'
import { textMeter } from './provider-spend/text-meter.ts'
import { recordLanguageModelUse } from './connections/language-model-usage.ts'
import type { Limits } from './platform/limit-settings.ts'
import type { Storage } from './platform/storage/storage.ts'
import { type RunHub, createRunHub } from './runs/run-hub.ts'
import { readStories } from './stories/read-stories.ts'
import type { StoryServices } from './platform/story-services.ts'

export type ConnectedStories = { readonly stories: StoryServices; readonly runHub: RunHub; close(): Promise<void> }

/** These engine calls answer a waiting user, so an API process has one engine process of its own, off its event loop. */
const ENGINES = 1
/**
 * The process of outlines keeps the writer's and the painter's data, about 600 MB, while somebody uses it. Its priority is below that of paid work, and
 * high enough to load in seconds beside it.
 */
const OUTLINE_HOST = { size: 1, niceness: 15, idleMs: 600_000, residentMb: 900, recycleAfterCalls: 20_000 }
/** The first call loads the writer, which takes long beside paid work. */
const OUTLINE_DEADLINE_MS = 90_000
const REWRITE_DEADLINE_MS = 30_000
/** Per request; a small local model writes a script in half of it. */
const LANGUAGE_MODEL_DEADLINE_MS = 60_000
const PORTRAIT_DEADLINE_MS = 30_000
const SONG_DEADLINE_MS = 60_000
/** The first moderation of an image loads the classifier. */
const MODERATION_DEADLINE_MS = 20_000

/** Creates the services that an API process needs for stories. The tables of durable work have to exist. */
export async function connectStories(options: {
  databaseUrl: string
  db: Database
  pool: pg.Pool
  storage: Storage
  limits: Limits
  /** That of the time. */
  languageModel: () => LanguageModelConnection | null
  /** Default: the built-in moderator alone. */
  moderation?: ModerationConnection | null
  routes: Routes
  prices: ReadPrices
  teamMemberIds?: readonly string[]
  log: Pick<Log, 'warn'>
}): Promise<ConnectedStories> {
  const { databaseUrl, db, pool, storage, limits, languageModel, moderation = null, routes, prices, teamMemberIds = [], log } = options
  const onError = (error: unknown) => log.warn('connection', { error })
  const durable = await createDurableClient(databaseUrl)
  const runHub = await createRunHub({ databaseUrl, db, readStory: async (id) => (await readStories(db, [id]))[0] ?? null, onError })
  const host = createEngineHost({
    size: ENGINES,
    deadlinesMs: {
      writer: REWRITE_DEADLINE_MS,
      portraitist: PORTRAIT_DEADLINE_MS,
      composer: SONG_DEADLINE_MS,
      'song-reader': SONG_DEADLINE_MS,
      moderator: MODERATION_DEADLINE_MS,
    },
  })
  const outlines = createEngineHost({ ...OUTLINE_HOST, deadlinesMs: { writer: OUTLINE_DEADLINE_MS, painter: OUTLINE_DEADLINE_MS } })
  const engines = withLanguageModel(withModerationServer(host, moderation), languageModel, {
    deadlineMs: LANGUAGE_MODEL_DEADLINE_MS,
    onEnd: recordLanguageModelUse(db, log),
    meterFor: textMeter({ pool, db, budgets: limits.budgets, log }),
  })
  return {
    runHub,
    stories: {
      db,
      pool,
      storage,
      durable,
      engines,
      routes,
      outlines,
      teamMemberIds,
      limits,
      get prices() {
        return prices()
      },
    },
    async close() {
      await Promise.allSettled([runHub.close(), durable.close(), host.close(), outlines.close()])
    },
  }
}
