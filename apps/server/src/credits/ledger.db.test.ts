import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { captureCredits } from './capture-credits.ts'
import { grantCredits } from './grant-credits.ts'
import { holdCredits } from './hold-credits.ts'
import { openWallet } from './open-wallet.ts'
import { readLedger } from './read-ledger.ts'
import { readWallet } from './read-wallet.ts'
import { releaseCredits } from './release-credits.ts'
import type { RunBilling } from './run-billing.ts'
import { settleRun } from './settle-run.ts'

let database: TestDatabase
let user = ''
let count = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  user = `user-${(count += 1)}`
  await openWallet(database.pool, { userId: user, credits: 1000, freeStories: 1 })
})

const transact = <T>(work: (tx: OpenTransaction) => Promise<T>) => inTransaction(database.pool, work)

async function hold(credits: number, runId = `run-${(count += 1)}`): Promise<RunBilling> {
  const costKey = 'story.script_to_video'
  const result = await transact((tx) => holdCredits(tx, { userId: user, credits, costKey, storyId: `story-${runId}`, runId }))
  return { runId, storyId: `story-${runId}`, userId: user, costKey, holdId: result.id }
}

const available = async () => (await readWallet(database.db, user)).available
async function sumOfEntries(): Promise<number> {
  let sum = 0
  let cursor: string | undefined
  do {
    const page = await readLedger(database.db, user, cursor)
    sum += page.entries.reduce((total, entry) => total + entry.credits, 0)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return sum
}

test('a hold reduces the available credits at once, and a capture changes nothing more', async () => {
  const money = await hold(600)
  expect(await readWallet(database.db, user)).toMatchObject({ available: 400, held: 600 })
  await transact((tx) => captureCredits(tx, money, { label: 'script', credits: 20 }))
  await transact((tx) => captureCredits(tx, money, { label: 'image', shotId: 's1', credits: 580 }))
  expect(await readWallet(database.db, user)).toMatchObject({ available: 400, held: 0 })
  expect((await readLedger(database.db, user)).entries[0]).toMatchObject({
    type: 'charge',
    credits: -600,
    state: 'charged',
    captured: 600,
    held: 0,
  })
})

test('insufficient credits are refused with the price and the balance, and nothing is written', async () => {
  await expect(hold(1001)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS', data: { required: 1001, available: 1000 } })
  expect(await available()).toBe(1000)
})

test('of two parallel holds that only fit one by one, one is refused', async () => {
  const results = await Promise.allSettled([hold(705), hold(705)])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await available()).toBe(295)
})

test('a repeated capture counts once', async () => {
  const money = await hold(100)
  await Promise.all([1, 2, 3].map(() => transact((tx) => captureCredits(tx, money, { label: 'image', shotId: 's1', credits: 60 }))))
  const [entry] = (await readLedger(database.db, user)).entries
  expect(entry).toMatchObject({ captured: 60, held: 40, state: 'held' })
})

test('a failed run refunds what it held and captured in one entry, however often the failure is reported', async () => {
  const money = await hold(600)
  await transact((tx) => captureCredits(tx, money, { label: 'script', credits: 20 }))
  for (let round = 0; round < 3; round += 1) await transact((tx) => settleRun(tx, money, 'refund'))
  expect(await available()).toBe(1000)
  const { entries } = await readLedger(database.db, user)
  expect(entries.filter((entry) => entry.type === 'refund')).toMatchObject([{ credits: 600, state: 'refunded' }])
  expect(entries.find((entry) => entry.type === 'charge')).toMatchObject({ state: 'refunded', captured: 0, returned: 600, held: 0 })
})

test('a cancelled run keeps its captures and releases the rest', async () => {
  const money = await hold(600)
  await transact((tx) => captureCredits(tx, money, { label: 'script', credits: 20 }))
  await transact((tx) => settleRun(tx, money, 'release'))
  expect(await available()).toBe(980)
})

test('a failed shot releases its share and the receipt shows it', async () => {
  const money = await hold(600)
  await transact((tx) => releaseCredits(tx, money, { label: 'image', shotId: 's2', credits: 100 }))
  expect(await available()).toBe(500)
  const { entries } = await readLedger(database.db, user)
  expect(entries.map(({ type, credits }) => [type, credits])).toContainEqual(['refund', 100])
  expect(entries.find((entry) => entry.type === 'charge')?.lines).toEqual([
    { label: 'image', shot_id: 's2', shot_number: null, kind: 'released', credits: 100 },
  ])
})

test('the lines of a receipt have the present number of their shot, and none for a hidden one', async () => {
  const money = await hold(600)
  await database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps) VALUES ($1, $2, 'script_to_video', 'completed', 'A fox', 1280, 720, 30)`,
    [money.storyId, user],
  )
  await database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, is_hidden)
     VALUES ($1, 'second', 'n', 'auto', false), ($1, 'hidden', 'g', 'auto', true), ($1, 'first', 'b', 'auto', false)`,
    [money.storyId],
  )
  for (const shotId of ['second', 'hidden', 'first'])
    await transact((tx) => captureCredits(tx, money, { label: 'image', shotId, credits: 10 }))
  const { entries } = await readLedger(database.db, user)
  const lines = entries.find((entry) => entry.type === 'charge')?.lines
  expect(lines?.map((line) => [line.shot_id, line.shot_number])).toEqual([
    ['second', 2],
    ['hidden', null],
    ['first', 1],
  ])
})

