import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'Boxes are dull things. Nobody looks at them twice.'
const lettered = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!.textOnScreen

test.each([
  ['A golden ball hangs in the tower and weighs 660 tonnes, which nobody would guess from the street.', '660 tonnes'],
  ['The curator came back after the war and collected the interest: 136 euros and 20 cents.', '€136.20'],
  ['They flew from Paris to Rome for 300 dollars.', '$300'],
])('the number of a sentence is on screen: %s', (sentence, number) => {
  expect(lettered(sentence).join(' / ')).toContain(number)
})

test('a number is told once, in words or in digits', () => {
  const words = lettered('Before he proved it, one in three of them had died.')
  expect(words.filter((text) => /1 in 3|one in three/u.test(text)).length).toBe(1)
})
