import { expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView } from '../testing/run-view.ts'
import { musicRequest, storyMood } from './compose-music.ts'

const speech = { mediaId: 'm', durationSeconds: 3, words: [], visemes: [], voice: 'ivy' }
const request = (inputs: StoryInputs = {}, facts: object = {}, spoken: [string, typeof speech][] = []) =>
  musicRequest(buildRunView({ inputs, ...facts }), new Map(spoken))

test('music lasts as long as the film: its voice-overs with silence, and whole clips', () => {
  expect(request()).toMatchObject({ mood: 'calm', durationSeconds: 10, underVoice: false })
  const narrated = request({ musicMood: 'epic' }, {}, [['a', speech]])
  expect(narrated).toMatchObject({ mood: 'epic', durationSeconds: (14 + 90 + 11) / 30 + 5, underVoice: true })
  expect(request({}, { shots: [] }).durationSeconds).toBe(1)
})

test('a library song is composed in that duration', () => {
  expect(request({ backgroundMusic: '/songs/glass-harbour.mp3' })).toMatchObject({ songId: 'glass-harbour', durationSeconds: 10 })
  expect(request({ backgroundMusic: 'auto' })).not.toHaveProperty('songId')
})

const seedOf = (kind: string, id: string, seed?: number) => request(seed === undefined ? {} : { seed }, { kind, id }).seed

test('a recovery gets other music, everything else the same each time', () => {
  expect(seedOf('generate', 'one')).toBe(seedOf('resume', 'two'))
  expect(seedOf('generate', 'one')).toBe(seedOf('generate', 'one', 1))
  expect(seedOf('generate', 'one')).not.toBe(seedOf('generate', 'one', 2))
  expect(seedOf('recover', 'one')).not.toBe(seedOf('generate', 'one'))
  expect(seedOf('recover', 'one')).not.toBe(seedOf('recover', 'two'))
})

const shots = (...moods: Parameters<typeof storyMood>[1][number]['mood'][]) => moods.map((mood) => ({ mood, seconds: 4 }))

test('a story that is largely serious has no light music', () => {
  expect(storyMood('playful', shots('calm', 'sad', 'tense', 'sad'))).toBe('sad')
  expect(storyMood('warm', shots('calm', 'calm', 'epic'))).toBe('epic')
})

test('one sad sentence does not change the mood, and serious moods stay', () => {
  expect(storyMood('playful', shots('calm', 'happy', 'happy', 'sad'))).toBe('playful')
  expect(storyMood('tense', shots('sad', 'sad'))).toBe('tense')
  expect(storyMood('calm', [])).toBe('calm')
})
