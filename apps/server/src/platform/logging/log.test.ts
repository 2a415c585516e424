import { expect, test } from 'vitest'
import { addLogContext, withLogContext } from './log-context.ts'
import { createLog } from './log.ts'

function recordedLog(level: 'info' | 'warn' = 'info', format: 'json' | 'pretty' = 'json') {
  const lines: string[] = []
  const log = createLog('api', level, { write: (line) => lines.push(line), format })
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('an entry is one line of JSON with its level, component and data', () => {
  const { log, lines, entries } = recordedLog()
  log.warn('odd name', { name: 'a\nb', tries: 3, nothing: undefined, list: ['a'] })
  expect(lines[0]!.endsWith('\n') && lines[0]!.trim().includes('\n')).toBe(false)
  expect(entries()).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), component: 'api', msg: 'odd name', name: 'a\nb', tries: 3, list: ['a'] },
  ])
})

test('entries below the level are left out; a log of another component has the same level', () => {
  const { log, entries } = recordedLog('warn')
  log.info('quiet')
  log.named('worker').info('quiet too')
  log.named('worker').error('loud')
  expect(entries()).toMatchObject([{ component: 'worker', msg: 'loud' }])
})

test('entries have the ids of their request or run, also those found out later', async () => {
  const { log, entries } = recordedLog()
  await withLogContext({ requestId: 'r1' }, async () => {
    await Promise.resolve()
    addLogContext({ accountId: 'a1' })
    log.info('inside')
    withLogContext({ runId: 'run1' }, () => log.info('nested'))
  })
  addLogContext({ accountId: 'nobody' })
  log.info('outside')
  expect(entries().map(({ requestId, accountId, runId }) => [requestId, accountId, runId])).toEqual([
    ['r1', 'a1', undefined],
    ['r1', 'a1', 'run1'],
    [undefined, undefined, undefined],
  ])
})

test('an error has its type, message and stack with all causes', () => {
  const { log, entries } = recordedLog()
  log.error('failed', { error: new TypeError('outer', { cause: new Error('inner', { cause: 'RangeError: deep at paint' }) }) })
  const bare = new Error('broken')
  delete bare.stack
  log.error('failed', { error: bare })
  expect(entries()[0]!.error).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    stack: expect.stringMatching(/caused by Error: inner[\s\S]*caused by RangeError: deep at paint/),
  })
  expect(entries()[1]!.error).toMatchObject({ stack: 'Error: broken' })
})

test('for a terminal an entry is one readable line that foreign text cannot break', () => {
  const { log, lines } = recordedLog('info', 'pretty')
  log.warn('odd\nname', { name: 'a\nb', error: new Error('broken') })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\S+Z warn {2}api: odd\\nname name="a\\nb" error="Error: broken\\n .*"\n$/)
})
