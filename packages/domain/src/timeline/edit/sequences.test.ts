import { expect, test } from 'vitest'
import { STORY_EDITS, STORYBOARD_EDITS, TIMELINE_EDITS } from './values/edits.ts'
import { checkSequences } from './testing/check-sequences.ts'

test('900 random sequences of edits throw nothing, keep every invariant, and undo restores the start (E-317)', { timeout: 60_000 }, () => {
  const { applied, types } = checkSequences(900)
  expect(applied.filter((count) => count === 0)).toEqual([])
  expect([...types].toSorted()).toEqual(
    [...Object.keys(TIMELINE_EDITS), ...Object.keys(STORYBOARD_EDITS), ...Object.keys(STORY_EDITS)].toSorted(),
  )
})
