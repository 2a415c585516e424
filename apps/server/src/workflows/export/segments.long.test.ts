import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AUDIO_INDEX } from './render-segment.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { EIGHT_SENTENCES } from '../testing/eight-sentences.ts'

/** Seconds that a segment waits before it is encoded, which takes a fraction of that at this size, also on a busy machine. */
const WAIT_SECONDS = 20

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  const program = join(studio.folder, 'waiting-ffmpeg')
  // Not the audio, which is one piece of work and takes several calls.
  writeFileSync(program, `#!/bin/sh\ncase "$*" in *making*.mp4*) sleep ${WAIT_SECONDS};; esac\nexec ffmpeg "$@"\n`)
  chmodSync(program, 0o755)
  vi.stubEnv('FFMPEG_PATH', program)
  vi.stubEnv('FFPROBE_PATH', 'ffprobe')
})
afterAll(() => studio.close())

/** Makes the story with an empty cache of segments; returns the segments per second of its export. */
async function exportPace(userId: string): Promise<{ segments: number; pace: number }> {
  rmSync(join(studio.folder, 'storage', 'cache'), { recursive: true, force: true })
  const runId = await studio.start(userId, { script_content: EIGHT_SENTENCES.join(' ') })
  expect((await studio.follow(runId)).status).toBe('completed')
  const { rows } = await studio.pool.query<{ segments: number; seconds: number }>(
    `SELECT count(*)::int AS segments, ((max(updated_at) - min(started_at_epoch_ms)) / 1000.0)::float8 AS seconds
     FROM dbos.workflow_status WHERE workflow_uuid LIKE $1 AND workflow_uuid <> $2`,
    [`${runId}:piece:%`, `${runId}:piece:${AUDIO_INDEX}`],
  )
  const { segments, seconds } = rows[0]!
  return { segments, pace: segments / seconds }
}

test('two workers encode the segments of one export, which mostly wait, at least 1.7 times as fast as one', async () => {
  const userId = await studio.account({ credits: 100_000 })
  await studio.worker({ callMs: 1 })
  // The first story makes the results that the engines return afterwards.
  await exportPace(userId)
  const one = await exportPace(userId)
  await studio.worker({ callMs: 1 })
  const two = await exportPace(userId)
  const ratio = two.pace / one.pace
  console.log(
    `measured: segments of one export (${two.segments}) that wait ${WAIT_SECONDS} s: two workers against one | ${ratio.toFixed(2)}`,
  )
  expect(ratio).toBeGreaterThanOrEqual(1.7)
})
