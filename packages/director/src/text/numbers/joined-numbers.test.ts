import { expect, test } from 'vitest'
import { quantitiesOf } from '../quantities.ts'

test.each([
  ['The lake froze at minus 12 degrees Celsius.', '−12 °C', -12],
  ['It was five degrees below zero.', '−5°', -5],
])('%s is below zero', (sentence, display, value) => {
  expect(quantitiesOf(sentence).filter(({ kind }) => kind === 'heat')).toMatchObject([{ display, value, isLetteringOnly: true }])
})

test('numbers without a sign stay above zero', () => {
  expect(quantitiesOf('The pool has 12 degrees.')).toMatchObject([{ value: 12 }])
})

test.each([
  ['a range over two years', 'Visits rose from 40,000 in 1999 to 90,000 in 2009.', '40,000 → 90,000'],
  ['a part of all', 'Five of the eleven players are from Ghana.', '5 of 11'],
  ['a quarter of a unit', 'Add a quarter of a teaspoon of salt.', '1/4 teaspoon'],
  ['half a unit', 'Drink half a glass of water.', '½ glass'],
  ['a reading of two numbers', 'Anything below 110 over 70 counts as low.', '110/70'],
  ['a share of one', 'One driver in five has no licence.', '1 driver in 5'],
  ['a time in two units', 'The flight takes 3 hours and 20 minutes.', '3 hours 20 minutes'],
  ['a price between two bounds', 'A room costs between 40 and 70 dollars.', '$40–70'],
  ['a time between two bounds', 'The paint lasts five or six years.', '5–6 years'],
])('%s is one amount', (_, sentence, display) => {
  expect(quantitiesOf(sentence).map((one) => one.display)).toContain(display)
})

test('over behind a verb of pouring is no bound', () => {
  expect(quantitiesOf('Pour over 30 grams of butter.')[0]!.bound).toBeUndefined()
  expect(quantitiesOf('The cake holds over 30 grams of butter.')[0]!.bound).toMatchObject({ words: 'over' })
})
