import { EngineHostClosed } from '@fablecut/engines/engine-error'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { provideServices } from '../services.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { writeStoryboard } from './write-storyboard.ts'

let studio: Studio
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(() => studio.close())

test('a worker that shuts down while the script is written leaves the story to the next one', async () => {
  const writer = {
    engine: 'builtin/writer',
    writeStoryboard: () => Promise.reject(new EngineHostClosed()),
  }
  const { db, pool, storage, stories } = studio
  const log = { info() {}, warn() {}, error() {} }
  const engines = { writer } as never
  provideServices({ db, pool, storage, log, engines, prices: stories.prices, workFolder: '', exportProblem: async () => null })
  const runId = await studio.start(await studio.account())
  let ended = false
  void writeStoryboard(runId, undefined).finally(() => (ended = true))
  const state = async () => (await pool.query('SELECT state FROM call WHERE run_id = $1', [runId])).rows[0]?.state
  while ((await state()) !== 'failed') await new Promise((resolve) => setTimeout(resolve, 10))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(ended).toBe(false)
})
