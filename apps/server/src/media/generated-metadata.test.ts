import { expect, test } from 'vitest'
import { readImageMetadata, readSpeechMetadata } from './generated-metadata.ts'

const word = { text: 'One', startSeconds: 0, endSeconds: 0.4 }
const viseme = { shape: 'open', startSeconds: 0.1, endSeconds: 0.2 }

test('metadata of a generated voice-over is read with its words and visemes', () => {
  const stored = { voice: 'oak', language: 'en', durationSeconds: 2, duration: 2, words: [word], visemes: [viseme] }
  expect(readSpeechMetadata(stored)).toEqual({ voice: 'oak', durationSeconds: 2, words: [word], visemes: [viseme] })
})

test('an uploaded audio file has neither a narrator’s duration nor words', () => {
  const stored = { width: null, height: null, duration: 3.5, frames: null, fps: null }
  expect(readSpeechMetadata(stored)).toEqual({ voice: '', words: [], visemes: [] })
})

test('scene and style of a generated image are read, an uploaded image has none', () => {
  const scene = { place: 'harbour', people: [{ name: 'Ada', x: 0.5 }], night: false, sky: null }
  expect(readImageMetadata({ drawn: ['boat'], scene, style: 'ghibli', width: 10 })).toEqual({ scene, style: 'ghibli' })
  expect(readImageMetadata({ width: 10, height: 10, duration: null })).toEqual({})
})

test.each([
  [() => readSpeechMetadata({ durationSeconds: 'long' })],
  [() => readSpeechMetadata({ words: [{ text: 'One' }] })],
  [() => readImageMetadata({ scene: 'harbour' })],
  [() => readSpeechMetadata({ visemes: [{ ...viseme, shape: 'smile' }] })],
])('invalid metadata throws instead of being guessed', (read) => {
  expect(read).toThrow()
})
