import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { provideTestServices } from '../testing/run-view.ts'
import { type NarrationAudio, timeWords } from './time-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-words-'))
const path = join(folder, 'speech.wav')
writeFileSync(path, 'audio')
afterAll(() => rmSync(folder, { recursive: true }))

let aligned: { text: string; startSecond: number; endSecond: number }[]
let knownTexts: unknown[]
beforeEach(() => {
  aligned = []
  knownTexts = []
  const doGenerate = async ({ providerOptions }: { providerOptions: { fablecut: object } }) => {
    knownTexts.push(providerOptions.fablecut)
    return { words: aligned, segments: aligned.length === 0 ? [] : [{ text: 'all', startSecond: 0, endSecond: 9 }] }
  }
  provideTestServices({ engines: { transcription: { doGenerate } } })
})

const TEXT = 'It costs $5, Mr. Fox.'
const audio = (changes: Partial<NarrationAudio> = {}): NarrationAudio => ({
  path,
  durationSeconds: 2,
  text: TEXT,
  language: 'en',
  reported: undefined,
  ...changes,
})
const words = (...timed: [text: string, startSeconds: number, endSeconds: number][]) =>
  timed.map(([text, startSeconds, endSeconds]) => ({ text, startSeconds, endSeconds }))

test('times of the provider are used where its words are those of the text, in order and within the audio', async () => {
  const reported = words(['It', 0.1, 0.2], ['costs', 0.15, 0.5], ['$5,', 0.6, 1], ['Mr.', 1.1, 1.3], ['Fox.', 1.4, 2.2])
  expect(await timeWords(audio({ reported }), undefined)).toEqual(
    words(['It', 0.1, 0.2], ['costs', 0.2, 0.5], ['$5,', 0.6, 1], ['Mr.', 1.1, 1.3], ['Fox.', 1.4, 2]),
  )
  expect(knownTexts).toEqual([])
})

test('words as they are spoken, and speech without times, are aligned with the text', async () => {
  aligned = [{ text: 'It', startSecond: 0.3, endSecond: 0.4 }]
  const reported = words(
    ['It', 0, 0.1],
    ['costs', 0.2, 0.3],
    ['five', 0.4, 0.5],
    ['dollars,', 0.6, 0.7],
    ['Mister', 0.8, 1],
    ['Fox.', 1, 2],
  )
  for (const given of [reported, undefined, []])
    expect(await timeWords(audio({ reported: given }), undefined)).toEqual(words(['It', 0.3, 0.4]))
  expect(knownTexts).toEqual(Array.from({ length: 3 }, () => ({ knownText: TEXT, language: 'en' })))
})

test('words that nobody can place divide the audio by their lengths', async () => {
  expect(await timeWords(audio({ text: 'One fox', durationSeconds: 3 }), undefined)).toEqual(words(['One', 0, 1.5], ['fox', 1.5, 3]))
})

test('audio that ends before its words is none', async () => {
  await expect(timeWords(audio({ reported: words(['Fox', 0, 4]) }), undefined)).rejects.toThrow(UnfitMedia)
})
