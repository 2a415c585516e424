import { expect, test } from 'vitest'
import { spokenLength } from './spoken-length.ts'

test('440 letters are about 39 seconds in 8 shots of 5 seconds', () => {
  expect(spokenLength('a'.repeat(440), 'seedance-v1')).toEqual({ seconds: 39, shots: 8 })
})

test('a model with longer clips needs fewer shots', () => {
  expect(spokenLength('a'.repeat(440), 'MiniMax-Hailuo-02').shots).toBe(7)
})

test('a Chinese character takes longer than a letter', () => {
  expect(spokenLength('茶'.repeat(100), 'seedance-v1').seconds).toBe(22)
})

test('an empty script has no shots, one word has one', () => {
  expect(spokenLength(' \n', 'seedance-v1')).toEqual({ seconds: 0, shots: 0 })
  expect(spokenLength('Tea', 'seedance-v1').shots).toBe(1)
})
