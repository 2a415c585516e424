import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const places = (script: string) => directScript(script).map(({ plan }) => plan.place)

test('a recipe is told in the kitchen, whatever lives in the sea', () => {
  const script = 'Boil the pasta. Chop the garlic. Melt the butter. Fry the shrimp for two minutes. Serve it with lemon.'
  expect(new Set(places(script))).toEqual(new Set(['kitchen']))
})

test('where others are at the same time is not where somebody is', () => {
  const script = 'Penguins live in Antarctica. The father guards the egg. He eats nothing, while the mothers hunt at sea.'
  expect(places(script).at(-1)).toBe('arctic')
})

test('polar animals that look at the sea are on the ice', () => {
  const script = 'Emperor penguins live on the ice. They stand close together. In spring a small chick looks at the sea.'
  expect(places(script)).toEqual(['arctic', 'arctic', 'arctic'])
})

test('a fire in a city by its name is in its streets throughout', () => {
  const script =
    'In 1661 a cook in Lisbon left his oven burning. By noon the fire had reached the river. It burned for three days and took 900 houses. Only nine deaths were counted.'
  expect(new Set(places(script))).toEqual(new Set([places(script)[1]]))
  expect(places(script)[1]).toMatch(/street|town/u)
})

test('a wild animal of a tale does not live in a bedroom', () => {
  const script = 'A hedgehog lived in the forest. Every evening he lay on his pillow. The hedgehog met an owl in the forest.'
  expect(places(script)).not.toContain('bedroom')
})

test('no red roofs in Japan', () => {
  const script = 'Take a train to Kyoto. Walk through an old village at dawn. Eat breakfast in the village. Buy a bowl at the market.'
  for (const place of places(script)) expect(['village', 'old-town', 'market']).not.toContain(place)
})

test('fire is where it burns', () => {
  const script = 'In 1666 London was a city of wood. A fire burned down most of the city. The mayor slept. Houses burned for four days.'
  const { place, placeState } = directScript(script)[1]!.plan
  expect(place ?? 'plain').not.toBe('plain')
  expect(placeState).toMatch(/^burn/u)
})

test('a garage sale is in no garage', () => {
  const script = 'I live alone. I bought a radio at a garage sale. At night I hear it whisper. I am afraid of my bedroom.'
  for (const place of places(script)) expect(['workshop', 'garage']).not.toContain(place)
})
