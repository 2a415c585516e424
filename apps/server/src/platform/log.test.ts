import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a log entry is one line, also with line breaks in its text', () => {
  const lines: string[] = []
  createLog('api', 'info', (line) => lines.push(line)).warn('odd name', { name: 'a\nb', tries: 3 })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\S+Z warn {2}api: odd name name="a\\nb" tries=3\n$/)
})

test('entries below the level are left out', () => {
  const lines: string[] = []
  const log = createLog('api', 'warn', (line) => lines.push(line))
  log.info('quiet')
  log.error('loud', { error: new Error('outer', { cause: new Error('inner') }) })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('caused by Error: inner')
})

test('the cause of an error is shown when it is the stack of another process', () => {
  const lines: string[] = []
  createLog('api', 'info', (line) => lines.push(line)).warn('failed', { error: new Error('outer', { cause: 'TypeError: inner at paint' }) })
  expect(lines[0]).toContain('caused by TypeError: inner at paint')
})

test('values are JSON; a log by another name has the same level', () => {
  const lines: string[] = []
  const log = createLog('api', 'info', (line) => lines.push(line)).named('worker')
  log.debug('hidden')
  log.info('shown', { on: true, count: 0, nothing: undefined, list: ['a'] })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(' info  worker: shown on=true count=0 nothing=undefined list=["a"]\n')
})

test('an error without a cause is its stack, or its name without one', () => {
  const lines: string[] = []
  const error = new Error('broken')
  delete error.stack
  createLog('api', 'error', (line) => lines.push(line)).error('loud', { error })
  expect(lines[0]).toContain('error="Error: broken"\n')
})
