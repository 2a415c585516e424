import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const planOf = (sentence: string) => directScript(sentence, { language: 'en' })[0]!

test.each([
  'The price dropped by half in a year.',
  'He cut the number of different pieces roughly in half.',
  'The new boss halved our costs.',
])('half as much is seen as two columns: %s', (sentence) => {
  const { plan, textOnScreen } = planOf(sentence)
  expect(plan.graphic).toMatchObject({ template: 'stack', columns: [{ count: 2 }, { count: 1 }] })
  expect(textOnScreen).toContain('½')
})

test.each(['They never cut the costs in half.', 'He cut the bread in half.'])('nothing is measured or halved in: %s', (sentence) => {
  expect(planOf(sentence).plan.graphic).toBeUndefined()
})

test('a factor is told of what it is said of, and whole', () => {
  const { textOnScreen } = planOf('Wages rose, but rents rose three times as fast.')
  expect(textOnScreen).toEqual(['Rents rose three times as fast', 'rents 3×'])
})
