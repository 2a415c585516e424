import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../logging/log.ts'
import { retryDuringOutage, watchOutages } from './outage.ts'

const outage = (code = 'ECONNREFUSED') => Object.assign(new Error('refused'), { code, severity: 'FATAL' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const entries: { level: string; msg: string; reason?: string; seconds?: number }[] = []
  const log = createLog('api', 'info', { write: (line) => entries.push(JSON.parse(line)) })
  const state = { isUp: false, pings: 0 }
  const watch = watchOutages(log, async () => {
    state.pings += 1
    if (!state.isUp) throw outage()
  })
  return { watch, entries, state }
}

test('an outage is one entry however many queries fail, and its end is one', async () => {
  const { watch, entries, state } = watched()
  for (const code of ['57P01', 'ECONNREFUSED', 'ECONNREFUSED']) watch.log.error('request failed', { error: outage(code) })
  watch.log.named('durable').warn('Database connection failed: connect ECONNREFUSED')
  expect(watch.isDown).toBe(true)
  expect(entries).toMatchObject([{ level: 'error', msg: expect.stringContaining('cannot be reached'), reason: '57P01' }])
  await vi.advanceTimersByTimeAsync(2_000)
  state.isUp = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(watch.isDown).toBe(false)
  expect(entries.slice(1)).toMatchObject([{ level: 'info', msg: 'the database can be reached again', seconds: 3 }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.pings).toBe(3)
  watch.log.warn('lease', { error: outage() })
  expect(entries).toHaveLength(3)
})

test('other errors are logged during an outage too, and a stopped watch hides nothing', () => {
  const { watch, entries } = watched()
  watch.log.warn('lease', { error: outage() })
  watch.log.error('request failed', { error: new Error('a bug') })
  watch.log.warn('connection', { error: new Error('connect ENOENT /run/.s.PGSQL.5432') })
  watch.stop()
  watch.log.warn('lease', { error: outage() })
  expect(entries.map(({ msg }) => msg)).toEqual([expect.stringContaining('cannot be reached'), 'request failed', 'lease'])
})

test('work is repeated until the database is back, and its other errors are thrown', async () => {
  const failures = [outage(), outage('57P03')]
  const work = vi.fn(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'done'
  })
  const result = retryDuringOutage(work)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await result).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
  await expect(retryDuringOutage(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})

test('an aborted wait ends with the error of the database', async () => {
  const stopping = new AbortController()
  const result = retryDuringOutage(() => Promise.reject(outage()), stopping.signal)
  const ended = expect(result).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(100)
  stopping.abort()
  await ended
})

const poolIsFull = () => Object.assign(new Error('timeout exceeded when trying to connect'), { severity: 'driver' })

test('while the database answers and no connection is free, that is one entry a minute, and no outage', async () => {
  const { watch, entries, state } = watched()
  state.isUp = true
  watch.log.error('request failed', { error: poolIsFull() })
  watch.log.named('durable').warn('Database connection failed: timeout exceeded when trying to connect')
  await vi.advanceTimersByTimeAsync(59_000)
  watch.log.error('request failed', { error: poolIsFull() })
  expect(watch.isDown).toBe(false)
  expect(entries).toMatchObject([{ level: 'warn', msg: expect.stringContaining('no connection to the database is free') }])
  await vi.advanceTimersByTimeAsync(1_000)
  watch.log.error('request failed', { error: poolIsFull() })
  await vi.advanceTimersByTimeAsync(0)
  expect(entries).toHaveLength(2)
  watch.stop()
})

test('connections that are all in use because the database hangs are an outage', async () => {
  const { watch, entries, state } = watched()
  watch.log.error('request failed', { error: poolIsFull() })
  await vi.advanceTimersByTimeAsync(0)
  expect(watch.isDown).toBe(true)
  expect(entries).toMatchObject([{ level: 'error', msg: expect.stringContaining('cannot be reached'), reason: 'ECONNREFUSED' }])
  state.isUp = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(watch.isDown).toBe(false)
})

test('work waits for a free connection too', async () => {
  const failures = [poolIsFull()]
  const result = retryDuringOutage(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'done'
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await result).toBe('done')
})
