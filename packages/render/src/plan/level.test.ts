import { expect, test } from 'vitest'
import { loudnessGainDb } from './level.ts'

test('speech is brought to -16 LUFS and music under it', () => {
  expect(loudnessGainDb('voiceover', -23)).toBe(7)
  expect(loudnessGainDb('music', -12)).toBe(-9)
})

test("silence is not raised, far steps are held, a video's own sound stays", () => {
  expect([loudnessGainDb('voiceover', -70), loudnessGainDb('music', -50), loudnessGainDb('video', -30)]).toEqual([0, 24, 0])
})
