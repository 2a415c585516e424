import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftSaver } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function saver() {
  const values = new Map<string, string>()
  const writes: string[] = []
  const signs: boolean[] = []
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes.push(value)
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  }
  return { values, writes, signs, draft: createDraftSaver<{ text: string }>(storage, 'k', (isSaved) => signs.push(isSaved)) }
}

test('typing stores once, with the last words', () => {
  const { draft, writes, signs } = saver()
  draft.schedule({ text: 'N' })
  draft.schedule({ text: 'Night' })
  expect(writes).toEqual([])
  vi.runAllTimers()
  expect(writes).toEqual(['{"text":"Night"}'])
  expect(signs).toEqual([true])
})

test('leaving the page stores what was still waiting', () => {
  const { draft, writes } = saver()
  draft.schedule({ text: 'Night' })
  draft.flush()
  vi.runAllTimers()
  expect(writes).toEqual(['{"text":"Night"}'])
})

test('a draft that was given up does not come back with the last timer', () => {
  const { draft, values, signs } = saver()
  draft.schedule({ text: 'Night' })
  draft.forget()
  vi.runAllTimers()
  draft.flush()
  expect(values.size).toBe(0)
  expect(signs).toEqual([false])
})
