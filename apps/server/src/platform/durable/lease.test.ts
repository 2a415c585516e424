import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loggerFor } from './launch.ts'
import { startLease } from './lease.ts'

const earlier = DBOSExecutor.globalInstance
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  DBOSExecutor.globalInstance = earlier
})

/** A pool in which one lease exists, with the executors that have died. */
function createPool() {
  const state = { isLeased: true, isLockFree: true, dead: ['worker-1'], statements: [] as string[], isBroken: false }
  const query = async (text: string) => {
    state.statements.push(text.trim().split(/\s+/).slice(0, 2).join(' '))
    if (state.isBroken) throw new Error('no connection')
    if (text.includes('pg_try_advisory_lock')) return { rows: [{ taken: state.isLockFree }] }
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
  const lease = await startLease(pool, 'me', onLost, () => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(state.statements).toEqual(['INSERT INTO'])
  await vi.advanceTimersByTimeAsync(1)
  expect(state.statements.slice(1)).toEqual([
    'UPDATE lease',
    'SELECT pg_try_advisory_lock($1)',
    'SELECT DISTINCT',
    'DELETE FROM',
    'SELECT pg_advisory_unlock($1)',
  ])
  expect([recovered.mock.calls, release.mock.calls.length, onLost.mock.calls.length]).toEqual([[[['worker-1']]], 1, 0])
  await lease.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state.statements.slice(6)).toEqual(['DELETE FROM'])
})

test('nothing is recovered without dead workers, or while another worker does it', async () => {
  const { pool, state, release } = createPool()
  const recovered = watchRecovery()
  state.dead = []
  const lease = await startLease(
    pool,
    'me',
    () => {},
    () => {},
  )
  await vi.advanceTimersByTimeAsync(1_000)
  state.dead = ['worker-1']
  state.isLockFree = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect([recovered.mock.calls.length, release.mock.calls.length]).toEqual([0, 2])
  expect(state.statements.at(-1)).toBe('SELECT pg_try_advisory_lock($1)')
  await lease.stop()
})

test('a lost lease and a failed renewal are reported', async () => {
  const { pool, state } = createPool()
  const [onLost, onError] = [vi.fn(), vi.fn()]
  const lease = await startLease(pool, 'me', onLost, onError)
  state.isLeased = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect([onLost.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0])
  state.isBroken = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect([onLost.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1])
  state.isBroken = false
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
