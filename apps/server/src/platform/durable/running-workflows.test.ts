import { expect, test } from 'vitest'
import { isWorkflowRunning, whileRunning } from './running-workflows.ts'

test('a workflow runs until the last of its executions has ended, however they end', async () => {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const replaced = whileRunning('w', () => first.promise)
  const current = whileRunning('w', () => second.promise)
  expect(isWorkflowRunning('w')).toBe(true)
  expect(isWorkflowRunning('other')).toBe(false)
  first.reject(new Error('replaced'))
  await expect(replaced).rejects.toThrow('replaced')
  expect(isWorkflowRunning('w')).toBe(true)
  second.resolve()
  await current
  expect(isWorkflowRunning('w')).toBe(false)
})
