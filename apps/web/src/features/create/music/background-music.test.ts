import { expect, test } from 'vitest'
import { missingMusic, musicChoiceOf } from './background-music.ts'

test('a wire value restores the choice it was made with', () => {
  expect(musicChoiceOf('auto')).toBe('auto')
  expect(musicChoiceOf('')).toBe('none')
  expect(musicChoiceOf('/songs/glass-harbour.mp3')).toBe('trending')
  expect(musicChoiceOf('/media/x/audio.mp3')).toBe('upload')
})

test.each([
  ['link', 'Please paste a Suno music link'],
  ['upload', 'Please upload an audio file'],
  ['trending', 'Please select a song from trending songs'],
] as const)('%s without a file reports what is missing', (choice, hint) => {
  expect(missingMusic(choice, '')).toBe(hint)
  expect(missingMusic(choice, '/media/x/audio.mp3')).toBeNull()
})

test('auto and none need nothing', () => {
  expect([missingMusic('auto', 'auto'), missingMusic('none', '')]).toEqual([null, null])
})
