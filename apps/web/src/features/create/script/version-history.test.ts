import { expect, test } from 'vitest'
import { canUndo, rememberRewrite, undo } from './version-history.ts'

test('two rewrites are undone in order, down to the text the creator typed', () => {
  const first = rememberRewrite([], 'typed', 'one')
  const second = rememberRewrite(first, 'one', 'two')
  const back = undo(second, 'two')
  expect(back.text).toBe('one')
  const start = undo(back.history, 'one')
  expect(start.text).toBe('typed')
  expect(canUndo(start.history)).toBe(false)
})

test('a fresh form has nothing to undo, one rewrite makes undo available', () => {
  expect(canUndo([])).toBe(false)
  expect(undo([], 'typed')).toEqual({ history: [], text: null })
  expect(canUndo(rememberRewrite([], 'typed', 'one'))).toBe(true)
})

test('words typed after a rewrite are undone to that rewrite before the rewrite itself is', () => {
  const history = rememberRewrite([], 'typed', 'one')
  const back = undo(history, 'one and more')
  expect(back.text).toBe('one')
  expect(undo(back.history, 'one').text).toBe('typed')
})

test('a text typed between two rewrites is a version of its own', () => {
  const history = rememberRewrite(rememberRewrite([], 'typed', 'one'), 'one, changed', 'two')
  expect(history).toEqual(['typed', 'one', 'one, changed', 'two'])
})

test('a rewrite that changes nothing stores no second copy', () => {
  expect(rememberRewrite([], 'same', 'same')).toEqual(['same'])
})
