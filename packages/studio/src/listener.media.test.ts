import { expect, test } from 'vitest'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { createListener } from './listener.ts'
import { createNarrator } from './narrator.ts'
import { runFfmpeg } from './sound/ffmpeg.ts'
import { sampleOf } from './testing/sample-of.ts'

const [narrator, listener] = [createNarrator(), createListener()]

const SCRIPT =
  'The lighthouse on the hill had not been lit for thirty years. Every evening, Mara walked up the path with a lantern and a question. Who built it, and why did they leave?'

async function speak(text: string, voice: string, language = 'en') {
  const { audio, providerMetadata } = await narrator.doGenerate({ text, voice, language })
  return { audio: audio as Uint8Array, words: (providerMetadata!['fablecut'] as unknown as SpeechMetadata).words }
}

const listen = (audio: Uint8Array, knownText?: string, language?: string) =>
  listener.doGenerate({
    audio,
    mediaType: 'audio/wav',
    providerOptions: { fablecut: { ...(knownText ? { knownText } : {}), ...(language ? { language } : {}) } },
  })

const SPOKEN = [
  ['linden', SCRIPT, 'en'],
  ['ivy', SCRIPT, 'en'],
  ['ivy', 'La casa está en la colina. El niño corre con sus amigos por el bosque, y un zorro pequeño los mira.', 'es'],
] as const

test.each(sampleOf(SPOKEN, 2))('90 %% of the words of voice %s are aligned within 150 ms', async (voice, text, language) => {
  const { audio, words } = await speak(text, voice, language)
  const transcript = await listen(audio, text, language)
  expect(transcript.words!.map((word) => word.text)).toEqual(words.map((word) => word.text))
  const errors = transcript.words!.map((word, i) => Math.abs(word.startSecond - words[i]!.startSeconds)).sort((a, b) => a - b)
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.15)
  expect(transcript.segments.length).toBeGreaterThanOrEqual(2)
})

test('background music and leading silence do not shift the alignment', async () => {
  const { audio, words } = await speak(SCRIPT, 'briar')
  const filters = 'adelay=1500,apad=pad_dur=1[voice];sine=f=220:r=48000:d=20,volume=0.01[tone];[voice][tone]amix=normalize=0:duration=first'
  const mixed = await runFfmpeg(['-i', 'pipe:0', '-filter_complex', `[0]${filters}`, '-c:a', 'libopus', '-f', 'ogg', 'pipe:1'], audio)
  const transcript = await listen(mixed, SCRIPT)
  const errors = transcript.words!.map((word, i) => Math.abs(word.startSecond - 1.5 - words[i]!.startSeconds)).sort((a, b) => a - b)
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.2)
})

test('without known text only speech segments are detected, with a warning', async () => {
  const { audio, words } = await speak(SCRIPT, 'rowan')
  const { segments, text, warnings, durationInSeconds } = await listen(audio)
  expect(text).toBe('')
  expect(warnings[0]).toMatchObject({ type: 'other' })
  expect(segments).toHaveLength(3)
  expect(segments.every((segment) => segment.text === '')).toBe(true)
  expect(Math.abs(segments[0]!.startSecond - words[0]!.startSeconds)).toBeLessThan(0.1)
  expect(segments.at(-1)!.endSecond).toBeLessThanOrEqual(durationInSeconds!)
})

test('known text is not aligned with a silent file', async () => {
  const silence = await runFfmpeg(['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=mono', '-t', '3', '-f', 'wav', 'pipe:1'], new Uint8Array())
  const transcript = await listen(silence, SCRIPT)
  expect(transcript.words).toEqual([])
  expect(transcript.warnings).toHaveLength(1)
})
