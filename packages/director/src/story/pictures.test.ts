import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const drawn = (script: string) => directScript(script).flatMap(({ plan: { cast, things } }) => [...cast, ...things].map(({ what }) => what))

test.each([
  ['Put down that bottle of chemicals.', 'spray bottle'],
  ['She kept a bottle of pills.', 'pill bottle'],
  ['He opened a bottle of wine.', 'bottle of wine'],
])('a bottle looks like what it holds: %s', (script, what) => {
  expect(drawn(script)).toContain(what)
})

test('a bottle of something unknown is not drawn as one of wine', () => {
  expect(drawn('She kept a bottle of fireflies.')).not.toContain('bottle')
})

test('a star of astronomy is a body of the sky, that of a tale is not', () => {
  expect(drawn('When a star runs out of fuel, its core collapses and the star explodes.')).toContain('giant star')
  expect(drawn('The little star giggled in the night sky.')).not.toContain('giant star')
})

test('what something is doing says no other thing of it', () => {
  expect(drawn('Eight burning ships sailed into the harbor.')).toContain('ship')
  expect(drawn('A traveling bear knocked on the door.')).toContain('bear')
})

test('a people is nobody who stands there', () => {
  expect(drawn('The English sent eight ships into the harbor.')).not.toContain('person')
})

test('what something is only likened to holds nothing', () => {
  expect(drawn('Debt is a backpack full of stones.')).not.toContain('stone')
  expect(drawn('She filled a backpack full of stones.')).toContain('stone')
})

test('ice of another world is no cube', () => {
  expect(drawn('Scientists found ice in craters that are colder than Pluto.')).not.toContain('ice')
})
