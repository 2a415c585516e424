import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (text: string) =>
  directScript(text)
    .at(-1)!
    .shown.map(({ what }) => what)

it.each([
  ['Every night the baby monitor crackles.', 'baby'],
  ['The baby monitor is broken.', 'baby'],
  ['A dog trainer salary is low.', 'dog'],
  ['He washed his face in gas station bathrooms.', 'station'],
  ['The car payment is due.', 'car'],
  ['The bike chain rattles.', 'bicycle'],
  ['A horse race begins.', 'horse'],
  ['The doctor visit was expensive.', 'doctor'],
  ['Bee stings hurt.', 'bee'],
])('the first noun of a compound is never drawn alone: %s', (text, modifier) => {
  expect(shown(text)).not.toContain(modifier)
})
