import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../apps/server/src/start-api.ts'
import { type TestDatabase, createTestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { readSettings } from '../apps/server/src/platform/settings.ts'
import { type Answer, type HttpClient, signUp } from './http-client.ts'
import { startWorkerProcess } from './worker-process.ts'

/** The product with its API in this process and its worker in another, and an account with credits for many stories. */
export type RunningProduct = {
  readonly origin: string
  readonly client: HttpClient
  readonly workerPid: number
  readonly folder: string
  readonly pool: TestDatabase['pool']
  stop(): Promise<void>
}

export async function startProduct(port: number): Promise<RunningProduct> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fablecut-product-'))
  const database = await createTestDatabase()
  const settings = readSettings({ PORT: String(port), FABLECUT_DATA: folder, RATE_LIMITS: 'off', SIGNUP_CREDITS: '90000' })
  const api = await startApi({ settings, databaseUrl: database.url, log: createLog('product', 'error') })
  const worker = await startWorkerProcess({ databaseUrl: database.url, folder })
  const origin = `http://localhost:${port}`
  return {
    origin,
    client: await signUp(origin),
    workerPid: worker.pid,
    folder,
    pool: database.pool,
    async stop() {
      await worker.stop()
      await api.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type FinishedStory = { readonly story: Answer; readonly workSeconds: number }

/** Last segment of a start operation's path. */
export type StoryStart = 'generate_script_to_video' | 'generate_character_vlog' | 'generate_asmr_video' | 'generate_music_video'

/** One story from POST to completed. `input`: the request body. Throws when the story fails. */
export async function makeStory(
  client: HttpClient,
  input: Record<string, unknown>,
  start: StoryStart = 'generate_script_to_video',
): Promise<FinishedStory> {
  const begun = performance.now()
  const { workflowRunId } = await client.post(`/api/stories/workflow/${start}`, input)
  for (;;) {
    const { step, story } = await client.post('/api/stories/workflow/status', { workflowRunIds: [workflowRunId] })
    if (step.startsWith('failed')) throw new Error(`The story failed: ${step}`)
    if (step === 'completed') return { story, workSeconds: (performance.now() - begun) / 1000 }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
