import { expect, test } from 'vitest'
import { stopSignalHandler } from './stop-signals.ts'

function signalsAt(...times: readonly number[]): string[] {
  const done: string[] = []
  let now = 0
  const handle = stopSignalHandler({ stop: () => done.push('stop'), force: () => done.push('force') }, () => now)
  for (now of times) handle()
  return done
}

test('Ctrl-C repeated by npm stops in order', () => {
  expect(signalsAt(50, 52)).toEqual(['stop'])
})

test('a second Ctrl-C exits at once', () => {
  expect(signalsAt(50, 52, 3_000)).toEqual(['stop', 'force'])
})
