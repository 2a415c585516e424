import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { expect, test } from 'vitest'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { sampleOf } from './testing/sample-of.ts'
import { createNarrator } from './narrator.ts'
import { filterAudio } from './sound/ffmpeg.ts'
import { loudnessLufs } from './sound/loudness.ts'
import { decodeWav } from './sound/wav.ts'
import { FOREIGN_TEXTS } from './voices/testing/foreign-texts.ts'
import { measureVoice } from './voices/voice-profile.ts'
import { espeakProcessId } from './voices/synthesizers/espeak.ts'

const narrator = createNarrator()

async function narrate(text: string, voice?: string, language?: string) {
  const { audio, providerMetadata, warnings } = await narrator.doGenerate({
    text,
    ...(voice ? { voice } : {}),
    ...(language ? { language } : {}),
  })
  const bytes = audio as Uint8Array
  return { bytes, sound: decodeWav(bytes), spoken: providerMetadata!['fablecut'] as unknown as SpeechMetadata, warnings }
}

function levelDb(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  const part = samples.subarray(Math.round(fromSeconds * 48_000), Math.round(toSeconds * 48_000))
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 1e-10) / part.length)
}

const SCRIPT =
  'The old lighthouse stood alone on the hill. Every evening, Mara paid $5 for a lantern and walked up the path. Nobody knew why!'

test.each(
  sampleOf(
    VOICES.map((voice) => voice.key),
    5,
  ),
)('%s speaks at the target loudness and rate, with short silences at both ends', async (key) => {
  const { sound, spoken } = await narrate(SCRIPT, key)
  const samples = sound.channels[0]!
  expect(sound.sampleRate).toBe(48_000)
  expect(sound.channels).toHaveLength(1)
  expect(spoken.voice).toBe(key)
  expect(spoken.durationSeconds).toBeCloseTo(samples.length / 48_000, 3)
  expect(Math.abs(loudnessLufs(sound) + 18)).toBeLessThan(1)
  const first = samples.findIndex((sample) => Math.abs(sample) > 0.004) / 48_000
  const last = (samples.length - samples.findLastIndex((sample) => Math.abs(sample) > 0.004)) / 48_000
  for (const edge of [first, last]) {
    expect(edge).toBeGreaterThan(0.06)
    expect(edge).toBeLessThan(0.12)
  }
  const wordsPerMinute = (25 / spoken.durationSeconds) * 60
  expect(wordsPerMinute).toBeGreaterThan(115)
  expect(wordsPerMinute).toBeLessThan(190)
})

test('caption words are those of the script, at their times', async () => {
  const { sound, spoken } = await narrate(SCRIPT, 'rowan')
  expect(spoken.words.map((word) => word.text)).toEqual(SCRIPT.split(' '))
  const samples = sound.channels[0]!
  for (const word of spoken.words) expect(levelDb(samples, word.startSeconds, word.endSeconds), word.text).toBeGreaterThan(-40)
  const pauses = spoken.words.slice(1).map((word, i) => [spoken.words[i]!.endSeconds, word.startSeconds] as const)
  const silent = pauses.filter(([from, to]) => to - from > 0.1)
  expect(silent.length).toBeGreaterThanOrEqual(2)
  for (const [from, to] of silent) expect(levelDb(samples, from + 0.05, to - 0.03)).toBeLessThan(-45)
})

