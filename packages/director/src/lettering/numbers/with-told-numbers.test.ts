import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const firstOf = (script: string): string => directScript(script)[0]!.textOnScreen.join(' | ')

test.each([
  ['Our kitchen is 2 metres wide and holds one table, two stools and an oven that smokes.', 'Our kitchen is 2 metres wide'],
  ['The bus has 48 seats and today it carried 3 passengers.', 'The bus carried 3 passengers | 48 seats'],
  ['Hold the blade at twenty degrees and draw it across the ring, ten times on each side.', 'Hold the blade at 20°'],
])('a number is told with its clause: %s', (sentence, words) => {
  expect(firstOf(`${sentence} It works. It is done.`)).toContain(words)
})

test.each([
  ['The detective climbed six floors only to find the flat empty.', 'Only to find the flat empty'],
  ['The queen poured the tea, smiled at the ambassador and slid the poisoned cup across the table.', 'poisoned cup'],
])('the last of several deeds is the point: %s', (sentence, words) => {
  expect(firstOf(`${sentence} Nobody moved. It was late.`)).toContain(words)
})

test('an idiom is no headline', () => {
  expect(firstOf('A good neighbour gives you some breathing room after a loss. Bring soup. Do not ring.')).not.toBe('Some breathing room')
})
