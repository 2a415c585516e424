import { expect, test } from 'vitest'
import { spokenLength } from './spoken-length.ts'

test('440 letters are about 39 seconds in 9 shots', () => {
  expect(spokenLength('a'.repeat(440))).toEqual({ seconds: 39, shots: 9 })
})

test('a Chinese character takes longer than a letter', () => {
  expect(spokenLength('茶'.repeat(100)).seconds).toBe(22)
})

test('an empty script has no shots, one word has one', () => {
  expect(spokenLength(' \n')).toEqual({ seconds: 0, shots: 0 })
  expect(spokenLength('Tea')).toEqual({ seconds: 1, shots: 1 })
})
