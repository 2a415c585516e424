import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { stubTabs, type StubbedTabs } from '../../../../testing/stub-tabs.ts'
import { openEditLock } from './edit-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A tab that edits the story; `events` are its notifications so far, in order. */
function open({ inTab }: StubbedTabs, tab: string, { story = 's', save = async (): Promise<unknown> => true } = {}) {
  const events: string[] = []
  const lock = inTab(tab, () =>
    openEditLock(story, {
      onHeld: () => void events.push('held'),
      onElsewhere: () => void events.push('elsewhere'),
      beforeRelease: () => {
        events.push('saves')
        return save()
      },
    }),
  )
  onTestFinished(() => inTab(tab, () => lock.close()))
  return { events, take: () => inTab(tab, () => lock.take()), close: () => inTab(tab, () => lock.close()) }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a second tab learns that the story is edited in the first', async () => {
  const tabs = stubTabs()
  const first = open(tabs, 'first')
  await pass(0)
  const second = open(tabs, 'second')
  await pass(1000)
  expect([first.events, second.events]).toEqual([['held'], ['elsewhere']])
})

test('a reloaded page waits for the page before it', async () => {
  const tabs = stubTabs()
  const before = open(tabs, 'before')
  await pass(0)
  const reloaded = open(tabs, 'reloaded')
  await pass(300)
  before.close()
  await pass(1000)
  expect([before.events, reloaded.events]).toEqual([['held'], ['held']])
})

test('two stories are edited in two tabs', async () => {
  const tabs = stubTabs()
  const one = open(tabs, 'first', { story: 'one' })
  const other = open(tabs, 'second', { story: 'other' })
  await pass(1000)
  expect([one.events, other.events]).toEqual([['held'], ['held']])
})

test('the tab that edits saves before another one takes the story over', async () => {
  const tabs = stubTabs()
  const saving = Promise.withResolvers<void>()
  const first = open(tabs, 'first', { save: () => saving.promise })
  await pass(0)
  const second = open(tabs, 'second')
  await pass(1000)
  let isTaken = false
  const taking = second.take().then(() => (isTaken = true))
  await vi.waitFor(() => expect(first.events).toEqual(['held', 'saves']))
  await pass(4000)
  expect(isTaken).toBe(false)
  saving.resolve()
  await taking
  expect(first.events).toEqual(['held', 'saves', 'elsewhere'])
  const reopened = open(tabs, 'second')
  await pass(1000)
  expect(reopened.events).toEqual(['held'])
})

test('a story is taken from a tab that does not answer, which may not save over it any more', async () => {
  const tabs = stubTabs()
  const frozen = open(tabs, 'frozen', { save: () => new Promise(() => undefined) })
  await pass(0)
  const second = open(tabs, 'second')
  await pass(1000)
  const taking = second.take()
  await pass(6000)
  await taking
  expect(frozen.events.at(-1)).toBe('elsewhere')
})

test('a tab without the lock has nothing to save for another one', async () => {
  const tabs = stubTabs()
  const first = open(tabs, 'first')
  await pass(0)
  const second = open(tabs, 'second')
  const third = open(tabs, 'third')
  await pass(1000)
  await third.take()
  expect([first.events, second.events]).toEqual([['held', 'saves', 'elsewhere'], ['elsewhere']])
})

test('a page that is left frees the story and is told nothing more', async () => {
  const tabs = stubTabs()
  const first = open(tabs, 'first')
  await pass(0)
  const waiting = open(tabs, 'waiting')
  waiting.close()
  first.close()
  await pass(1000)
  expect([first.events, waiting.events]).toEqual([['held'], []])
  const next = open(tabs, 'next')
  await pass(0)
  expect(next.events).toEqual(['held'])
})

test('without the Web Locks API every tab edits', async () => {
  const tabs = stubTabs()
  vi.stubGlobal('navigator', {})
  const [first, second] = [open(tabs, 'first'), open(tabs, 'second')]
  await second.take()
  expect([first.events, second.events]).toEqual([['held'], ['held']])
})
