import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { createListener } from '../listener.ts'
import { createNarrator } from '../narrator.ts'
import { decodeWav, encodeWav } from '../sound/wav.ts'
import type { OptionalVoice } from './catalogue.ts'
import { enginesFolder, installedEngines, type Installed } from './installed.ts'
import { synthesizeWithSherpa } from './sherpa.ts'
import { TINY_VOICE, writeTinyRecogniser, writeTinyVoice } from './testing/tiny-engines.ts'

const [narrator, listener] = [createNarrator(), createListener()]
const before = process.env['FABLECUT_DATA']

beforeEach(() => {
  process.env['FABLECUT_DATA'] = mkdtempSync(join(tmpdir(), 'fablecut-engines-'))
})
afterEach(() => {
  rmSync(process.env['FABLECUT_DATA']!, { recursive: true })
  if (before === undefined) delete process.env['FABLECUT_DATA']
  else process.env['FABLECUT_DATA'] = before
})

async function narrate(text: string, voice: string, language = 'en') {
  const { audio: wav, providerMetadata, warnings } = await narrator.doGenerate({ text, voice, language })
  return {
    audio: decodeWav(wav as Uint8Array),
    spoken: providerMetadata!['fablecut'] as unknown as SpeechMetadata,
    messages: warnings.map((warning) => ('message' in warning ? warning.message : '')),
  }
}

const SCRIPT = 'The fox paid $5 for a lantern. Then she walked home, alone!'

test('an installed voice synthesizes text with its own model', async () => {
  writeTinyVoice(enginesFolder(), 'voice-en-tiny', 'en', 'female')
  const voice = installedEngines()[0] as Installed<OptionalVoice>
  const { samples, sampleRate } = await synthesizeWithSherpa({ folder: voice.folder, model: voice.model, text: 'Aha.', speed: 1 })
  expect(sampleRate).toBe(TINY_VOICE.sampleRate)
  expect(samples.length % TINY_VOICE.samplesPerSound).toBe(0)
  expect(samples.length / TINY_VOICE.samplesPerSound).toBeGreaterThan(4)
  expect(Math.max(...samples)).toBeCloseTo(TINY_VOICE.loudness, 2)
})

test('an installed voice selected by name narrates, with the timing of every word', async () => {
  expect((await narrate(SCRIPT, 'voice-en-tiny')).spoken.voice).toBe('rowan')
  writeTinyVoice(enginesFolder(), 'voice-en-tiny', 'en', 'female')
  const { audio, spoken, messages } = await narrate(SCRIPT, 'voice-en-tiny')
  expect(messages).toEqual([])
  expect(spoken.voice).toBe('voice-en-tiny')
  expect(audio.sampleRate).toBe(48_000)
  expect(spoken.words.map((word) => word.text)).toEqual(SCRIPT.split(' '))
  spoken.words.forEach((word, i) => expect(word.startSeconds).toBeGreaterThanOrEqual(spoken.words[i - 1]?.endSeconds ?? 0))
  expect(spoken.words.at(-1)!.endSeconds).toBeLessThanOrEqual(spoken.durationSeconds)
  expect(spoken.visemes!.length).toBeGreaterThan(5)
  expect((await narrate(SCRIPT, 'rowan')).spoken.voice).toBe('rowan')
})

test('other languages use their installed voice, unless the other gender is selected', async () => {
  writeTinyVoice(enginesFolder(), 'voice-de-tiny', 'de', 'female')
  const text = 'Der kleine Fuchs lebte allein am Meer.'
  expect((await narrate(text, 'auto', 'de')).spoken.voice).toBe('voice-de-tiny')
  expect((await narrate(text, 'ivy', 'de')).spoken.voice).toBe('voice-de-tiny')
  expect((await narrate(text, 'rowan', 'de')).spoken.voice).toBe('de-male')
  expect((await narrate(text, 'de-female', 'de')).spoken.voice).toBe('de-female')
})

test('a voice with a broken model falls back to a built-in voice', async () => {
  writeTinyVoice(enginesFolder(), 'voice-en-tiny', 'en', 'female')
  writeFileSync(join(enginesFolder(), 'voice-en-tiny', 'tiny.onnx'), 'not a model')
  const { spoken, messages } = await narrate(SCRIPT, 'voice-en-tiny')
  expect(spoken.voice).toBe('rowan')
  expect(messages[0]).toMatch(/installed voice could not speak/)
})

/** Tones that the tiny recogniser transcribes as words. */
function tones(): Uint8Array {
  const samples = new Float32Array(16_000 * 3)
  const addTone = (hertz: number, from: number, to: number) => {
    for (let i = from * 16_000; i < to * 16_000; i++) samples[i] = 0.3 * Math.sin((2 * Math.PI * hertz * i) / 16_000)
  }
  addTone(300, 0.3, 0.8)
  addTone(3000, 1.2, 1.6)
  addTone(300, 2, 2.5)
  return encodeWav({ sampleRate: 16_000, channels: [samples] })
}

const listen = (audio: Uint8Array) => listener.doGenerate({ audio, mediaType: 'audio/wav' })

test('with an installed recogniser, unknown speech is transcribed with word times', async () => {
  const without = await listen(tones())
  expect(without.text).toBe('')
  expect(without.segments).toHaveLength(3)
  expect(without.warnings).toMatchObject([{ message: expect.stringContaining('No recogniser is installed') }])
  writeTinyRecogniser(enginesFolder(), 'recogniser-tiny')
  const transcript = await listen(tones())
  expect(transcript.text).toBe('low high low')
  expect(transcript.warnings).toEqual([])
  expect(transcript.words!.map((word) => word.text)).toEqual(['low', 'high', 'low'])
  for (const [i, seconds] of [0.3, 1.2, 2].entries()) expect(Math.abs(transcript.words![i]!.startSecond - seconds)).toBeLessThan(0.05)
})

test('with a broken recogniser model, the segments of speech remain, with a warning', async () => {
  writeTinyRecogniser(enginesFolder(), 'recogniser-tiny')
  writeFileSync(join(enginesFolder(), 'recogniser-tiny', 'tiny.onnx'), 'not a model')
  const transcript = await listen(tones())
  expect(transcript.segments).toHaveLength(3)
  expect(transcript.warnings).toMatchObject([{ message: expect.stringContaining('recogniser could not be used') }])
})
