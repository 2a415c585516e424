import { expect, it, test } from 'vitest'
import { MAX_BESIDE_DIAGRAM } from '../vocabulary/graphic-drawings.ts'
import { directScript } from '../direct-script.ts'

const BEFORE = 'Some days are strange. Life goes on.'
const lastOf = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!

it.each([
  ['a thing on a map', 'They came from an Air India plane that had hit the mountain in 1966.', 'map', 'mountain'],
  ['somebody on a map', 'In 1696 the most famous scientist in England became a kind of policeman.', 'map', 'scientist'],
  ['a thing at a year', 'In 612 BC enemies burned the place down, and the flames baked the clay as hard as brick.', 'timeline', 'flame'],
  ['an animal at a ring', "Two thirds of the water in the frog's body freezes.", 'ring', 'frog'],
  ['a thing beside steps of which it is no row', 'Wet the edge, fold it over and pinch the dumpling first.', 'steps', 'dumpling'],
])('%s: %s', (_, sentence, template, name) => {
  const { plan, shown } = lastOf(sentence)
  expect(plan.graphic?.template).toBe(template)
  expect(shown.map(({ what }) => what)).toContain(name)
  expect(plan.cast.length + plan.things.length).toBeLessThanOrEqual(MAX_BESIDE_DIAGRAM)
})

it.each([
  ['a map', 'In 2018 Britain even appointed a minister for it.', 'map', /map|globe|Big Ben/u],
  ['dots that are people', 'Four in five children who start to stammer grow out of it.', 'dots', /child/u],
  ['a timeline', 'In 1783 the era came to its end.', 'timeline', /calendar|clock|hourglass/u],
])('%s: no drawing of what it shows itself', (_, sentence, template, shown) => {
  const { graphic, cast, things } = lastOf(sentence).plan
  expect(graphic?.template).toBe(template)
  expect([...cast, ...things].map(({ what }) => what).join()).not.toMatch(shown)
})

test('one kind of money is enough', () => {
  const { plan } = lastOf('Wall Street raised 150 million dollars for it.')
  expect(plan.graphic?.template).toBe('counter')
  expect(plan.things.filter(({ what }) => /money|banknote|coin|cash/u.test(what))).toHaveLength(1)
})
