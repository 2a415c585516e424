import { expect, test } from 'vitest'
import { ACTION_KINDS, actionsOn, isUndoable } from './actions.ts'

test('an account cannot be hidden, unpublished or deleted; a story can be acted on in all ways', () => {
  expect(actionsOn('account')).toEqual(['dismiss', 'warn', 'suspend', 'ban'])
  expect(actionsOn('story')).toEqual(ACTION_KINDS)
})

test('what takes nothing away for good can be undone', () => {
  expect(ACTION_KINDS.filter(isUndoable)).toEqual(['unpublish', 'hide', 'suspend', 'ban'])
  expect(isUndoable('undo')).toBe(false)
})
