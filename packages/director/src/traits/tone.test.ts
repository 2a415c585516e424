import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const toneOf = (script: string) => directScript(script)[0]!.plan.tone

test.each([
  [
    "I live alone, so when I heard footsteps in the attic, I stopped breathing. A voice whispered my name. I don't have a baby. Then something under the bed grabbed my ankle.",
    'grave',
  ],
  ['Once upon a time, a tiny hedgehog named Pip was afraid of the dark. He asked the owl for a lantern.', 'playful'],
  ['In 1666, a baker forgot to put out his oven. By sunrise, half of the city was burning.', 'historic'],
  ['A balance at 24% interest takes fifteen years to clear. Put ten percent of every paycheck into an index fund.', 'technical'],
  ['The lake is quiet in autumn. Take a boat and a sandwich.', undefined],
] as const)('%s: %s', (script, tone) => {
  expect(toneOf(script)).toBe(tone)
})
