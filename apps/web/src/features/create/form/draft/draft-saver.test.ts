import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftSaver } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Change = { key: string; newValue: string | null }

/** A storage that reports changes as the browser does: to every tab but the one that made them. */
function openBrowser() {
  const values = new Map<string, string>()
  const writes: string[] = []
  const tabs: ((change: Change) => void)[] = []
  function openTab() {
    const signs: boolean[] = []
    const broadcast = (change: Change) => tabs.forEach((heed) => heed !== draft.onStorageChange && heed(change))
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        writes.push(value)
        values.set(key, value)
        broadcast({ key, newValue: value })
      },
      removeItem: (key: string) => {
        values.delete(key)
        broadcast({ key, newValue: null })
      },
    }
    const draft = createDraftSaver<{ text: string }>(storage, 'k', (isSaved) => signs.push(isSaved))
    tabs.push(draft.onStorageChange)
    return { draft, signs }
  }
  return { values, writes, openTab }
}

function saver() {
  const { values, writes, openTab } = openBrowser()
  return { values, writes, ...openTab() }
}

test('typing stores the draft once, with the last text', () => {
  const { draft, writes, signs } = saver()
  draft.schedule({ text: 'N' })
  draft.schedule({ text: 'Night' })
  expect(writes).toEqual([])
  vi.runAllTimers()
  expect(writes).toEqual(['{"text":"Night"}'])
  expect(signs).toEqual([true])
})

test('leaving the page stores pending changes', () => {
  const { draft, writes } = saver()
  draft.schedule({ text: 'Night' })
  draft.flush()
  vi.runAllTimers()
  expect(writes).toEqual(['{"text":"Night"}'])
})

test('a discarded draft is not stored by a pending timer', () => {
  const { draft, values, signs } = saver()
  draft.schedule({ text: 'Night' })
  draft.discard()
  vi.runAllTimers()
  draft.flush()
  expect(values.size).toBe(0)
  expect(signs).toEqual([false])
})

test('two tabs with the same form store the latest edit, and neither triggers the other', () => {
  const { values, writes, openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  first.draft.schedule({ text: 'from one' })
  vi.runAllTimers()
  second.draft.schedule({ text: 'from two' })
  vi.runAllTimers()
  expect(values.get('k')).toBe('{"text":"from two"}')
  first.draft.schedule({ text: 'one again' })
  vi.runAllTimers()
  expect(writes).toEqual(['{"text":"from one"}', '{"text":"from two"}', '{"text":"one again"}'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a submit in one tab removes the draft of the other tab, which is stored again on the next change', () => {
  const { values, openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  second.draft.schedule({ text: 'on the screen of two' })
  vi.runAllTimers()
  first.draft.discard()
  expect([values.size, second.signs]).toEqual([0, [true, false]])
  second.draft.flush()
  vi.runAllTimers()
  expect(values.size).toBe(0)
  second.draft.schedule({ text: 'on the screen of two, and more' })
  vi.runAllTimers()
  expect([values.get('k'), first.signs.at(-1), second.signs.at(-1)]).toEqual(['{"text":"on the screen of two, and more"}', true, true])
})

test('changes of other keys by another tab are ignored', () => {
  const { draft, signs } = saver()
  draft.onStorageChange({ key: 'story-create-vlog-draft', newValue: null })
  expect(signs).toEqual([])
  draft.onStorageChange({ key: null, newValue: null })
  expect(signs).toEqual([false])
})
