import { readTraits } from '@fablecut/director/traits/read-traits'
import { expect, test } from 'vitest'
import { lookWithTraits } from './look-of-traits.ts'
import { randomLook } from './person-look.ts'

const lookOf = (text: string, seed = 4) => lookWithTraits(randomLook(seed, { woman: false }), readTraits(text, 'en'))

test('what is named goes over the clothes of an occupation', () => {
  expect(lookOf('an old fisherman with a white beard and a red raincoat')).toMatchObject({
    beard: true,
    beardColour: '#efece6',
    hair: '#efece6',
    outfit: 'raincoat',
    coat: '#d0402f',
    hat: 'beanie',
  })
})

test.each([
  ['a man with a moustache', { beard: false, moustache: true }],
  ['a man with sunglasses', { glasses: true, sunglasses: true }],
  ['a man without glasses', { glasses: false }],
  ['a man with no beard', { beard: false }],
  ['a man with a green hat', { hat: 'fedora', hatColour: '#3f9a4a' }],
  ['a woman wearing a black hijab', { hat: 'headscarf', hatColour: '#2b2b33' }],
  ['a man in a blue turban', { hat: 'turban', hatColour: '#2f6fc8' }],
  ['a police officer', { hat: 'peaked', outfit: 'uniform', accessory: 'badge' }],
  ['a firefighter', { hat: 'fire', accessory: 'stripes' }],
  ['a knight', { hat: 'knight' }],
  ['a dark-skinned man', { skin: '#6f4529' }],
  ['a round man with a pink scarf', { figure: 'round', scarf: '#ec8fb0' }],
] as const)('%s', (text, look) => {
  expect(lookOf(text)).toMatchObject(look)
})

test.each([1, 2, 3, 4, 5, 6])('what is not said stays as it was (seed %i)', (seed) => {
  expect(lookWithTraits(randomLook(seed), {})).toEqual(randomLook(seed))
})
