import { EngineCrashed, EngineDeadlinePassed, EngineHostClosed, EngineRefusal } from '@fablecut/engines/engine-error'
import { expect, test } from 'vitest'
import { RunStopped } from '../../runs/run-stopped.ts'
import { provideServices } from './services.ts'
import { tryOnce } from './shot-work.ts'

provideServices({ log: { info() {}, warn() {}, error() {} } } as never)
const failing = (reason: unknown, signal?: AbortSignal) => tryOnce(() => Promise.reject(reason), signal)

test('a worker that shuts down leaves its work to the next one instead of recording a failure', async () => {
  const settled = failing(new EngineHostClosed()).then(() => 'settled')
  expect(await Promise.race([settled, new Promise((resolve) => setTimeout(() => resolve('open'), 50))])).toBe('open')
})

test('a crashed engine is asked again, a deadline and a refusal are final', async () => {
  expect(await failing(new EngineCrashed('gone'))).toMatchObject({ ok: false, retryable: true, stopped: false })
  expect(await failing(new EngineDeadlinePassed('late'))).toMatchObject({ retryable: false })
  expect(await failing(new EngineRefusal('nothing_to_say', 'There is nothing to say'))).toMatchObject({ retryable: false })
})

test('what people read is an engine’s own refusal, never what went wrong inside', async () => {
  expect(await failing(new EngineRefusal('nothing_to_say', 'There is nothing to say'))).toMatchObject({
    message: 'There is nothing to say',
  })
  expect(await failing(new EngineCrashed('An engine process ended: SIGKILL'))).toMatchObject({ message: 'Generation Error' })
  expect(await failing(new Error('connect ECONNREFUSED 10.0.0.1'))).toMatchObject({ message: 'Generation Error' })
})

test('a provider says itself whether asking again makes sense', async () => {
  expect(await failing(Object.assign(new Error('429'), { isRetryable: true }))).toMatchObject({ retryable: true })
  expect(await failing(Object.assign(new Error('policy'), { isRetryable: false }))).toMatchObject({ retryable: false })
})

test('work of a run that has ended, or that was cancelled, ends quietly', async () => {
  expect(await failing(new RunStopped('r'))).toMatchObject({ stopped: true })
  expect(await failing(new Error('aborted'), AbortSignal.abort())).toMatchObject({ stopped: true })
})
