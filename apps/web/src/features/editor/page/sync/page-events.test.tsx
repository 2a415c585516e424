import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listenToPage } from './page-events.ts'

const fire = (target: Window | Document, name: string): boolean => fireEvent(target, new Event(name, { cancelable: true }))

test('a page reports pagehide, hidden, visible and online until it stops listening', () => {
  const calls: string[] = []
  let isUnsaved = true
  const note = (name: string) => () => void calls.push(name)
  const stop = listenToPage({
    isUnsaved: () => isUnsaved,
    onHidden: note('hidden'),
    onVisible: note('visible'),
    onOnline: note('online'),
    onLeave: note('leave'),
    onReturn: note('return'),
  })
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fire(document, 'visibilitychange')
  state.mockReturnValue('visible')
  fire(document, 'visibilitychange')
  for (const name of ['online', 'pagehide', 'pageshow']) fire(window, name)
  expect(calls).toEqual(['hidden', 'visible', 'online', 'leave', 'return'])
  expect(fire(window, 'beforeunload')).toBe(false)
  expect(calls.at(-1)).toBe('hidden')
  isUnsaved = false
  expect(fire(window, 'beforeunload')).toBe(true)
  expect(calls).toHaveLength(6)
  stop()
  fire(window, 'online')
  expect(calls).toHaveLength(6)
})
