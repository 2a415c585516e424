import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const graphicOf = (text: string) => directScript(text)[0]!.plan.graphic

test.each([
  ['Your worth is in your work, not your title.', 'your title', 'your work'],
  ['Courage is not the absence of fear, it is the decision to go anyway.', 'absence of fear', 'Courage = decision to go anyway'],
  ['Growth was not luck but patience.', 'luck', 'Growth = patience'],
  ["You don't need more time, you need fewer goals.", 'more time', 'fewer goals'],
  ["Don't wait for the mood, just begin.", 'wait for the mood', 'begin'],
  ['What ruins the mood is not the noise, it is the hurry.', 'noise', 'hurry'],
  ['Less noise, more sleep.', 'less noise', 'more sleep'],
])('what is denied is struck out above what is said instead: %s', (text, struck, words) => {
  expect(graphicOf(text)).toMatchObject({ template: 'words', struck, words })
})

test.each([
  'Never skip the warm-up, or you will get hurt.',
  'He was not only rich, he was kind.',
  'It is cheap, not to mention fast.',
  'Nobody came, not even in spring.',
])('no contrast: %s', (text) => {
  expect(graphicOf(text) ?? {}).not.toHaveProperty('struck')
})

test.each([
  ["Your router isn't slow, it's just badly placed.", 'Badly placed, not slow'],
  ["Your knives aren't dull because they're cheap, they're dull because they live in a drawer.", 'They live in a drawer → dull'],
])('beside a drawing what is true stands before what is denied: %s', (text, words) => {
  expect(directScript(text, { language: 'en' })[0]!.textOnScreen).toEqual([words])
})
