import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { processTree } from '../../../../../bench/process-usage.ts'
import { measured } from '../testing/measure.ts'
import { type Studio, type TestWorker, openStudio } from '../testing/studio.ts'
import { EIGHT_SENTENCES } from '../testing/eight-sentences.ts'
import { AUDIO_INDEX } from './render-segment.ts'

const ROUNDS = 2
const CORES = ['0', '1'] as const

let studio: Studio
beforeAll(async () => {
  studio = await openStudio({ fullSize: true })
  vi.stubEnv('FFMPEG_PATH', 'ffmpeg')
  vi.stubEnv('FFPROBE_PATH', 'ffprobe')
})
afterAll(() => studio.close())

/** A worker that, with all that it starts, runs on one core. */
async function workerOn(core: string): Promise<TestWorker> {
  const worker = await studio.worker({ callMs: 1, parallelSegments: 1 })
  for (const pid of processTree(worker.process.pid!)) execFileSync('taskset', ['-acp', core, String(pid)])
  return worker
}

/** A segment, or the audio, of an export. */
type Part = { readonly worker: string; readonly isSound: boolean; readonly begun: number; readonly ended: number }
type Export = {
  readonly segments: number
  readonly total: number
  readonly sound: number
  readonly encoding: number
  readonly rest: number
  readonly parts: readonly Part[]
}

/** Makes the film with an empty cache of segments; returns what its export took, in seconds. */
async function exportOf(userId: string): Promise<Export> {
  rmSync(join(studio.folder, 'storage', 'cache'), { recursive: true, force: true })
  const runId = await studio.start(userId, { script_content: EIGHT_SENTENCES.join(' ') })
  expect((await studio.follow(runId)).status).toBe('completed')
  const { rows: parts } = await studio.pool.query<Part>(
    `SELECT executor_id AS worker, workflow_uuid = $2 AS "isSound", started_at_epoch_ms / 1000.0::float8 AS begun,
       updated_at / 1000.0::float8 AS ended
     FROM dbos.workflow_status WHERE workflow_uuid LIKE $1 ORDER BY started_at_epoch_ms`,
    [`${runId}:piece:%`, `${runId}:piece:${AUDIO_INDEX}`],
  )
  const { rows: stages } = await studio.pool.query<{ begun: number; ended: number }>(
    `SELECT extract(epoch FROM min(created_at))::float8 AS begun, extract(epoch FROM max(created_at))::float8 AS ended
     FROM run_event WHERE run_id = $1 AND status IN ('processing:exporting_video', 'completed')`,
    [runId],
  )
  const [stage, sound] = [stages[0]!, parts.find(({ isSound }) => isSound)!]
  const lastEnded = Math.max(...parts.map(({ ended }) => ended))
  return {
    segments: parts.length - 1,
    total: stage.ended - stage.begun,
    sound: sound.ended - sound.begun,
    encoding: lastEnded - parts[0]!.begun,
    rest: stage.ended - lastEnded,
    parts,
  }
}

/** The faster of two exports: what other programs of the machine took is left out. */
async function bestOf(userId: string): Promise<Export> {
  const exports: Export[] = []
  for (let round = 0; round < ROUNDS; round += 1) exports.push(await exportOf(userId))
  return exports.toSorted((a, b) => a.total - b.total)[0]!
}

const inSeconds = ({ total, encoding, sound, rest }: Export): string =>
  `${total.toFixed(1)} s: parts ${encoding.toFixed(1)} (sound ${sound.toFixed(1)}), joining and saving ${rest.toFixed(1)}`

/** The parts that each worker encoded, in order. */
const byWorker = (parts: readonly Part[]): Part[][] => [...Map.groupBy(parts, ({ worker }) => worker).values()]

test.skipIf(availableParallelism() < CORES.length)(
  'two workers with a core each share an export: each encodes one part at a time',
  async () => {
    const userId = await studio.account({ credits: 1_000_000 })
    const first = await studio.worker({ callMs: 1 })
    // The first story makes the results that the engines return afterwards.
    await exportOf(userId)
    await first.stop()
    await workerOn(CORES[0])
    const one = await bestOf(userId)
    await workerOn(CORES[1])
    const two = await bestOf(userId)
    measured(`export of ${one.segments} segments at 720p, one worker on one core`, inSeconds(one))
    measured(`export of ${two.segments} segments at 720p, two workers on a core each`, inSeconds(two))
    measured('two workers against one, whole export', (one.total / two.total).toFixed(2))
    measured('two workers against one, parts', (one.encoding / two.encoding).toFixed(2))
    expect(two.segments).toBeGreaterThanOrEqual(8)
    expect([one, two].map(({ parts }) => byWorker(parts).length)).toEqual([1, 2])
    for (const parts of [one, two].flatMap((film) => byWorker(film.parts))) {
      for (const [position, part] of parts.entries()) expect(part.begun).toBeGreaterThanOrEqual(parts[position - 1]?.ended ?? 0)
    }
    for (const { parts } of [one, two]) expect(parts.slice(0, 2).some(({ isSound }) => isSound)).toBe(true)
  },
)
