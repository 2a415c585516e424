import { expect, test } from 'vitest'
import type { Tone } from './english/english-sentences.ts'
import { intonationOf } from './intonation.ts'
import type { BreathGroup } from './join-utterances.ts'

/** Three words of a consonant and a vowel, 0.2 s each. */
function breath(tone: Tone, closing: boolean, texts = ['one', 'two', 'three']): BreathGroup {
  const words = texts.map((text, i) => ({ text, startSeconds: i * 0.2, endSeconds: (i + 1) * 0.2 }))
  const phones = words.flatMap((word) => [
    { name: 't', startSeconds: word.startSeconds, endSeconds: word.startSeconds + 0.1 },
    { name: 'aa', startSeconds: word.startSeconds + 0.1, endSeconds: word.endSeconds },
  ])
  return { words, phones, tone, closing }
}
const semitones = (melody: (seconds: number) => number, seconds: number) => 12 * Math.log2(melody(seconds))

function rise(tone: Tone, closing: boolean): number {
  const melody = intonationOf([breath(tone, closing)], 1)
  return semitones(melody, 0.6) - semitones(melody, 0.3)
}
const leanOn = (word: string) => semitones(intonationOf([breath('told', true, ['one', word, 'three'])], 1), 0.35)
const startOf = (liveliness: number) => semitones(intonationOf([breath('exclaimed', true)], liveliness), 0)

test('a statement sinks to its end', () => {
  const melody = intonationOf([breath('told', true)], 1)
  expect(semitones(melody, 0) - semitones(melody, 0.6)).toBeGreaterThan(2)
})

test('a comma rises, a yes-no question rises far, a question with a question word falls', () => {
  expect(rise('told', false)).toBeGreaterThan(1)
  expect(rise('yes-no', true)).toBeGreaterThan(5)
  expect(rise('which', true)).toBeLessThan(0)
})

test('weighty words and capitals are leaned on, abbreviations are not', () => {
  expect(leanOn('never') - leanOn('two')).toBeGreaterThan(1.5)
  expect(leanOn('STOP') - leanOn('two')).toBeGreaterThan(1.5)
  expect(leanOn('FBI') - leanOn('two')).toBeCloseTo(0)
})

test('a livelier voice goes further, and nothing said has no melody', () => {
  expect(startOf(1.3)).toBeGreaterThan(startOf(0.8))
  expect(intonationOf([], 1)(3)).toBe(1)
})
