import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loggerFor } from './launch.ts'
import { startLease } from './lease.ts'

const ME = { executorId: 'me', queues: ['images'] } as const
const earlier = DBOSExecutor.globalInstance
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  DBOSExecutor.globalInstance = earlier
})

/** A pool in which one lease exists, with the executors that have died. */
function createPool() {
  const state = {
    isLeased: true,
    isLockFree: true,
    isStuck: null as string | null,
    dead: ['worker-1'],
    statements: [] as string[],
    isBroken: false,
  }
  const query = async (statement: string | { text: string }) => {
    const text = typeof statement === 'string' ? statement : statement.text
    state.statements.push(text.trim().split(/\s+/).slice(0, 2).join(' '))
    if (state.isBroken) throw new Error('no connection')
    if (state.isStuck && text.startsWith(state.isStuck)) return new Promise<never>(() => {})
    if (text === 'DELETE FROM lease WHERE expires_at < now()') return { rows: [], rowCount: 0 }
    if (text.includes('pg_try_advisory_xact_lock')) return { rows: [{ taken: state.isLockFree }] }
    if (text.startsWith('SELECT DISTINCT')) return { rows: state.dead.map((id) => ({ executor_id: id })) }
    return { rows: [], rowCount: state.isLeased ? 1 : 0 }
  }
  const release = vi.fn()
  const pool = { query, connect: async () => ({ query, release }) } as unknown as pg.Pool
  return { pool, state, release }
}

function watchRecovery() {
  const recoverPendingWorkflows = vi.fn(async () => [])
  DBOSExecutor.globalInstance = { recoverPendingWorkflows } as unknown as DBOSExecutor
  return recoverPendingWorkflows
}

test('a lease is renewed every second, and work of dead workers is recovered', async () => {
  const { pool, state, release } = createPool()
  const recovered = watchRecovery()
  const onLost = vi.fn()
  const lease = await startLease(pool, ME, onLost, () => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(state.statements).toEqual(['INSERT INTO'])
  await vi.advanceTimersByTimeAsync(1)
  expect(state.statements.slice(1)).toEqual([
    'UPDATE lease',
    'DELETE FROM',
    'BEGIN',
    'SELECT pg_try_advisory_xact_lock($1)',
    'SELECT DISTINCT',
    'COMMIT',
  ])
  expect([recovered.mock.calls, release.mock.calls.length, onLost.mock.calls.length]).toEqual([[[['worker-1']]], 1, 0])
  await lease.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state.statements.slice(7)).toEqual(['DELETE FROM'])
})

test('nothing is recovered without dead workers, or while another worker does it', async () => {
  const { pool, state, release } = createPool()
  const recovered = watchRecovery()
  state.dead = []
  const lease = await startLease(
    pool,
    ME,
    () => {},
    () => {},
  )
  await vi.advanceTimersByTimeAsync(1_000)
  state.dead = ['worker-1']
  state.isLockFree = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect([recovered.mock.calls.length, release.mock.calls.length]).toEqual([0, 2])
  expect(state.statements.slice(-2)).toEqual(['SELECT pg_try_advisory_xact_lock($1)', 'COMMIT'])
  await lease.stop()
})

test('a lost lease and a failed renewal are reported', async () => {
  const { pool, state } = createPool()
  const [onLost, onError] = [vi.fn(), vi.fn()]
  const lease = await startLease(pool, ME, onLost, onError)
  state.isLeased = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect([onLost.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0])
  state.isBroken = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect([onLost.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1])
  state.isBroken = false
  await lease.stop()
})

test('what is under way when a worker stops is no error', async () => {
  const { pool } = createPool()
  const onError = vi.fn()
  const lease = await startLease(pool, ME, vi.fn(), onError)
  const { promise: renewal, reject: end } = Promise.withResolvers<never>()
  Object.assign(pool, { query: async (statement: string | { text: string }) => (typeof statement === 'string' ? { rows: [] } : renewal) })
  await vi.advanceTimersByTimeAsync(1_000)
  await lease.stop()
  end(new Error('Cannot use a pool after calling end on the pool'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onError).not.toHaveBeenCalled()
})

test('after an outage the own lease is renewed, and work of others is recovered only when they had time to do the same', async () => {
  const { pool, state } = createPool()
  const recovered = watchRecovery()
  const onLost = vi.fn()
  const lease = await startLease(pool, ME, onLost, () => {})
  state.isBroken = true
  await vi.advanceTimersByTimeAsync(8_000)
  state.isBroken = false
  await vi.advanceTimersByTimeAsync(5_999)
  expect([onLost.mock.calls.length, recovered.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([onLost.mock.calls.length, recovered.mock.calls.length]).toEqual([0, 1])
  await lease.stop()
})

test('statements that get no answer do not pile up, and a recovery without one does not keep the lease from being renewed', async () => {
  const { pool, state } = createPool()
  watchRecovery()
  const lease = await startLease(
    pool,
    ME,
    () => {},
    () => {},
  )
  state.isStuck = 'BEGIN'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(state.statements.slice(1)).toEqual([
    'UPDATE lease',
    'DELETE FROM',
    'BEGIN',
    'UPDATE lease',
    'SELECT workflow_uuid',
    'UPDATE lease',
  ])
  state.isStuck = 'UPDATE'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(state.statements.slice(7)).toEqual(['UPDATE lease'])
  state.isStuck = null
  await lease.stop()
})

test('log entries of durable work are texts, errors with their stack', () => {
  const lines: [string, string][] = []
  const at = (level: string) => (text: string) => lines.push([level, text])
  const logger = loggerFor({ debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') })
  const error = new Error('broken')
  logger.error(error)
  logger.warn(7)
  delete error.stack
  logger.info(error)
  expect(lines.map(([level, text]) => [level, text.split('\n')[0]])).toEqual([
    ['error', 'Error: broken'],
    ['warn', '7'],
    ['debug', 'broken'],
  ])
  expect(lines[0]![1]).toContain('lease.test')
})
