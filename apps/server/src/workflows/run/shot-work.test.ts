import { EngineCrashed, EngineDeadlinePassed, EngineError, EngineHostClosed, EngineRefusal } from '@fablecut/generation/engine-error'
import { beforeEach, expect, test } from 'vitest'
import { RunStopped } from '../../runs/run-stopped.ts'
import { provideServices } from './services.ts'
import { type ShotOutcome, ignoreStopped, retryShotWork, tryOnce } from './shot-work.ts'

const warnings: [string, object][] = []
beforeEach(() => {
  warnings.length = 0
  const warn = (message: string, data: object) => void warnings.push([message, data])
  provideServices({ log: { info() {}, warn, error() {} } } as never)
})
const outcomeOfFailure = (reason: unknown, signal?: AbortSignal) => tryOnce(() => Promise.reject(reason), signal)

test('an outage of the database is no failure: the step is repeated', async () => {
  const outage = Object.assign(new Error('the database system is shutting down'), { code: '57P01', severity: 'FATAL' })
  await expect(outcomeOfFailure(outage)).rejects.toBe(outage)
})

test('work interrupted by a shutdown is left to the next worker instead of recorded as failed', async () => {
  const settled = outcomeOfFailure(new EngineHostClosed()).then(() => 'settled')
  expect(await Promise.race([settled, new Promise((resolve) => setTimeout(() => resolve('open'), 50))])).toBe('open')
})

test('a crashed engine is retried; timeouts and refusals are final', async () => {
  expect(await outcomeOfFailure(new EngineCrashed('gone'))).toMatchObject({ ok: false, retryable: true, stopped: false })
  expect(await outcomeOfFailure(new EngineDeadlinePassed('late'))).toMatchObject({ retryable: false })
  expect(await outcomeOfFailure(new EngineRefusal('nothing_to_say', 'There is nothing to say'))).toMatchObject({ retryable: false })
})

test('user-facing messages are refusals of engines, never internal errors', async () => {
  expect(await outcomeOfFailure(new EngineRefusal('nothing_to_say', 'There is nothing to say'))).toMatchObject({
    message: 'There is nothing to say',
  })
  expect(await outcomeOfFailure(new EngineCrashed('An engine process ended: SIGKILL'))).toMatchObject({ message: 'Generation Error' })
  expect(await outcomeOfFailure(new Error('connect ECONNREFUSED 10.0.0.1'))).toMatchObject({ message: 'Generation Error' })
})

test("a provider's error decides whether it is retried", async () => {
  expect(await outcomeOfFailure(Object.assign(new Error('429'), { isRetryable: true }))).toMatchObject({ retryable: true })
  expect(await outcomeOfFailure(Object.assign(new Error('policy'), { isRetryable: false }))).toMatchObject({ retryable: false })
})

test('work of an ended or cancelled run ends without an error', async () => {
  expect(await outcomeOfFailure(new RunStopped('r'))).toMatchObject({ stopped: true })
  expect(await outcomeOfFailure(new Error('aborted'), AbortSignal.abort())).toMatchObject({ stopped: true })
})

test('a failure is logged with its reason, work that was stopped is not', async () => {
  await outcomeOfFailure(new RunStopped('r'))
  await outcomeOfFailure(new Error('connect ECONNREFUSED'))
  await outcomeOfFailure('broken')
  expect(warnings).toEqual([
    ['shot work failed', { error: new Error('connect ECONNREFUSED') }],
    ['shot work failed', { error: 'broken' }],
  ])
  expect(await tryOnce(async () => {}, undefined)).toEqual({ ok: true })
})

const engine = (isRetryable: boolean) => new EngineError('engine_fault', 'fault', { retryable: isRetryable })

test('other failures are retried, unless an engine says that it is no use', async () => {
  const retryable = async (error: unknown) => ((await outcomeOfFailure(error)) as { retryable: boolean }).retryable
  expect([await retryable(new Error('lost connection')), await retryable('broken'), await retryable(null)]).toEqual([true, true, true])
  expect([await retryable(engine(true)), await retryable(engine(false))]).toEqual([true, false])
  expect(await outcomeOfFailure(new Error('x'), new AbortController().signal)).toMatchObject({ stopped: false })
})

const FAILED: ShotOutcome = { ok: false, message: 'No image', retryable: true, stopped: false }

async function attempts(...outcomes: ShotOutcome[]) {
  const events: unknown[] = []
  const result = await retryShotWork({
    attempt: async (number) => (events.push(number), outcomes[number - 1]!),
    giveUp: async (message) => void events.push(`gave up: ${message}`),
    pause: async (ms) => void events.push(`${ms} ms`),
  })
  return [result, ...events]
}

test('a transient failure is retried twice, with growing pauses', async () => {
  expect(await attempts(FAILED, { ok: true })).toEqual([{ ok: true }, 1, '400 ms', 2])
  expect(await attempts(FAILED, FAILED, FAILED)).toEqual([FAILED, 1, '400 ms', 2, '800 ms', 3, 'gave up: No image'])
})

test('a final failure is recorded at once, that of a stopped run never', async () => {
  const final = { ...FAILED, retryable: false }
  expect(await attempts(final)).toEqual([final, 1, 'gave up: No image'])
  const stopped = { ...FAILED, stopped: true }
  expect(await attempts(stopped)).toEqual([stopped, 1])
})

test('giving up in a run that has ended is no error', async () => {
  await expect(ignoreStopped(() => Promise.reject(new RunStopped('r')))).resolves.toBeUndefined()
  await expect(ignoreStopped(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
