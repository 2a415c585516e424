import { expect, test } from 'vitest'
import { startTestApi } from './testing.ts'

test('requests and streams that wait for the database are cut off after a while, and end before the database is left: nothing fails', async () => {
  const log: string[] = []
  const api = await startTestApi({ SHUTDOWN_SECONDS: '1' }, { write: (line) => log.push(line) })
  const { pool } = api.database
  const creator = await api.signUp('Creator')
  const json = { script_content: 'A fox sleeps in the snow.', auto_rewrite: false, visual_style: 'citypop' }
  const started = await creator.send('/api/stories/workflow/generate_script_to_video', { json })
  const { workflowRunId } = await started.json()
  const streams = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const response = await creator.send(`/api/stories/workflow/status_sse?workflowRunId=${workflowRunId}`)
      const reader = response.body!.getReader()
      await reader.read()
      return reader
    }),
  )
  const lock = await pool.connect()
  try {
    await lock.query('BEGIN; LOCK TABLE story IN ACCESS EXCLUSIVE MODE')
    await pool.query(`SELECT pg_notify('fablecut_run', $1)`, [workflowRunId])
    const request = creator.send('/api/stories')
    const countWaiting = async () =>
      (await pool.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'story'::regclass`)).rowCount
    await expect.poll(countWaiting, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
    const stopped = api.stopServer()
    await expect(request).rejects.toThrow('fetch failed')
    await lock.query('COMMIT')
    await stopped
  } finally {
    lock.release(true)
    await Promise.allSettled(streams.map((stream) => stream.cancel()))
    await api.stop()
  }
  expect(log).toEqual([])
})
