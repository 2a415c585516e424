import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const wordsOn = (script: string): readonly string[] => directScript(script).map(({ textOnScreen }) => textOnScreen.join(' | '))

test('a picture without words has the noun phrase that it does not draw', () => {
  const [first] = wordsOn('A hungry donkey stands exactly halfway between two equal piles of hay. It looks left. It looks right.')
  expect(first).toBe('2 equal piles of hay')
})

test('a clause that it leaves out rather than two nouns of it', () => {
  const [, second] = wordsOn(
    'The goat slept in a cave above the village. Every morning it leaped from ledge to ledge, hunting for moss. By noon it had reached the summit.',
  )
  expect(second).toBe('The goat leaped from ledge to ledge')
})

test.each(['The youngest, in a red coat, counted the gulls out loud.', 'Margaret opened the letter at the kitchen table.'])(
  'no noun phrase of a remark aside: %s',
  (sentence) => {
    const [first] = wordsOn(`${sentence} Nobody asked. It was late.`)
    expect(first).not.toMatch(/^(?:Red coat|Kitchen table)$/u)
  },
)

test('none where all that is named is drawn', () => {
  const [, second] = wordsOn('The sink is full. You need a piece of wire, baking soda, vinegar and a kettle. Begin today.')
  expect(second).toBe('')
})
