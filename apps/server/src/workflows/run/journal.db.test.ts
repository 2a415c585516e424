import { EngineError } from '@fablecut/generation/engine-error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginShutdown } from '../../platform/durable/workflow.ts'
import { album } from '../../platform/database/schema.ts'
import { type TestDatabase, createTestDatabase } from '../../platform/database/test-database.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { type CallKey, journalCall } from './journal.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  await database.pool.query(`DELETE FROM album`)
  await database.pool.query(`DELETE FROM story`)
  await database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps)
     VALUES ('s', 'u', 'script_to_video', 'processing:generating_images', 'A fox', 1280, 720, 30)`,
  )
  await database.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step) VALUES ('r', 's', 'u', 'generate', 'story', 'RUN_RUNNING', 'pending')`,
  )
})

const LOCAL: CallKey = { id: 'r/image/1', runId: 'r', shotId: '1', kind: 'image', engine: 'builtin/painter', isLocal: true }
const HOSTED: CallKey = { ...LOCAL, engine: 'fal/flux', isLocal: false }

/** The effect of a call in these tests: an album of that name. */
async function saveAlbum(tx: OpenTransaction, name: string): Promise<{ name: string }> {
  await tx.db.insert(album).values({ id: name, userId: 'u', name })
  return { name }
}
const journal = (key: CallKey, generate: () => Promise<string>) => journalCall(database.pool, key, generate, saveAlbum)
const albums = async () => (await database.pool.query<{ name: string }>('SELECT name FROM album')).rows.map(({ name }) => name)
const stored = async () => (await database.pool.query('SELECT state, submissions, result, error FROM call')).rows[0]

/** A call whose worker is killed after it was submitted. */
async function crash(key: CallKey): Promise<void> {
  const { promise: submitted, resolve } = Promise.withResolvers<void>()
  void journal(key, () => {
    resolve()
    return new Promise(() => undefined)
  })
  await submitted
}

test('the effects of a call and its result are stored together', async () => {
  expect(await journal(HOSTED, async () => 'fox')).toEqual({ name: 'fox' })
  expect(await albums()).toEqual(['fox'])
  expect(await stored()).toEqual({ state: 'done', submissions: 1, result: { name: 'fox' }, error: null })
})

test('a finished call returns its result without calling the engine again', async () => {
  await journal(HOSTED, async () => 'fox')
  const repeated = journal(HOSTED, () => Promise.reject(new Error('called again')))
  expect(await repeated).toEqual({ name: 'fox' })
  expect([await albums(), (await stored()).submissions]).toEqual([['fox'], 1])
})

test('when the effects cannot be stored, neither they nor the result are', async () => {
  const saving = journalCall(
    database.pool,
    LOCAL,
    async () => 'fox',
    async (tx, name) => {
      await saveAlbum(tx, name)
      throw new Error('The disk is full')
    },
  )
  await expect(saving).rejects.toThrow('The disk is full')
  expect(await albums()).toEqual([])
  expect(await stored()).toEqual({ state: 'failed', submissions: 1, result: null, error: 'The disk is full' })
})

test('an error of the engine is stored and rethrown, and a repeated call clears it', async () => {
  await expect(journal(LOCAL, () => Promise.reject(new Error('No memory')))).rejects.toThrow('No memory')
  expect(await stored()).toMatchObject({ state: 'failed', error: 'No memory' })
  await journal(LOCAL, async () => 'fox')
  expect(await stored()).toMatchObject({ state: 'done', submissions: 2, error: null })
})

test('a hosted call whose response was lost is submitted once more, and then its outcome is unknown', async () => {
  await crash(HOSTED)
  await crash(HOSTED)
  let calls = 0
  const third = journal(HOSTED, async () => `call ${(calls += 1)}`)
  await expect(third).rejects.toThrow('The outcome of the call r/image/1 is unknown')
  expect([calls, await albums()]).toEqual([0, []])
  expect(await stored()).toMatchObject({ state: 'submitted', submissions: 2 })
})

test('a local call is repeated as often as its worker is killed', async () => {
  await crash(LOCAL)
  await crash(LOCAL)
  await crash(LOCAL)
  expect(await journal(LOCAL, async () => 'fox')).toEqual({ name: 'fox' })
  expect((await stored()).submissions).toBe(4)
})

test('a call that another worker has submitted again meanwhile ends without effects', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<string>()
  const { promise: submitted, resolve: onSubmitted } = Promise.withResolvers<void>()
  let second: Promise<unknown> = Promise.resolve()
  const first = journal(LOCAL, async () => {
    second = journal(LOCAL, () => {
      onSubmitted()
      return response
    })
    await submitted
    return 'late'
  })
  await expect(first).rejects.toThrow(RunStopped)
  expect([await albums(), (await stored()).state]).toEqual([[], 'submitted'])
  respond('fox')
  expect([await second, await albums()]).toEqual([{ name: 'fox' }, ['fox']])
})

test('a call that another worker has finished meanwhile returns its result and drops its own', async () => {
  const late = journal(LOCAL, async () => {
    await journal(LOCAL, async () => 'fox')
    return 'late'
  })
  expect([await late, await albums()]).toEqual([{ name: 'fox' }, ['fox']])
})

test('a call of a run that was cancelled meanwhile ends without effects', async () => {
  const call = journal(LOCAL, async () => {
    await database.pool.query(`UPDATE run SET status = 'RUN_CANCELED'`)
    return 'late'
  })
  await expect(call).rejects.toThrow(RunStopped)
  expect([await albums(), await stored()]).toEqual([[], { state: 'submitted', submissions: 1, result: null, error: null }])
})

test('a run that has ended calls no engine', async () => {
  await database.pool.query(`UPDATE run SET status = 'RUN_CANCELED'`)
  let calls = 0
  await expect(journal(LOCAL, async () => `call ${(calls += 1)}`)).rejects.toThrow(RunStopped)
  expect([calls, await stored()]).toEqual([0, undefined])
})

test('a call that the end of the worker interrupts has not failed: it is thrown at once and open for the next worker', async () => {
  const closed = new EngineError('engine_host_closed', 'The engines are shut down', { retryable: true })
  const ended = new Error('Cannot use a pool after calling end on the pool')
  const stopping = { connect: () => database.pool.connect(), query: () => Promise.reject(ended) } as unknown as typeof database.pool
  await expect(journalCall(stopping, LOCAL, () => Promise.reject(closed), saveAlbum)).rejects.toBe(closed)
  expect(await stored()).toMatchObject({ state: 'submitted', error: null })
})

// The last test: a shutdown that has begun is not taken back.
test('whatever interrupts a call while its worker is stopping leaves it open for the next worker', async () => {
  beginShutdown()
  await expect(journal(LOCAL, () => Promise.reject(new Error('The process was killed by SIGTERM')))).rejects.toThrow('SIGTERM')
  expect(await stored()).toMatchObject({ state: 'submitted', error: null })
})