test.each([
  ['en', 'My brave baby whale moves above the foamy waves.'],
  ['fr', "Il était une fois un renard qui n'avait peur de rien."],
  ['zh', '今天天气很好，小狐狸有3个苹果。'],
])('visemes in %s are ordered, within words, several per second', async (language, text) => {
  const { spoken } = await narrate(text, 'hazel', language)
  const visemes = spoken.visemes!
  expect(visemes.length).toBeGreaterThan(spoken.durationSeconds * 3)
  expect(new Set(visemes.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4)
  visemes.forEach((viseme, i) => {
    expect(viseme.startSeconds).toBeGreaterThanOrEqual(visemes[i - 1]?.endSeconds ?? 0)
    expect(viseme.endSeconds).toBeGreaterThan(viseme.startSeconds)
    expect(spoken.words.some((word) => viseme.startSeconds >= word.startSeconds && viseme.endSeconds <= word.endSeconds)).toBe(true)
  })
})

test('speech is deterministic', async () => {
  for (const [text, voice] of [
    ['Same again, please.', 'juniper'],
    ['Otra vez lo mismo, por favor.', 'ivy'],
  ] as const) {
    const first = await narrate(text, voice)
    await narrate('Something else in between.', 'ash')
    expect(Buffer.compare((await narrate(text, voice)).bytes, first.bytes)).toBe(0)
  }
})

test.each(sampleOf(Object.entries(FOREIGN_TEXTS), 4))(
  '%s is spoken by a voice of its language, with ordered word times',
  async (language, text) => {
    const { sound, spoken } = await narrate(text, 'ivy', language)
    expect(spoken.voice).toBe(`${language}-female`)
    expect(spoken.language).toBe(language)
    expect(spoken.durationSeconds).toBeGreaterThan(1.5)
    expect(spoken.durationSeconds).toBeLessThan(8)
    expect(Math.abs(loudnessLufs(sound) + 18)).toBeLessThan(1.5)
    const { pitchHertz } = measureVoice(await filterAudio(sound.channels[0]!, 48_000, 'aresample=10000'))
    expect(pitchHertz).toBeGreaterThan(165)
    expect(pitchHertz).toBeLessThan(255)
    expect(spoken.words.map((word) => word.text).join('')).toBe(text.replaceAll(' ', ''))
    expect(spoken.words.length).toBeGreaterThan(2)
    spoken.words.forEach((word, i) => expect(word.startSeconds).toBeGreaterThanOrEqual(spoken.words[i - 1]?.endSeconds ?? 0.05))
  },
)

test('a voice chosen for a story can be requested for its other shots', async () => {
  const first = await narrate('La casa está en la colina.', 'hazel', 'es')
  expect(first.spoken.voice).toBe('es-female')
  expect((await narrate('El niño corre por el bosque.', first.spoken.voice, 'es')).spoken.voice).toBe('es-female')
})

test('the language is detected, and a voice of another language gives a warning', async () => {
  expect((await narrate('Это маленькая история о большой дружбе.')).spoken.voice).toBe('ru-male')
  expect((await narrate('Magandang umaga sa inyong lahat.', 'auto', 'tl')).warnings).toHaveLength(1)
})

test('a text without words gives a short silence with a warning; an unknown language is refused', async () => {
  for (const [text, language] of [
    ['🎉 — … ***', 'en'],
    ['', undefined],
    ['...', 'es'],
  ] as const) {
    const { sound, spoken, warnings } = await narrate(text, 'ivy', language)
    expect(warnings).toHaveLength(1)
    expect(spoken.words).toEqual([])
    expect(spoken.durationSeconds).toBeGreaterThan(0.4)
    expect(spoken.durationSeconds).toBeLessThan(2.1)
    expect(sound.channels[0]!.every((sample) => sample === 0)).toBe(true)
  }
  await expect(narrate('Hello', 'ivy', 'xx')).rejects.toMatchObject({ code: 'unknown_language' })
})

test.each(sampleOf(['A.', 'Hello \u0000wor\u0007ld', 'x'.repeat(3000), 'Hello 世界, привет, नमस्ते friend.', '<b>Hi</b> **you** 🎉'], 3))(
  'odd text %#: is spoken in a sensible time, in English and in Spanish',
  async (text) => {
    for (const language of ['en', 'es', 'ja']) {
      const { spoken } = await narrate(text, 'rowan', language)
      expect(spoken.words.length).toBeGreaterThan(0)
      expect(spoken.durationSeconds).toBeGreaterThan(0.2)
      expect(spoken.durationSeconds).toBeLessThan(60)
    }
  },
)

test('a crashed espeak process is restarted, and the sentence is complete', async () => {
  await narrate('Hola.', 'ivy', 'es')
  const before = espeakProcessId()!
  const speaking = narrate('La casa está en la colina y el niño corre por el bosque.', 'ivy', 'es')
  process.kill(before, 'SIGKILL')
  expect((await speaking).spoken.words).toHaveLength(13)
  expect(espeakProcessId()).not.toBe(before)
})

test('pauses depend on punctuation', async () => {
  const { spoken } = await narrate('One day, he waited… and then: nothing. The end.\n\nOr was it?', 'rowan')
  const rest = (index: number) => spoken.words[index + 1]!.startSeconds - spoken.words[index]!.endSeconds
  const [comma, dots, colon, sentence, paragraph] = [rest(1), rest(3), rest(5), rest(6), rest(8)]
  expect(comma).toBeGreaterThan(0.15)
  expect(colon).toBeGreaterThan(comma)
  expect(sentence).toBeGreaterThan(colon)
  expect(dots).toBeGreaterThan(sentence)
  expect(paragraph).toBeGreaterThan(dots)
  expect(paragraph).toBeLessThan(1.2)
})

test('speech does not clip, and long scripts are spoken completely', async () => {
  const { sound, spoken } = await narrate('What a day! '.repeat(40), 'juniper')
  expect(sound.channels[0]!.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.9)
  expect(spoken.words).toHaveLength(120)
  spoken.words.forEach((word, i) => expect(word.startSeconds).toBeGreaterThanOrEqual(spoken.words[i - 1]?.endSeconds ?? 0))
  expect(spoken.words[47]!.startSeconds - spoken.words[46]!.endSeconds).toBeLessThan(1)
})
