import { expect, test } from 'vitest'
import { levellingDb } from './level.ts'

test('speech is brought to -16 LUFS and music under it', () => {
  expect(levellingDb('voiceover', -23)).toBe(7)
  expect(levellingDb('music', -12)).toBe(-9)
})

test("silence is not raised, far steps are held, a video's own sound stays", () => {
  expect([levellingDb('voiceover', -70), levellingDb('music', -50), levellingDb('video', -30)]).toEqual([0, 24, 0])
})
