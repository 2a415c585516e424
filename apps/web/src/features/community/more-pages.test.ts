import { expect, test } from 'vitest'
import { shouldFetchNext, isNearEnd, SENTINEL } from './more-pages.ts'

/** On a page with `left` pixels below the viewport. */
const isNearWith = (left: number) => isNearEnd({ scrollHeight: 9_000, innerHeight: 900, scrollY: 8_100 - left })

test('the end is near at 1600 pixels below the viewport, or 1200 for the sentinel (H-053, H-054)', () => {
  expect([1_500, 1_600, 1_601, 1_700].map(isNearWith)).toEqual([true, true, false, false])
  expect(SENTINEL.rootMargin).toBe('1200px')
})

test('each page is fetched once, whichever trigger comes first, and never while one is loading (H-056, HD-70)', () => {
  const pages = { cursor: 'p2', isFetching: false, isStuck: false }
  expect(shouldFetchNext(pages, null)).toBe(true)
  expect(shouldFetchNext(pages, 'p2')).toBe(false)
  expect(shouldFetchNext({ ...pages, cursor: 'p3' }, 'p2')).toBe(true)
  for (const not of [{ cursor: null }, { isFetching: true }, { isStuck: true }])
    expect(shouldFetchNext({ ...pages, ...not }, null)).toBe(false)
})
