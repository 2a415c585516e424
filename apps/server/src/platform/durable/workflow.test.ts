import { expect, test } from 'vitest'
import { beginShutdown, unlessShuttingDown } from './workflow.ts'

const failing = () => unlessShuttingDown(Promise.reject(new Error('Cannot use a pool after calling end on the pool')))

test('work that fails while its process ends is left to the next worker', async () => {
  await expect(failing()).rejects.toThrow('Cannot use a pool')
  beginShutdown()
  const later = new Promise((resolve) => setImmediate(resolve, 'still pending'))
  expect(await Promise.race([failing(), later])).toBe('still pending')
  expect(await unlessShuttingDown(Promise.resolve('done'))).toBe('done')
})
