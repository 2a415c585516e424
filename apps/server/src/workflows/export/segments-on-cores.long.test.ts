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
  const worker = await studio.worker({ callMs: 1 })
  for (const pid of processTree(worker.process.pid!)) execFileSync('taskset', ['-acp', core, String(pid)])
  return worker
}

type Export = {
  readonly segments: number
  readonly total: number
  readonly sound: number
  readonly encoding: number
  readonly rest: number
}

/** Makes the film with an empty cache of segments; returns what its export took, in seconds. */
async function exportOf(userId: string): Promise<Export> {
  rmSync(join(studio.folder, 'storage', 'cache'), { recursive: true, force: true })
  const runId = await studio.start(userId, { script_content: EIGHT_SENTENCES.join(' ') })
  expect((await studio.follow(runId)).status).toBe('completed')
  const { rows } = await studio.pool.query<Export>(
    `WITH part AS (SELECT workflow_uuid = $2 AS is_sound, started_at_epoch_ms / 1000.0 AS begun, updated_at / 1000.0 AS ended
         FROM dbos.workflow_status WHERE workflow_uuid LIKE $1),
       stage AS (SELECT extract(epoch FROM min(created_at)) AS begun, extract(epoch FROM max(created_at)) AS ended
         FROM run_event WHERE run_id = $3 AND status IN ('processing:exporting_video', 'completed'))
     SELECT (count(*) FILTER (WHERE NOT is_sound))::int AS segments, (max(stage.ended) - min(stage.begun))::float8 AS total,
       (max(part.ended - part.begun) FILTER (WHERE is_sound))::float8 AS sound, (max(part.ended) - min(part.begun))::float8 AS encoding,
       (max(stage.ended) - max(part.ended))::float8 AS rest
     FROM part, stage`,
    [`${runId}:piece:%`, `${runId}:piece:${AUDIO_INDEX}`, runId],
  )
  return rows[0]!
}

/** The faster of two exports: what other programs of the machine took is left out. */
async function bestOf(userId: string): Promise<Export> {
  const exports: Export[] = []
  for (let round = 0; round < ROUNDS; round += 1) exports.push(await exportOf(userId))
  return exports.toSorted((a, b) => a.total - b.total)[0]!
}

const inSeconds = ({ total, encoding, sound, rest }: Export): string =>
  `${total.toFixed(1)} s: parts ${encoding.toFixed(1)} (sound ${sound.toFixed(1)}), joining and saving ${rest.toFixed(1)}`

test.skipIf(availableParallelism() < CORES.length)('two workers with a core each encode one export faster than one of them', async () => {
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
  expect(two.total).toBeLessThan(one.total)
})
