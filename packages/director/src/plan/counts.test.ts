import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

test.each([
  ['A pile of leaves lay on the lawn.', 'pile of leaves', 1],
  ['Thousands of red torii gates wind up the mountain.', 'torii gate', 100],
  ['Twelve galleys reached the port.', 'galley', 12],
] as const)('%s', (script, what, least) => {
  const things = directScript(script)[0]!.plan.things
  const count = things.find((thing) => thing.what.endsWith(what))?.count ?? 0
  expect(least === 100 ? count >= least : count === least).toBe(true)
})
