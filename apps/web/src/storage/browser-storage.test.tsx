import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, tabStorage } from './browser-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('values are kept in the storage of the browser or of the tab', () => {
  browserStorage.setItem('a', '1')
  tabStorage.setItem('b', '2')
  expect([localStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', '2'])
  expect([browserStorage.getItem('a'), tabStorage.getItem('a')]).toEqual(['1', null])
  browserStorage.removeItem('a')
  tabStorage.clear()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a blocked storage reads as empty, and only storing fails', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(browserStorage.getItem('a')).toBeNull()
  browserStorage.removeItem('a')
  browserStorage.clear()
  expect(() => browserStorage.setItem('a', '1')).toThrow('insecure')
})
