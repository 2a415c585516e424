import { expect, test } from 'vitest'
import { audio, video } from '../testing/timeline-fixture.ts'
import { itemLoudness } from './match-loudness.ts'

const voice = (fields = {}) => audio('v', 'voice', 0, 30, fields)

test('a leveled voice meets its target; volume and gain take it away, and matching brings it back', () => {
  expect(itemLoudness(voice(), 'voiceover', -23)).toEqual({ lufs: -16, targetLufs: -16, matchingGainDb: 0 })
  const quiet = itemLoudness(voice({ volume: 0.5, gainDb: 3 }), 'voiceover', -23)
  expect(quiet?.lufs).toBeCloseTo(-16 + 3 - 6.02)
  expect(quiet?.matchingGainDb).toBeCloseTo(6.02)
})

test('the sound of a clip is not leveled by itself and is matched to speech', () => {
  expect(itemLoudness(video('c', 'clip', 0, 30, { gainDb: 2 }), 'video', -30)).toEqual({ lufs: -28, targetLufs: -16, matchingGainDb: 14 })
})

test('what is silent or muted cannot be matched', () => {
  expect([itemLoudness(voice(), 'voiceover', -70), itemLoudness(voice({ volume: 0 }), 'voiceover', -20)]).toEqual([null, null])
})
