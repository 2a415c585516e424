import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../apps/server/src/start-api.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { readSettings } from '../apps/server/src/platform/settings.ts'
import { createTestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { watchEventLoop } from '../apps/server/src/platform/event-loop.ts'
import { startWorkerProcess } from './worker-process.ts'
import { signUp } from './http-client.ts'
import type { BenchRow } from './row.ts'

const PORT = 38_411

/** About 30 seconds of narration. */
const SCRIPT = [
  'Every night the lighthouse keeper climbs two hundred steps. He carries a small lamp and a pot of tea.',
  'At the top he opens the window and listens to the sea. Far away a boat is looking for the harbour.',
  'The keeper lights the great lamp. Its beam walks over the water like a slow, bright giant.',
  'The boat turns, finds the beam, and follows it home. In the village one window after another begins to glow.',
  'In the morning nobody speaks of it. But on the step of the lighthouse stands a basket of warm bread.',
].join(' ')

/**
 * One explainer from POST to completed, through HTTP, the queues, the engines and ffmpeg, with the API in this process so that its event loop can be watched.
 * The reference of the first row is the time it took: 1 means as fast as it plays.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fablecut-bench-'))
  const database = await createTestDatabase()
  const settings = readSettings({ PORT: String(PORT), FABLECUT_DATA: folder, RATE_LIMITS: 'off', SIGNUP_CREDITS: '9000' })
  const api = await startApi({ settings, databaseUrl: database.url, log: createLog('bench', 'error') })
  const worker = await startWorkerProcess({ databaseUrl: database.url, folder })
  try {
    const client = await signUp(`http://localhost:${PORT}`)
    await makeFilm(client, 'A short film. It warms the engines up.')
    const loop = watchEventLoop()
    const film = await makeFilm(client, SCRIPT)
    const { p99 } = loop.read()
    loop.stop()
    return [
      row('film seconds per second of work (30 s explainer)', film.filmSeconds, film.workSeconds, '>= 1'),
      ...Object.entries(film.stages).map(([stage, seconds]) => row(`share of ${stage}`, seconds, film.workSeconds, 'where the time goes')),
      row('event-loop delay of the API, p99 in ms, against 50', p99, 50, '<= 1'),
    ]
  } finally {
    await worker.stop()
    await api.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

const row = (name: string, value: number, reference: number, aim: string): BenchRow => ({
  name,
  value,
  reference,
  ratio: value / reference,
  aim,
})

type Made = { filmSeconds: number; workSeconds: number; stages: Record<string, number> }

async function makeFilm(client: Awaited<ReturnType<typeof signUp>>, script: string): Promise<Made> {
  const begun = performance.now()
  const { workflowRunId } = await client.post('/api/stories/workflow/generate_script_to_video', {
    script_content: script,
    auto_rewrite: false,
  })
  for (;;) {
    const { step, story } = await client.post('/api/stories/workflow/status', { workflowRunIds: [workflowRunId] })
    if (step.startsWith('failed')) throw new Error(`The story failed: ${step}`)
    if (step === 'completed') {
      return {
        filmSeconds: story.metadata.duration,
        workSeconds: (performance.now() - begun) / 1000,
        stages: story.progress.seconds_by_stage,
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
