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

const ignore = () => {}

test.each(['beforeunload', 'pagehide'])('a field being edited is left before %s is reported', (name) => {
  const field = document.body.appendChild(document.createElement('textarea'))
  const calls: string[] = []
  field.addEventListener('blur', () => calls.push('blur'))
  field.focus()
  const events = { onHidden: ignore, onVisible: ignore, onOnline: ignore, onReturn: ignore }
  const isUnsaved = () => calls.push('asked') > 0
  const stop = listenToPage({ ...events, isUnsaved, onLeave: () => void calls.push('leave') })
  fire(window, name)
  expect(calls).toEqual(['blur', name === 'pagehide' ? 'leave' : 'asked'])
  stop()
  field.remove()
})
