import { expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView } from '../testing/run-view.ts'
import { musicRequest } from './compose-music.ts'

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
