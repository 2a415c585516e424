import { expect, test } from 'vitest'
import type { SentenceType } from './english/english-sentences.ts'
import { pitchContourOf } from './intonation.ts'
import type { BreathGroup } from './join-utterances.ts'

/** Words of a consonant and a vowel, 0.2 s each. */
function breathGroup(sentenceType: SentenceType, isSentenceFinal: boolean, texts = ['one', 'two', 'three']): BreathGroup {
  const words = texts.map((text, i) => ({ text, startSeconds: i * 0.2, endSeconds: (i + 1) * 0.2 }))
  const phones = words.flatMap((word) => [
    { name: 't', startSeconds: word.startSeconds, endSeconds: word.startSeconds + 0.1 },
    { name: 'aa', startSeconds: word.startSeconds + 0.1, endSeconds: word.endSeconds },
  ])
  return { words, phones, sentenceType, isSentenceFinal }
}
const semitones = (contour: (seconds: number) => number, seconds: number) => 12 * Math.log2(contour(seconds))

function finalRise(sentenceType: SentenceType, isSentenceFinal: boolean): number {
  const contour = pitchContourOf([breathGroup(sentenceType, isSentenceFinal)], 1)
  return semitones(contour, 0.6) - semitones(contour, 0.3)
}
const accentOf = (word: string) => semitones(pitchContourOf([breathGroup('statement', true, ['one', word, 'three'])], 1), 0.35)
const startOf = (intonationRange: number) => semitones(pitchContourOf([breathGroup('exclamation', true)], intonationRange), 0)

test('the pitch of a statement declines', () => {
  const contour = pitchContourOf([breathGroup('statement', true)], 1)
  expect(semitones(contour, 0) - semitones(contour, 0.6)).toBeGreaterThan(2)
})

test('pitch rises at a comma, rises further in a yes-no question, and falls in a wh-question', () => {
  expect(finalRise('statement', false)).toBeGreaterThan(1)
  expect(finalRise('yes-no', true)).toBeGreaterThan(5)
  expect(finalRise('wh-question', true)).toBeLessThan(0)
})

test('emphasized words and words in capitals have a pitch accent, initialisms do not', () => {
  expect(accentOf('never') - accentOf('two')).toBeGreaterThan(1.5)
  expect(accentOf('STOP') - accentOf('two')).toBeGreaterThan(1.5)
  expect(accentOf('FBI') - accentOf('two')).toBeCloseTo(0)
})

test('a larger intonation range raises the pitch more, and empty input leaves it unchanged', () => {
  expect(startOf(1.3)).toBeGreaterThan(startOf(0.8))
  expect(pitchContourOf([], 1)(3)).toBe(1)
})
