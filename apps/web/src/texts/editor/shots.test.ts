import { expect, test } from 'vitest'
import { shotsTexts as texts } from './shots.ts'

test.each([
  [texts.done(['image']), 'Shot image regenerated successfully via workflow'],
  [texts.done(['image', 'video']), 'Shot image and video regenerated successfully via workflow'],
  [texts.done(['audio-voice-over']), 'Shot voice-over regenerated successfully via workflow'],
  [texts.chosen('image'), 'Active image updated successfully'],
  [texts.chosen('video'), 'Active video updated successfully'],
  [texts.chosen('audio-voice-over'), 'Active voice-over updated successfully'],
  [texts.written, 'Shot prompts updated successfully'],
])('%s (C-357)', (text, literal) => {
  expect(text).toBe(literal)
})
