import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const last = (text: string) => directScript(text).at(-1)!
const shown = (text: string) =>
  last(text)
    .shown.map(({ what }) => what)
    .join()

it.each([
  ['Fry the mushrooms and the garlic in butter.', 'mushroom'],
  ['Slice a handful of mushrooms.', 'mushroom'],
  ['Your brain tells the muscles in your gut to squeeze.', 'muscle'],
  ['She wanted to study medicine in Paris.', 'medicine'],
  ['It pushes bacteria through metres of tubing.', 'tube'],
  ['The hedgehog rolled himself into a ball.', 'ball'],
  ['It is your stomach cleaning house.', 'house'],
  ['A seal waits beneath the ice.', 'ice'],
  ['A penguin bursts out of the water.', 'water'],
])('another sense than that of the picture is not drawn: %s', (text, what) => {
  expect(shown(text)).not.toMatch(new RegExp(`\\b${what}\\b`, 'u'))
})

it.each([
  ['A mushroom grew under the oak.', 'mushroom'],
  ['Put the ice in a glass.', 'ice'],
  ['He swallowed the medicine.', 'medicine'],
  ['The child kicked the ball.', 'ball'],
  ['The maid is cleaning the house.', 'house'],
  ['Pour the water into a glass.', 'water'],
])('the sense of the picture is drawn: %s', (text, what) => {
  expect(shown(text)).toContain(what)
})

it('pepper that is cracked does not break apart', () => {
  const [thing] = last('Crack some black pepper on top.').plan.things
  expect(thing).toMatchObject({ what: 'black pepper' })
  expect(thing).not.toHaveProperty('event')
})

it('the stem of a tap is no plant', () => {
  const text =
    'If your kitchen tap keeps dripping, you can fix it yourself with a wrench. Turn off the water valve. Once the handle is off, loosen the brass nut with your wrench and pull the stem straight out.'
  expect(shown(text)).toContain('wrench')
  expect(shown(text)).not.toContain('seedling')
})

it('a way that somebody runs is no chart', () => {
  expect(shown('Dick Fosbury ran in a curve and turned his back to the bar.')).not.toContain('curve')
})
