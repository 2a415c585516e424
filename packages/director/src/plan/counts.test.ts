import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

test.each([
  ['A pile of leaves lay on the lawn.', 'pile of leaves', 1, 1],
  ['Pebbles covered the beach.', 'pebble', 12, Infinity],
  ['Thousands of red torii gates wind up the mountain.', 'torii gate', 100, Infinity],
  ['Twelve galleys reached the port.', 'galley', 12, 12],
  ['In the morning there were twelve silver spoons in the snow.', 'spoon', 12, 12],
])('%s', (script, what, least, most) => {
  const count = directScript(script)[0]!.plan.things.find((thing) => thing.what === what)?.count
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
})

test('a fleet is many ships, and who is aboard does not stand ashore', () => {
  const script = 'In 1347 the plague came to Sicily. The people were afraid. They ordered the fleet back out to sea.'
  const things = directScript(script).at(-1)!.plan.things
  expect(things.find(({ what }) => what === 'old ship')?.count).toBe(12)
  const { cast } = directScript('In 1347 twelve ships drifted into the harbor, and most of the sailors aboard were sick.')[0]!.plan
  expect(cast).toEqual([])
})

test('twins are two children, and grown ones two people', () => {
  const [children, grown] = ['The twins are asleep.', 'The retired twins laughed.'].map((script) =>
    directScript(script)[0]!.plan.cast.map(({ what }) => what),
  )
  expect(children).toEqual(['child', 'child'])
  expect(grown).not.toContain('child')
})
