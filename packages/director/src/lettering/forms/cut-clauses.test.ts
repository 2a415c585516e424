import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'Boxes are dull things. Nobody looks at them twice.'
const lettered = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!.textOnScreen.join(' / ')

test.each([
  ['Overnight the nurse had washed the sheets and forgotten the pillows.', /nurse forgotten/u],
  ['To visit Vienna, you had to change trains at the border twice.', /^Vienna, you/u],
  ['At half past four Otto Brenner left the office, and his dog followed him down the stairs.', /four Otto|4 Otto/iu],
  ['They slept in the barn, say the neighbors.', /^Say the neighbors/u],
  ['The guide whispered for a while, so that the children would fall asleep at last.', /^The children would|^They would/u],
  ['The cook dressed young sailors in striped aprons and grinned.', /young sailors$/u],
  ['The guests clapped, believing the fire was part of the play.', /The fire was part/u],
])('no broken clause of %s', (sentence, broken) => {
  expect(lettered(sentence)).not.toMatch(broken)
})

test('a number of which nobody knows what it counts is not lettered', () => {
  expect(lettered('More than two hundred thousand of them stand on a hill in the north of Latvia.')).not.toMatch(/200,000$/u)
})
