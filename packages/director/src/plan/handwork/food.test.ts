import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planned = (...sentences: readonly string[]) => directScript(sentences.join(' ')).map(({ plan }) => plan)
const thingsOf = (plan: ReturnType<typeof planned>[number] | undefined) => plan?.things.map(({ what }) => what)

const TOAST = [
  'Old bread makes the best breakfast of the week.',
  'Beat three eggs with a cup of milk and a pinch of cinnamon in a bowl.',
  'Put the slices in the mixture for a minute.',
  'Fry them in butter until they are brown.',
  'Serve them with berries and maple syrup.',
]

test('slices and pronouns of a recipe are its food, not the vessel that hands were at last', () => {
  const [, beaten, soaked, fried, served] = planned(...TOAST)
  expect(beaten?.handwork).toMatchObject([{ motion: 'stir', what: 'egg', tool: 'whisk', target: 'bowl' }])
  expect(soaked?.handwork).toMatchObject([{ motion: 'put', what: 'toast', target: 'mixing bowl' }])
  expect(fried?.handwork).toMatchObject([{ motion: 'cook', what: 'toast', target: 'frying pan' }])
  expect(served?.handwork).toMatchObject([{ motion: 'put', what: 'toast', target: 'plate' }])
})

test('other food that a command names stands beside what hands do', () => {
  const [, beaten, , fried, served] = planned(...TOAST)
  expect(thingsOf(beaten)).toEqual(expect.arrayContaining(['milk', 'cinnamon']))
  expect(thingsOf(fried)).toContain('butter')
  expect(thingsOf(served)).toEqual(expect.arrayContaining(['blueberry', 'maple syrup']))
})

test('what is fried in oil is fried in a pan, and a drink is no food that is fried', () => {
  const soup = planned('This soup needs five ingredients.', 'Anybody can make it.', 'Fry two onions in olive oil.')
  expect(soup[2]?.handwork).toMatchObject([{ motion: 'cook', what: 'onion', target: 'frying pan' }])
  const oil = planned('Fish is easy.', 'Anybody can fry it.', 'Heat some oil in a pan.')[2]
  expect(oil?.handwork).toMatchObject([{ motion: 'cook', what: 'frying pan' }])
  const stain = planned('A wine stain ruins any shirt.', 'Take off the shirt at once.', 'Soak it in vinegar.')
  expect(stain[2]?.handwork ?? []).not.toMatchObject([{ what: 'wine' }])
})

test('a dish that is drawn on its own plate gets no other', () => {
  const [, , served] = planned('This tomato soup is easy.', 'Add a kilo of tomatoes to the pot.', 'Serve it with a piece of bread.')
  expect(served?.handwork).toEqual([{ motion: 'hold', what: 'tomato soup' }])
  expect(thingsOf(served)).toContain('bread')
})

test('what a recipe names only at its end is not what it seasons', () => {
  const plans = planned(
    'Nobody fries fish well.',
    'Pat the salmon dry and season it with salt.',
    'Heat some oil.',
    'Serve it with rice and lemon.',
  )
  expect(plans.slice(1, 3).flatMap(thingsOf)).not.toContain('rice')
  expect(plans[3]?.handwork ?? []).not.toMatchObject([{ what: 'rice' }])
})

test('a cup of sugar is no vessel, and what is baked is what all of it became', () => {
  const plans = planned(
    'These banana muffins are ready in half an hour.',
    'Mash three bananas with a fork, and whisk in two eggs and a cup of sugar.',
    'Fold in the flour.',
    'Bake them for twenty minutes.',
  )
  expect(plans[1]?.handwork).toContainEqual(expect.objectContaining({ motion: 'stir', what: 'egg', target: 'bowl' }))
  expect(plans[3]?.handwork).toMatchObject([{ motion: 'push', what: 'muffin', target: 'oven' }])
})

test('a drink is served as the drink, and food is brushed with no brush of a painter', () => {
  const drink = planned(
    'This lemonade is easy.',
    'Melt the sugar in a pot of water.',
    'Drop in a few leaves of mint.',
    'Serve it in tall glasses.',
  )
  expect(drink[1]?.handwork).toMatchObject([{ motion: 'cook', target: 'pot' }])
  expect(drink[3]?.handwork).toEqual([{ motion: 'hold', what: 'lemonade' }])
  const bread = planned('This bread is easy.', 'Bake it in the oven.', 'Brush the hot bread with garlic butter.')
  expect(bread[2]?.handwork).toMatchObject([{ motion: 'rub', what: 'bread', tool: 'butter' }])
})

test('a soup is cooked in the one pot that its recipe names, poured from its can and served in its bowl', () => {
  const [, fried, poured, simmered, served] = planned(
    'This creamy tomato soup takes twenty minutes and one pot.',
    'Fry one onion until it is golden.',
    'Pour in two cans of tomatoes and a cup of vegetable stock.',
    'Let it simmer for fifteen minutes.',
    'Serve it in a deep bowl with basil and a slice of toasted bread.',
  )
  expect(fried?.handwork).toMatchObject([{ motion: 'cook', what: 'onion', target: 'pot' }])
  expect(poured?.handwork).toMatchObject([{ motion: 'pour', what: 'tomato', tool: 'can', target: 'pot' }])
  expect(simmered?.handwork).toMatchObject([{ motion: 'cook', target: 'pot' }])
  expect(served?.handwork).toMatchObject([{ motion: 'hold', what: 'tomato soup' }])
  expect(thingsOf(served)).toContain('bread')
})
