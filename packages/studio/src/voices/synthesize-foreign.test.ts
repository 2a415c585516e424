import { expect, test } from 'vitest'
import type { SpeechEvent } from './synthesizers/espeak.ts'
import { timeWords } from './synthesize-foreign.ts'

const word = (textIndex: number, seconds: number): SpeechEvent => ({ kind: 'word', textIndex, seconds, name: '' })
const phone = (seconds: number, name = 'a'): SpeechEvent => ({ kind: 'phone', textIndex: 0, seconds, name })
const words = (text: string) => text.split(' ').map((part) => ({ text: part, pause: 'none' as const }))

test('words that espeak merged share its phones in order', () => {
  const timed = timeWords(
    words('in the town'),
    [0, 3, 7],
    [word(0, 0), phone(0), phone(0.1), phone(0.2), phone(0.3), phone(0.4), word(7, 0.5), phone(0.5), phone(0.9, '')],
  )
  expect(timed.map(({ text, startSeconds, endSeconds }) => [text, startSeconds, endSeconds])).toEqual([
    ['in', 0, 0.2],
    ['the', 0.2, 0.5],
    ['town', 0.5, 0.9],
  ])
})

test('a number spoken as several words is timed as one caption word', () => {
  const timed = timeWords(
    words('25 amigos'),
    [0, 3],
    [word(0, 0), phone(0), word(1, 0.3), phone(0.3), phone(0.6, ''), word(3, 0.7), phone(0.7), phone(1, '')],
  )
  expect(timed[0]).toEqual({ text: '25', startSeconds: 0, endSeconds: 0.6 })
  expect(timed[1]!.startSeconds).toBe(0.7)
})

test('silence between words belongs to no word', () => {
  const timed = timeWords(
    words('sí, no'),
    [0, 4],
    [word(0, 0), phone(0), phone(0.3, ''), word(4, 0.8), phone(0.8), { kind: 'end', textIndex: 0, seconds: 1, name: '' }],
  )
  expect(timed.map((entry) => entry.endSeconds)).toEqual([0.3, 1])
})
