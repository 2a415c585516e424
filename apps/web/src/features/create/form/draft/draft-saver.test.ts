import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftSaver } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Change = { key: string; newValue: string | null }

/** A storage that tells its changes as the browser does: to every tab but the one that made them. */
function openBrowser() {
  const values = new Map<string, string>()
  const writes: string[] = []
  const tabs: ((change: Change) => void)[] = []
  function openTab() {
    const signs: boolean[] = []
    const tell = (change: Change) => tabs.forEach((heed) => heed !== draft.heed && heed(change))
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        writes.push(value)
        values.set(key, value)
        tell({ key, newValue: value })
      },
      removeItem: (key: string) => {
        values.delete(key)
        tell({ key, newValue: null })
      },
    }
    const draft = createDraftSaver<{ text: string }>(storage, 'k', (isSaved) => signs.push(isSaved))
    tabs.push(draft.heed)
    return { draft, signs }
  }
  return { values, writes, openTab }
}

function saver() {
  const { values, writes, openTab } = openBrowser()
  return { values, writes, ...openTab() }
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

test('of two tabs with one form the last that was typed in is the draft, and neither answers the other', () => {
  const { values, writes, openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  one.draft.schedule({ text: 'from one' })
  vi.runAllTimers()
  two.draft.schedule({ text: 'from two' })
  vi.runAllTimers()
  expect(values.get('k')).toBe('{"text":"from two"}')
  one.draft.schedule({ text: 'one again' })
  vi.runAllTimers()
  expect(writes).toEqual(['{"text":"from one"}', '{"text":"from two"}', '{"text":"one again"}'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a submit in one tab takes the draft and its sign from the other, whose words are stored again when they change', () => {
  const { values, openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  two.draft.schedule({ text: 'on the screen of two' })
  vi.runAllTimers()
  one.draft.forget()
  expect([values.size, two.signs]).toEqual([0, [true, false]])
  two.draft.flush()
  vi.runAllTimers()
  expect(values.size).toBe(0)
  two.draft.schedule({ text: 'on the screen of two, and more' })
  vi.runAllTimers()
  expect([values.get('k'), one.signs.at(-1), two.signs.at(-1)]).toEqual(['{"text":"on the screen of two, and more"}', true, true])
})

test('what another tab does to other keys is none of this form’s business', () => {
  const { draft, signs } = saver()
  draft.heed({ key: 'story-create-vlog-draft', newValue: null })
  expect(signs).toEqual([])
  draft.heed({ key: null, newValue: null })
  expect(signs).toEqual([false])
})
