import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const wordsOn = (script: string): readonly string[] => directScript(script).map(({ textOnScreen }) => textOnScreen.join(' | '))

test('a picture without words has the noun phrase that it does not draw', () => {
  const [first] = wordsOn('A hungry donkey stands exactly halfway between two equal piles of hay. It looks left. It looks right.')
  expect(first).toBe('2 equal piles of hay')
})

test('none where all that is named is drawn', () => {
  const [, second] = wordsOn('The sink is full. You need a piece of wire, baking soda, vinegar and a kettle. Begin today.')
  expect(second).toBe('')
})
