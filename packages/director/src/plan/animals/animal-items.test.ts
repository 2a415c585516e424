import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const castOf = (script: string): string[][] => directScript(script).map(({ plan }) => plan.cast.map(({ what }) => what))

test('animals of the far north are white, sentence after sentence, and so are their young', () => {
  const [fox, leap] = castOf('An arctic fox waits on the ice. Suddenly it leaps into the air.')
  expect([fox, leap]).toEqual([['white fox'], ['white fox']])
  const [family, mother] = castOf('A polar bear and her two cubs walk across the ice. The mother bear looks up.')
  expect(family).toEqual(['polar bear', 'white baby bear', 'white baby bear'])
  expect(mother).toEqual(['white bear'])
  expect(castOf('A brown bear and her two cubs walk across the meadow.')[0]).not.toContain('white baby bear')
})

const countIn = (script: string, what: string): number | undefined =>
  directScript(script)[0]!.plan.things.find((thing) => thing.what === what)?.count

test('a card shows as many things as its sentence tells', () => {
  expect(countIn('A fleet of 130 Spanish ships sailed into the Channel.', 'ship')).toBeGreaterThanOrEqual(12)
  expect(countIn('A row of houses stands along the river.', 'house')).toBe(5)
})
