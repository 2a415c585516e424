import { expect, test } from 'vitest'
import { directScenes as directScript } from '../../testing/direct-scenes.ts'

const shownOf = (script: string) => directScript(script).map(({ shown }) => shown.map(({ what }) => what))

test('it is the dish behind what is added, not what was added last', () => {
  const shown = shownOf(
    'This soup is easy. Fry an onion in a pot. Chop two carrots and add a pinch of salt. Let it simmer for an hour. Serve it with bread.',
  )
  expect(shown[3]).toContain('soup')
  expect(shown[3]).not.toContain('salt')
  expect(shown[4]).toEqual(expect.arrayContaining(['soup', 'bread']))
})

test('what is kneaded for a bread is dough', () => {
  const shown = shownOf('This bread needs no machine. Mix the flour with the milk. Knead it for ten minutes. Bake it in the oven.')
  expect(shown[2]).toContain('dough')
  expect(shown[3]).toContain('bread')
})

test('a single thing that is prepared stays it', () => {
  expect(shownOf('A salad is quick. Take a cucumber. Peel it. Slice a tomato and mix the oil with salt. Serve.')[2]).toContain('cucumber')
})

test('animals to eat are food', () => {
  const [fish, chicken] = directScript('Eat two portions of fish a week. Slice the chicken.')
  expect(fish!.place).toBeUndefined()
  expect(chicken!.shown.map(({ what }) => what)).toContain('drumstick')
  expect(directScript('A salmon swims in the river.')[0]!.plan.cast.map(({ what }) => what)).toContain('salmon')
})

test('a dish of two nouns is the dish of the recipe', () => {
  const shown = shownOf(
    'Tonight we cook a lentil curry in one pan. Fry an onion. Add the lentils and a pinch of salt. Taste it and serve it with bread.',
  )
  expect(shown[3]).toContain('curry')
})

test('what is cooked is no living animal', () => {
  const [first, second] = directScript('Season the chicken with salt and pepper. Sear the shrimp for ninety seconds.').map(
    ({ plan }) => plan,
  )
  expect(first!.things.map(({ what }) => what)).toContain('black pepper')
  expect(second).toMatchObject({ cast: [], things: [{ what: 'shrimp dish' }] })
  expect(second!.place).not.toBe('underwater')
})

test('dinner is the dish of the recipe', () => {
  const script =
    'Fresh pasta needs two things: flour and eggs. Knead the dough until it is soft. Boil it for three minutes. Add butter and a little cheese. Dinner is ready.'
  expect(
    directScript(script)
      .at(-1)!
      .plan.things.map(({ what }) => what),
  ).toEqual(['spaghetti'])
})
