import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planOf = (script: string) => directScript(script).at(-1)!.plan

test('a low flame under a pot is no fire in the kitchen', () => {
  const script = 'This onion soup is easy. Slice the onions in the kitchen. Melt the butter in a pot over a low flame.'
  expect(planOf(script).things.map(({ what }) => what)).not.toContain('flame')
})

test('words that would stand alone have what their sentence names beside them', () => {
  const script = 'Wolves came back to the park. They hunted the deer. Willows grew back, and with them came the beavers.'
  const { cast, things } = planOf(script)
  expect([...cast, ...things].map(({ what }) => what)).toContain('beaver')
})
