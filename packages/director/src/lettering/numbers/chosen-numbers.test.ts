import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'This story is about patience. Nobody believed it at first.'
const lettered = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!.textOnScreen

test('a number of a clause that nobody sees is not lettered beside another one', () => {
  const words = lettered('The pilot pointed at thirty volcanoes and told us that they had been quiet for nine days.').join(' / ')
  expect(words).toContain('30')
  expect(words).not.toContain('9 days')
})

test('the only number is lettered, whatever its clause', () => {
  expect(lettered('Melt the butter in a pot, then let the onions turn golden for forty-five minutes.').join(' / ')).toContain('45 minutes')
})

test.each([
  ['If you miss the train, you walk for four days.', '4 days'],
  ['The player missed nine thousand shots in his career.', '9,000 shots'],
])('a number is lettered once and in digits: %s', (sentence, number) => {
  expect(lettered(sentence).filter((words) => words.includes(number))).toHaveLength(1)
})

test('a number of a clause stays beside who is seen in it', () => {
  const script = 'A baker lived in a town. Nobody liked him. The baker and his daughter crossed the frozen lake in six hours.'
  expect(directScript(script).at(-1)!.textOnScreen.join(' ')).toContain('6 hours')
})

test('a card without a drawing keeps its words', () => {
  const script = 'The pilot was calm. Nobody believed it at first. After that the pilot walked through the desert for nine days.'
  const { plan, textOnScreen } = directScript(script).at(-1)!
  expect(plan.cast.length + plan.things.length + textOnScreen.length).toBeGreaterThan(0)
})

test('a number of the main clause stays beside its subject', () => {
  expect(lettered('Two years later, the cheetah reaches a hundred kilometers per hour.').join(' ')).toContain('100 kilometers per hour')
})

const OF_THINGS = 'Boxes are dull things. Nobody looks at them twice.'
const letteredOfThings = (sentence: string) => directScript(`${OF_THINGS} ${sentence}`).at(-1)!.textOnScreen

test.each([
  ['A golden ball hangs in the tower and weighs 660 tonnes, which nobody would guess from the street.', '660 tonnes'],
  ['The curator came back after the war and collected the interest: 136 euros and 20 cents.', '€136.20'],
  ['They flew from Paris to Rome for 300 dollars.', '$300'],
])('the number of a sentence is on screen: %s', (sentence, number) => {
  expect(letteredOfThings(sentence).join(' / ')).toContain(number)
})

test('a number is told once, in words or in digits', () => {
  const words = letteredOfThings('Before he proved it, one in three of them had died.')
  expect(words.filter((text) => /1 in 3|one in three/u.test(text)).length).toBe(1)
})