test('the database refuses to capture or return more than was held', async () => {
  const money = await hold(100)
  await expect(transact((tx) => captureCredits(tx, money, { label: 'video', credits: 101 }))).rejects.toThrow()
  await transact((tx) => captureCredits(tx, money, { label: 'video', credits: 90 }))
  await expect(transact((tx) => releaseCredits(tx, money, { label: 'image', shotId: 's', credits: 11 }))).rejects.toThrow()
  expect(await available()).toBe(900)
})

test('ledger and balance cannot be rewritten', async () => {
  await expect(database.pool.query('UPDATE ledger SET amount = 5000 WHERE user_id = $1', [user])).rejects.toThrow('only ever added')
  await expect(database.pool.query('DELETE FROM ledger WHERE user_id = $1', [user])).rejects.toThrow('only ever added')
  await expect(database.pool.query('UPDATE wallet SET available = 5000 WHERE user_id = $1', [user])).rejects.toThrow('follows the ledger')
  expect(await available()).toBe(1000)
})

test('a free story is listed as a charge of 0', async () => {
  await hold(0)
  expect((await readLedger(database.db, user)).entries[0]).toMatchObject({ type: 'charge', credits: 0, state: 'charged' })
})

test('pages of a long ledger neither skip nor repeat an entry', async () => {
  for (let grant = 0; grant < 65; grant += 1)
    await grantCredits(database.pool, { userId: user, credits: grant + 1, note: `grant ${grant}` })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await readLedger(database.db, user, cursor)
    seen.push(...page.entries.map((entry) => entry.id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(66)
  expect(new Set(seen).size).toBe(66)
})

test('another account’s entries are never shown', async () => {
  const [owner, stranger] = [user, `user-${(count += 1)}`]
  await openWallet(database.pool, { userId: stranger, credits: 7, freeStories: 0 })
  expect((await readLedger(database.db, stranger)).entries).toHaveLength(1)
  expect((await readLedger(database.db, owner)).entries.every((entry) => entry.credits !== 7)).toBe(true)
})

test('every entry of a run names what was paid for', async () => {
  const money = await hold(100)
  await transact((tx) => captureCredits(tx, money, { label: 'script', credits: 20 }))
  await transact((tx) => releaseCredits(tx, money, { label: 'image', shotId: 's1', credits: 30 }))
  await transact((tx) => settleRun(tx, money, 'release'))
  const { rows } = await database.pool.query('SELECT kind, cost_key FROM ledger WHERE run_id = $1 ORDER BY created_at, id', [money.runId])
  expect(rows.map(({ kind }) => String(kind)).toSorted((a, b) => a.localeCompare(b))).toEqual(['capture', 'hold', 'release', 'release'])
  expect(new Set(rows.map(({ cost_key: key }) => key))).toEqual(new Set([money.costKey]))
  const free = { ...(await hold(100)), costKey: null }
  await transact((tx) => captureCredits(tx, free, { label: 'script', credits: 20 }))
  const unnamed = await database.pool.query("SELECT cost_key FROM ledger WHERE run_id = $1 AND kind = 'capture'", [free.runId])
  expect(unnamed.rows).toEqual([{ cost_key: null }])
})

test('for any sequence of operations the entries add up to the balance, which is never negative', async () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('hold' as const), credits: fc.integer({ min: 0, max: 700 }) }),
    fc.record({
      kind: fc.constantFrom('capture' as const, 'release' as const),
      run: fc.nat(9),
      shot: fc.nat(2),
      credits: fc.integer({ min: 0, max: 300 }),
    }),
    fc.record({ kind: fc.constant('settle' as const), run: fc.nat(9), how: fc.constantFrom('release' as const, 'refund' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
      user = `user-${(count += 1)}`
      await openWallet(database.pool, { userId: user, credits: 1000, freeStories: 0 })
      const runs: RunBilling[] = []
      for (const step of actions) await play(step, runs).catch(ignoreRefusal)
      const left = await available()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(await sumOfEntries()).toBe(left)
    }),
    { numRuns: 25 },
  )
})

type Action =
  | { kind: 'hold'; credits: number }
  | { kind: 'capture' | 'release'; run: number; shot: number; credits: number }
  | { kind: 'settle'; run: number; how: 'release' | 'refund' }

async function play(action: Action, runs: RunBilling[]): Promise<void> {
  if (action.kind === 'hold') return void runs.push(await hold(action.credits))
  const money = runs[action.run % Math.max(1, runs.length)]
  if (!money) return
  if (action.kind === 'settle') return transact((tx) => settleRun(tx, money, action.how))
  const part = { label: 'image', shotId: `s${action.shot}`, credits: action.credits }
  await transact((tx) => (action.kind === 'capture' ? captureCredits(tx, money, part) : releaseCredits(tx, money, part)))
}

/** Ignores refusals by the ledger's rules, which the property is about; rethrows anything else. */
function ignoreRefusal(error: unknown): void {
  const text = String((error as { cause?: unknown }).cause ?? error)
  if (!/Insufficient credits|ledger: more/.test(text)) throw error
}
