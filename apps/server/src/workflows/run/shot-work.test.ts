import { EngineCrashed, EngineDeadlinePassed, EngineHostClosed, EngineRefusal } from '@fablecut/engines/engine-error'
import { expect, test } from 'vitest'
import { RunStopped } from '../../runs/run-stopped.ts'
import { provideServices } from './services.ts'
import { tryOnce } from './shot-work.ts'

provideServices({ log: { info() {}, warn() {}, error() {} } } as never)
const outcomeOfFailure = (reason: unknown, signal?: AbortSignal) => tryOnce(() => Promise.reject(reason), signal)

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
