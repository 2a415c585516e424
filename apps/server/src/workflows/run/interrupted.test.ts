import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A shutdown cannot be taken back, and files of tests share modules.
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

test('any failure after the shutdown has begun is left to the next worker, neither logged nor recorded', async () => {
  const { beginShutdown } = await import('../../platform/durable/workflow.ts')
  const { isInterrupted } = await import('./interrupted.ts')
  const { provideServices } = await import('./services.ts')
  const { tryOnce } = await import('./shot-work.ts')
  const logged: unknown[] = []
  provideServices({ log: { warn: (message: string) => void logged.push(message) } } as never)
  const failure = new Error('ffmpeg ended with code 255')
  expect(isInterrupted(failure)).toBe(false)
  expect(await tryOnce(() => Promise.reject(failure), undefined)).toMatchObject({ ok: false })
  expect(logged).toHaveLength(1)

  beginShutdown()
  expect(isInterrupted(failure)).toBe(true)
  const settled = tryOnce(() => Promise.reject(failure), undefined).then(() => 'settled')
  expect(await Promise.race([settled, new Promise((resolve) => setTimeout(() => resolve('open'), 50))])).toBe('open')
  expect(logged).toHaveLength(1)
})
