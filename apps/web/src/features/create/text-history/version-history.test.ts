import { expect, test } from 'vitest'
import { createVersionHistory } from './version-history.ts'

function open(text = '') {
  let version = { text, attached: 'none' }
  let at = 0
  const store = { read: () => version, write: (next: typeof version) => void (version = next) }
  const history = createVersionHistory(store, () => (at += 100))
  return {
    history,
    current: () => version,
    attach: (attached: string) => void (version = { ...version, attached }),
    store,
    pause: () => void (at += 5_000),
  }
}

test('typed words are one step, and a change of what belongs to them another', () => {
  const { history, current } = open()
  for (const text of ['A', 'A ', 'A f']) history.type(text)
  history.change({ text: 'A f', attached: 'edited' })
  history.undo()
  expect(current()).toEqual({ text: 'A f', attached: 'none' })
  history.undo()
  expect([current().text, history.canUndo()]).toEqual(['', false])
  history.redo()
  history.redo()
  expect([current(), history.canRedo()]).toEqual([{ text: 'A f', attached: 'edited' }, false])
})

test('what is derived from the text is no step, and comes back with it', () => {
  const { history, current, attach } = open()
  history.apply('A fox')
  attach('outline of a fox')
  history.apply('A dog')
  attach('outline of a dog')
  history.undo()
  expect(current()).toEqual({ text: 'A fox', attached: 'outline of a fox' })
  history.redo()
  expect(current()).toEqual({ text: 'A dog', attached: 'outline of a dog' })
})

test('a pause, a text set elsewhere and a new change end what could be redone', () => {
  const { history, current, store, pause } = open()
  history.type('A')
  pause()
  history.type('Ab')
  store.write({ text: 'Other', attached: 'none' })
  expect(history.canUndo()).toBe(true)
  history.undo()
  expect(current().text).toBe('Ab')
  history.undo()
  expect(current().text).toBe('A')
  history.type('AX')
  expect(history.canRedo()).toBe(false)
})
