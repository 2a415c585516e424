import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import { asmrVideoInput } from '@fablecut/contracts/operations/workflow/generate-asmr-video'
import { characterVlogInput } from '@fablecut/contracts/operations/workflow/generate-character-vlog'
import { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import { scriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import type { StatusEvent } from '@fablecut/contracts/wire/run'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { Fault } from '@fablecut/studio/host/faults'
import { openWallet } from '../../credits/open-wallet.ts'
import { readLedger } from '../../credits/read-ledger.ts'
import { readWallet } from '../../credits/read-wallet.ts'
import { user } from '../../platform/database/auth-schema.ts'
import { saveUpload } from '../../media/save-upload.ts'
import { trimSong } from '../../music/trim-song.ts'
import type { QueueName } from '../../platform/durable/queues.ts'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import { createTestDatabase } from '../../platform/database/test-database.ts'
import { readSettings } from '../../platform/settings.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { connectStories } from '../../connect-stories.ts'
import { followRuns } from '../../runs/follow-runs.ts'
import { readStories } from '../../stories/read-stories.ts'
import { startAsmrVideo } from '../../generation/start-asmr-video.ts'
import { startCharacterVlog } from '../../generation/start-character-vlog.ts'
import { startMusicVideo } from '../../generation/start-music-video.ts'
import { startScriptToVideo } from '../../generation/start-script-to-video.ts'
import type { Deadlines } from '../deadlines.ts'
import { changingRoutes } from './changing-routes.ts'
import { EXIT_LEASE_LOST } from './exit-codes.ts'

const WORKER = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
const TWO_SHOTS = 'The lighthouse keeper lights his lamp at dusk. A small boat finds its way home.'
export const THREE_SHOTS =
  'The lighthouse keeper climbs the stairs at dusk. He lights the lamp, and the sea turns gold. A small boat finds its way home.'

/** Stores 720p stories in a quarter of their width and height, which generates them in a fraction of the time. */
export const SMALLER_STORIES = `
  CREATE FUNCTION smaller() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.width := NEW.width / 4; NEW.height := NEW.height / 4; RETURN NEW; END $$;
  CREATE TRIGGER smaller BEFORE INSERT ON story FOR EACH ROW WHEN (NEW.width * NEW.height = 1280 * 720) EXECUTE FUNCTION smaller()`

export type TestWorker = { readonly process: ChildProcess; kill(): Promise<void>; stop(): Promise<void> }
export type Studio = Awaited<ReturnType<typeof openStudio>>

type StudioOptions = {
  readonly languageModel?: LanguageModelConnection | null
  /** Default: no provider is connected. */
  readonly connections?: readonly Connection[]
  /** Films in their real size; otherwise a 720p story gets a quarter of its width and height, which takes a fraction of the time. */
  readonly fullSize?: boolean
}

/** The services of an API process here and workers in processes of their own, with a new database: everything but HTTP. */
export async function openStudio({ languageModel = null, connections = [], fullSize = false }: StudioOptions = {}) {
  const database = await createTestDatabase()
  if (!fullSize) await database.pool.query(SMALLER_STORIES)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fablecut-studio-'))
  const storage = await createDiskStorage(path.join(folder, 'storage'))
  const { db, pool, url } = database
  const changing = changingRoutes(connections)
  let connectedNow = connections
  const connected = await connectStories({
    databaseUrl: url,
    db,
    pool,
    storage,
    limits: readSettings({}).limits,
    languageModel: () => languageModel,
    routes: changing.routes,
    prices: () => DEFAULT_PRICE_BOOK,
    log: { warn() {} },
  })
  const workers = new Set<TestWorker>()

  return {
    db,
    pool,
    url,
    storage,
    retention: readSettings({}).retention,
    folder,
    stories: connected.stories,
    hub: connected.runHub,
    async account(
      options: {
        credits?: number
        freeStories?: number
      } = {},
    ): Promise<string> {
      const id = `user-${Math.random().toString(36).slice(2)}`
      await db.insert(user).values({
        id,
        name: 'Creator',
        email: `${id}@example.org`,
      })
      await openWallet(pool, {
        userId: id,
        credits: options.credits ?? 3e3,
        freeStories: options.freeStories ?? 0,
      })
      return id
    },
    async worker(
      options: {
        faults?: readonly Fault[]
        deadlines?: Deadlines
        /** Default: all. */
        queues?: readonly QueueName[]
        /** Engines only wait this long, and return what they returned first. */
        callMs?: number
        /** Segments that it encodes at the same time. Default: one per core. */
        parallelSegments?: number
        /** Processes of its engines, each of which loads the engines it runs: that takes longer than a small film. Default: 1. */
        engineProcesses?: number
        /** Longest pause between two requests to a provider. Default: as long as it asks for. */
        maxProviderPauseMs?: number
        /** Settings of limits, such as `MAX_PARALLEL_CALLS`. */
        limits?: Readonly<Record<string, string>>
      } = {},
    ): Promise<TestWorker> {
      const plan = options.faults && {
        FABLECUT_ENGINE_FAULTS: JSON.stringify({
          claims: path.join(folder, 'faults'),
          faults: options.faults,
        }),
      }
      const deadlines = { TEST_DEADLINES: JSON.stringify(options.deadlines ?? {}), TEST_LANGUAGE_MODEL: JSON.stringify(languageModel) }
      const env = {
        ...process.env,
        TEST_DATABASE_URL: url,
        TEST_FOLDER: folder,
        TEST_CONNECTIONS: JSON.stringify(connectedNow),
        TEST_QUEUES: options.queues?.join(','),
        TEST_CALL_MS: options.callMs?.toString(),
        TEST_PARALLEL_SEGMENTS: options.parallelSegments?.toString(),
        TEST_ENGINE_PROCESSES: options.engineProcesses?.toString(),
        TEST_MAX_PROVIDER_PAUSE_MS: options.maxProviderPauseMs?.toString(),
        TEST_LIMITS: JSON.stringify(options.limits ?? {}),
        ...deadlines,
        ...plan,
      }
      const worker = testWorker(() => fork(WORKER, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }), workers)
      await Promise.race([
        once(worker.process.stdout!, 'data'),
        once(worker.process, 'exit').then(() => Promise.reject(new Error('The worker ended before it was ready'))),
      ])
      return worker
    },
    /** Replaces the connections to providers, here and in the workers that run. */
    async connect(next: readonly Connection[]): Promise<void> {
      connectedNow = next
      changing.connect(next)
      await Promise.all(
        [...workers].map(async ({ process: child }) => {
          const connected = once(child, 'message')
          child.send([...next])
          await connected
        }),
      )
    },
    /** How many faults of the workers' plan have been injected. */
    injectedFaults: async (): Promise<number> => (await readdir(path.join(folder, 'faults')).catch(() => [])).length,
    async start(userId: string, input: Record<string, unknown> = {}): Promise<string> {
      const parsed = scriptToVideoInput.parse({
        script_content: TWO_SHOTS,
        auto_rewrite: false,
        visual_style: 'citypop',
        ...input,
      })
      const run = await startScriptToVideo(connected.stories, {
        userId,
        teamId: null,
        input: parsed,
        idempotencyKey: null,
      })
      return run.workflowRunId
    },
    async startAsmr(userId: string, input: Record<string, unknown> = {}): Promise<string> {
      const parsed = asmrVideoInput.parse({
        script_content: 'A sharp knife slowly cuts through the Glass on a wooden board',
        asmr_type: 'cutting',
        ...input,
      })
      const run = await startAsmrVideo(connected.stories, { userId, teamId: null, input: parsed, idempotencyKey: null })
      return run.workflowRunId
    },
    async startVlog(userId: string, input: Record<string, unknown> = {}): Promise<string> {
      const parsed = characterVlogInput.parse({
        character: { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' },
        vlog_topic: '@[Poppy](poppy) bakes bread in a sunny kitchen',
        ...input,
      })
      const run = await startCharacterVlog(connected.stories, { userId, teamId: null, input: parsed, idempotencyKey: null })
      return run.workflowRunId
    },
    async startMusic(userId: string, input: Record<string, unknown> = {}): Promise<string> {
      const parsed = musicVideoInput.parse({ music_url: '/songs/glass-harbour.mp3', video_type: 'consistent-style', ...input })
      const run = await startMusicVideo(connected.stories, { userId, teamId: null, input: parsed, idempotencyKey: null })
      return run.workflowRunId
    },
    /** Saves a file as an upload of this user; returns its URL. */
    async upload(userId: string, name: string, bytes: Uint8Array): Promise<string> {
      const file = path.join(folder, `upload-${Math.random().toString(36).slice(2)}`)
      await writeFile(file, bytes)
      const saved = await saveUpload(connected.stories, userId, { path: file, name, tooLarge: false, only: null, isSong: true })
      return `/media/${saved.id}/${encodeURIComponent(name)}`
    },
    /** Trims a song to an own file of this user; returns its URL. */
    async trim(userId: string, musicUrl: string, startSeconds: number, endSeconds: number): Promise<string> {
      const { composer } = connected.stories.engines
      const trimming = { db, storage, limits: connected.stories.limits, uploadFolder: folder, composer }
      return (await trimSong(trimming, { userId, musicUrl, startSeconds, endSeconds })).url
    },
    async follow(runId: string, until: (event: StatusEvent) => boolean = () => false): Promise<StatusEvent> {
      let last: StatusEvent | undefined
      for await (const { event } of followRuns(connected.runHub, [runId])) {
        last = event
        if (until(event)) break
      }
      if (!last) throw new Error(`The run ${runId} sent no event`)
      return last
    },
    async story(storyId: string): Promise<WireStory> {
      const [story] = await readStories(db, [storyId])
      if (!story) throw new Error(`There is no story ${storyId}`)
      return story
    },
    /** Path of a story's latest film. */
    async film(storyId: string): Promise<string> {
      const newest = "SELECT hash FROM media WHERE story_id = $1 AND role = 'export' ORDER BY created_at DESC LIMIT 1"
      const { rows } = await pool.query<{ hash: string }>(newest, [storyId])
      return storage.localPath(rows[0]!.hash)
    },
    async money(userId: string) {
      const { entries } = await readLedger(db, userId)
      return {
        ...(await readWallet(db, userId)),
        entries,
        sum: entries.reduce((total, entry) => total + entry.credits, 0),
      }
    },
    async close(): Promise<void> {
      await Promise.all([...workers].map((worker) => worker.kill()))
      await connected.close()
      await database.drop()
      await rm(folder, {
        recursive: true,
        force: true,
      })
    },
  }
}

/** Started again as by the supervisor when its lease was lost, which happens on a busy machine. */
function testWorker(start: () => ChildProcess, workers: Set<TestWorker>): TestWorker {
  let child: ChildProcess
  const startChild = (): void => {
    child = start()
    child.once('exit', (code) => {
      if (code === EXIT_LEASE_LOST && workers.has(worker)) startChild()
    })
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    workers.delete(worker)
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const worker: TestWorker = {
    get process() {
      return child
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
  workers.add(worker)
  startChild()
  return worker
}
