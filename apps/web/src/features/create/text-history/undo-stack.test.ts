import { array, assert, boolean, nat, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { applyText, changedRange, redo, createUndoStack, typeText, undo, type TextUndoStack } from './undo-stack.ts'

const typed = (steps: TextUndoStack, text: string, from: number, gap = 100): TextUndoStack =>
  [...text].reduce((stack, character, index) => typeText(stack, stack.present + character, from + index * gap), steps)

test('text typed without a pause is one step', () => {
  const steps = typed(createUndoStack(''), 'A fox', 0)
  expect(undo(steps).present).toBe('')
})

test('a pause of a second starts a new step', () => {
  const steps = typed(typed(createUndoStack(''), 'A fox', 0), ' runs', 5_000)
  expect(undo(steps).present).toBe('A fox')
  expect(undo(undo(steps)).present).toBe('')
})

test('deleting after typing is a separate step', () => {
  const steps = typeText(typed(createUndoStack(''), 'foxx', 0), 'fox', 400)
  expect(undo(steps).present).toBe('foxx')
})

test('a paste is one step, also directly after typing', () => {
  const steps = typeText(typed(createUndoStack(''), 'A fox', 0), 'A fox walks home', 450)
  expect(undo(steps).present).toBe('A fox')
})

test('a suggestion or a rewrite directly after typing is one step, and typing after it is another', () => {
  const steps = typed(applyText(typed(createUndoStack(''), 'mine', 0), 'Suggested'), '!', 350)
  expect(undo(steps).present).toBe('Suggested')
  expect(undo(undo(steps)).present).toBe('mine')
})

test('undone steps can be redone until the next change', () => {
  const back = undo(applyText(createUndoStack('one'), 'two'))
  expect(redo(back).present).toBe('two')
  expect(redo(applyText(back, 'three')).present).toBe('three')
})

test("the first version can't be undone, the last can't be redone", () => {
  const steps = createUndoStack('only')
  expect(undo(steps)).toBe(steps)
  expect(redo(steps)).toBe(steps)
})

test('undoing everything restores the first text, redoing everything the last, for any edits', () => {
  const change = record({ text: string({ maxLength: 6 }), isTyped: boolean(), at: nat(5_000) })
  assert(
    property(string(), array(change, { maxLength: 30 }), (first, changes) => {
      const last = changes.reduce(
        (steps, { text, isTyped, at }) => (isTyped ? typeText(steps, text, at) : applyText(steps, text)),
        createUndoStack(first),
      )
      const oldest = last.past.reduce(undo, last)
      expect(oldest.present).toBe(first)
      expect(oldest.future.reduce(redo, oldest).present).toBe(last.present)
    }),
  )
})

test.each([
  ['A fox', 'A red fox', { start: 2, beforeEnd: 2, afterEnd: 6 }],
  ['aa', 'aaa', { start: 2, beforeEnd: 2, afterEnd: 3 }],
  ['one two', 'one 2', { start: 4, beforeEnd: 7, afterEnd: 5 }],
])('%j -> %j differ in %o', (before, after, range) => {
  expect(changedRange(before, after)).toEqual(range)
})
