import { expect, test } from 'vitest'
import { knownFiguresOf } from './known-figures.ts'

test('a figure is known once, as it was last', () => {
  const plans = [{ cast: [{ id: 'a', what: 'girl' }] }, { cast: [{ id: 'a', what: 'woman', action: 'run', traits: { beard: 'beard' } }] }]
  expect(knownFiguresOf(plans as never)).toEqual([{ id: 'a', what: 'woman', traits: { beard: 'beard' } }])
})
