import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'Boxes are dull things. Nobody looks at them twice.'
const lettered = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!.textOnScreen

test.each([
  ['Overnight the nurse had washed the sheets and forgotten the pillows.', ['The nurse had washed the sheets']],
  ['To visit Vienna, you had to change trains at the border twice.', ['You had to change trains at the border twice', 'Vienna']],
  ['At half past four Otto Brenner left the office, and his dog followed him down the stairs.', ['4:30']],
  ['They slept in the barn, say the neighbors.', ['They slept in the barn, say the neighbors']],
  ['The guide whispered for a while, so that the children would fall asleep at last.', ['The guide whispered for a while']],
  ['The cook dressed young sailors in striped aprons and grinned.', ['The cook grinned']],
  ['The guests clapped, believing the fire was part of the play.', ['The guests clapped']],
])('no broken clause of %s', (sentence, whole) => {
  expect(lettered(sentence)).toEqual(whole)
})

test('a number of which nobody knows what it counts is not lettered', () => {
  expect(lettered('More than two hundred thousand of them stand on a hill in the north of Latvia.')).toEqual(['Latvia'])
})
