import { expect, it, test } from 'vitest'
import { MAX_BESIDE_DIAGRAM } from '../vocabulary/graphic-drawings.ts'
import { directScript } from '../direct-script.ts'

const BEFORE = 'Some days are strange. Life goes on.'
const lastOf = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!

const names = (sentence: string) => [...lastOf(sentence).plan.cast, ...lastOf(sentence).plan.things].map(({ what }) => what)

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

test('a diagram has no drawing of what it shows itself', () => {
  expect(names('In 2018 Britain even appointed a minister for it.').join()).not.toMatch(/map|globe|Big Ben/u)
  expect(names('Four in five children who start to stammer grow out of it.')).not.toContain('child')
  expect(names('In 1856 it was forgotten.').join()).not.toMatch(/calendar|clock/u)
})

test('one kind of money is enough', () => {
  const { plan } = lastOf('Wall Street hoped to raise 150 million dollars for it and got eleven.')
  expect(plan.graphic?.template).toBe('counter')
  expect(plan.things.filter(({ what }) => /money|banknote|coin|cash/u.test(what))).toHaveLength(1)
})
