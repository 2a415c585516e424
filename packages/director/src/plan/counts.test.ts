import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

test.each([
  ['A pile of leaves lay on the lawn.', 'pile of leaves', 1, 1],
  ['Thousands of red torii gates wind up the mountain.', 'torii gate', 100, Infinity],
  ['Twelve galleys reached the port.', 'galley', 12, 12],
])('%s', (script, what, least, most) => {
  const count = directScript(script)[0]!.plan.things.find((thing) => thing.what === what)?.count
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
})
