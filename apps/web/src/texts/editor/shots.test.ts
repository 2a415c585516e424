import { expect, test } from 'vitest'
import { shotsTexts as texts } from './shots.ts'

test.each([
  [texts.done(['image']), 'Shot image regenerated successfully via workflow'],
  [texts.done(['image', 'video']), 'Shot image and video regenerated successfully via workflow'],
  [texts.done(['audio-voice-over']), 'Shot voice-over regenerated successfully via workflow'],
  [texts.activeMediaUpdated('image'), 'Active image updated successfully'],
  [texts.activeMediaUpdated('video'), 'Active video updated successfully'],
  [texts.activeMediaUpdated('audio-voice-over'), 'Active voice-over updated successfully'],
  [texts.promptsUpdated, 'Shot prompts updated successfully'],
])('%s (C-357)', (text, literal) => {
  expect(text).toBe(literal)
})
