import { expect, test } from 'vitest'
import { quantitiesOf } from '../quantities.ts'

test.each([
  'Nine times out of ten the leak comes from a worn gasket.',
  'A friend like that is one in a million.',
  'I told my brother a hundred times to lock the gate.',
  'The kiosk is lit 24/7.',
  'She gave it 110 percent in every race.',
  'Just think about it for two seconds.',
])('%s: no number', (sentence) => {
  expect(quantitiesOf(sentence)).toEqual([])
})

test.each([
  ['Silk is a hundred times thinner than a pencil.', '100×'],
  ['Nine out of ten plumbers own a wrench.', '9 out of 10'],
  ['The lamp flashes for two seconds.', '2 seconds'],
  ['Sales rose by 110 percent.', '110%'],
])('%s: %s', (sentence, number) => {
  expect(quantitiesOf(sentence).map(({ display }) => display)).toEqual([number])
})
