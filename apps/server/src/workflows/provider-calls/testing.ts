import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { Routes } from '@fablecut/generation/provider/routes'
import type { MediaKind } from '@fablecut/generation/requests/media-request'
import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { connectRoutes } from '../../generation/engines/connect-routes.ts'
import { type TestDatabase, createTestDatabase } from '../../platform/database/test-database.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { downloadResult } from './download-result.ts'
import type { ProviderWork } from './provider-work.ts'

/** The key that stand-ins of providers are started with. */
export const KEY = 'secret-key'
/** Providers that ask for minutes are not waited for. */
const MAX_PAUSE_MS = 20

/** fal, by its stand-in. */
export const falConnection = ({ origin }: { readonly origin: string }, kinds: readonly MediaKind[] = ['image', 'clip']): Connection => ({
  provider: 'fal',
  name: 'FAL_KEY',
  baseUrl: origin,
  apiUrl: `${origin}/v1`,
  apiKey: KEY,
  kinds,
  model: null,
})

/** OpenAI, by its stand-in. */
export const openAiConnection = ({ baseUrl }: { readonly baseUrl: string }, kinds: readonly MediaKind[] = ['image']): Connection => ({
  provider: 'openai',
  name: 'OPENAI_API_KEY',
  baseUrl,
  apiKey: KEY,
  kinds,
  model: null,
})

/** Replaces all stories by one for each of these runs. */
export async function startRuns(pool: Pool, ...runIds: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM story')
  await pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps)
     SELECT 'story of ' || id, 'u', 'script_to_video', 'processing:generating_images', 'A fox', 1280, 720, 30 FROM unnest($1::text[]) id`,
    [runIds],
  )
  await pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step)
     SELECT id, 'story of ' || id, 'u', 'generate', 'story', 'RUN_RUNNING', 'pending' FROM unnest($1::text[]) id`,
    [runIds],
  )
}

/** A database and a storage for the tests of a file, and the work of calls with them. */
export function setUpProviderWork() {
  let database: TestDatabase
  let folder: string
  let storage: Storage
  beforeAll(async () => {
    database = await createTestDatabase()
    folder = await mkdtemp(path.join(tmpdir(), 'fablecut-provider-'))
    storage = await createDiskStorage(path.join(folder, 'storage'))
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  return {
    get database() {
      return database
    },
    get storage() {
      return storage
    },
    get folder() {
      return folder
    },
    startRuns: (...runIds: readonly string[]): Promise<void> => startRuns(database.pool, ...runIds),
    /** Work of a process that is never stopped, for runs that nobody cancels. */
    workOf: (routes: Routes = connectRoutes([]), change: Partial<ProviderWork> = {}): ProviderWork => ({
      pool: database.pool,
      storage,
      routes,
      budgets: { storyUsd: 1_000, accountUsdPerDay: 1_000, installationUsdPerDay: 1_000 },
      signal: new AbortController().signal,
      stopping: new AbortController().signal,
      log: { warn() {} },
      download: downloadResult,
      readFile: ({ hash }) => storage.readBytes(hash),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, MAX_PAUSE_MS))),
      ...change,
    }),
  }
}
