import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const drawnIn = (text: string): string[] => {
  const { cast, things } = directScript(text).at(-1)!.plan
  return [...cast, ...things].map(({ what }) => what)
}

test.each([
  ['The whales dive deep in search of fish, krill and squid.', ['fish', 'squid']],
  ['He sold his watch in exchange for a horse.', ['horse']],
  ['The doctors wore masks stuffed with herbs.', ['herb']],
  ['He pulled his blanket of leaves over his nose.', ['leaf']],
  ['She wore a crown of flowers.', ['flower']],
])('what is wanted, or only a material, is not beside the rest: %s', (text, absent) => {
  expect(drawnIn(text).filter((what) => absent.includes(what))).toEqual([])
})

test('what something is full of, or belongs to, is there', () => {
  expect(drawnIn('A basket of apples stood beside the door.')).toContain('apple')
  expect(drawnIn('The wolf was hungry for meat.')).toContain('meat')
})
