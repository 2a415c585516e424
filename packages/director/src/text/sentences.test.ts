import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('an hour of the day ends a sentence before a capital', () => {
  expect(sentencesOf('It rang at 4 a.m. Nobody woke up.')).toEqual(['It rang at 4 a.m.', 'Nobody woke up.'])
  expect(sentencesOf('Come at 4 p.m. on Friday. Bring cake.')).toEqual(['Come at 4 p.m. on Friday.', 'Bring cake.'])
  expect(sentencesOf('Come at 4 p.m. Friday.')).toEqual(['Come at 4 p.m. Friday.'])
})

test('a sentence that ends with the narrator ends', () => {
  expect(sentencesOf('She missed it. So did I. Nobody said a word.')).toEqual(['She missed it.', 'So did I.', 'Nobody said a word.'])
})
