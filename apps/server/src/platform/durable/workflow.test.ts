import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A shutdown cannot be taken back, and files of tests share modules.
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

test('work that fails or cannot be started during shutdown is left to the next worker', async () => {
  const { beginShutdown, unlessShuttingDown } = await import('./workflow.ts')
  const rejected = () => unlessShuttingDown(() => Promise.reject(new Error('Cannot use a pool after calling end on the pool')))
  const thrown = () =>
    unlessShuttingDown((): Promise<void> => {
      throw new TypeError('DBOS.launch() must be called before running steps')
    })
  await expect(rejected()).rejects.toThrow('Cannot use a pool')
  await expect(thrown()).rejects.toThrow('DBOS.launch()')
  beginShutdown()
  const later = new Promise((resolve) => setImmediate(resolve, 'still pending'))
  expect(await Promise.race([rejected(), later])).toBe('still pending')
  expect(await Promise.race([thrown(), later])).toBe('still pending')
  expect(await unlessShuttingDown(() => Promise.resolve('done'))).toBe('done')
})
