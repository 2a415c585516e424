import { expect, test } from 'vitest'
import { loudnessGainDb } from './level.ts'

test('speech is leveled to -16 LUFS and music to -21 LUFS', () => {
  expect(loudnessGainDb('voiceover', -23)).toBe(7)
  expect(loudnessGainDb('music', -12)).toBe(-9)
})

test('silence is not amplified, gain is limited, clip audio is unchanged', () => {
  expect([loudnessGainDb('voiceover', -70), loudnessGainDb('music', -50), loudnessGainDb('video', -30)]).toEqual([0, 24, 0])
})
