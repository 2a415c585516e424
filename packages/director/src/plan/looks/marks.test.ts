import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'Things get dirty at home. It happens to everybody.'
const stateOf = (sentence: string, what: string) =>
  directScript(`${BEFORE} ${sentence}`)
    .at(-1)!
    .plan.things.find((thing) => thing.what === what)?.state

it.each([
  ['There is mud on his new shoes.', 'shoe', 'muddy'],
  ['Blood stained the sleeve of his shirt.', 'shirt', 'stained'],
  ['Rust covered the old bicycle.', 'bicycle', 'rusty'],
  ['Dust lay thick on the piano.', 'piano', 'dusty'],
])('what is on a thing is seen on it: %s', (sentence, what, state) => {
  expect(stateOf(sentence, what)).toBe(state)
})

it('what is denied to be on a thing is not', () => {
  expect(stateOf('There was no mud on his shoes.', 'shoe')).not.toBe('muddy')
})
