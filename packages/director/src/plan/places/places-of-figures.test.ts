import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const DRAGON =
  'One morning she found a young dragon asleep in the hay. The dragon flew up over the fields. Every evening she waved at the sky.'
const placesIn = (script: string) => directScript(script).map(({ plan }) => plan.place)

test('whom a story begins with is where it goes on', () => {
  const [first, second] = placesIn(`Mila was a small girl who loved stories. ${DRAGON}`)
  expect(second).toBeDefined()
  expect(first).toBe(second)
})

test('not where its words begin another time', () => {
  expect(placesIn(`Years ago Mila was a small girl who loved stories. ${DRAGON}`)[0]).toBeUndefined()
})
