import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const lettered = (script: string) => directScript(script, { language: 'en' })[0]!.textOnScreen

test.each([
  ['A fever is not the illness.', 'Fever ≠ illness'],
  ["Your feelings aren't facts.", 'Feelings ≠ facts'],
  ['Friendship is not a contract.', 'Friendship ≠ contract'],
  ['Discipline is no punishment.', 'Discipline ≠ punishment'],
  ["Loneliness isn't the same as being alone.", 'Loneliness ≠ being alone'],
  ["A sale isn't a saving if you didn't need the coat.", 'Sale ≠ saving'],
])('what something is not stands as a sign between two words: %s', (sentence, formula) => {
  expect(lettered(sentence)).toEqual([formula])
})

test.each([
  'She was not a queen.',
  'The rest of the house is not a museum.',
  'What ruins the cake is not the oven.',
  'The cloud is not in the sky.',
  'The door is not the problem.',
])('no sign stands where a side says nothing alone: %s', (sentence) => {
  expect(lettered(sentence).join(' ')).not.toContain('≠')
})
