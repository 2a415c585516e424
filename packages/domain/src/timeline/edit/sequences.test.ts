import { expect, test } from 'vitest'
import { checkSequences } from './testing/check-sequences.ts'

test('500 random sequences of edits throw nothing, keep every invariant, and undo restores the start (E-317)', { timeout: 60_000 }, () => {
  const { applied } = checkSequences(500)
  expect(applied.filter((count) => count === 0)).toEqual([])
})
