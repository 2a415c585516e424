import { afterEach, expect, test, vi } from 'vitest'
import { openTargetTab } from './target-tab.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that allows or blocks new tabs. */
function browser(isBlocking: boolean) {
  const tab = { opener: {}, closed: false, close: vi.fn(), location: { replace: vi.fn() }, document: { documentElement: { style: {} } } }
  vi.stubGlobal('window', { open: vi.fn(() => (isBlocking ? null : tab)) })
  return tab
}

test('the tab opened in advance is navigated to the platform, or closed (H-163, HD-43)', () => {
  const tab = browser(false)
  const target = openTargetTab('Preparing')
  expect(target.show('https://www.reddit.com/submit')).toBe(true)
  expect(tab.location.replace).toHaveBeenCalledWith('https://www.reddit.com/submit')
  target.close()
  expect([tab.close.mock.calls.length, tab.opener]).toEqual([1, null])
})

test('a blocked tab is reported, and nothing is opened later', () => {
  browser(true)
  const target = openTargetTab('Preparing')
  expect(target.show('https://www.reddit.com/submit')).toBe(false)
  target.close()
  expect(window.open).toHaveBeenCalledOnce()
})
