import { expect, test } from 'vitest'
import { colourName, describeLook } from './describe-look.ts'

const look = {
  skin: '#f2c5a0',
  hair: '#3d2519',
  hairStyle: 'bob',
  iris: '#3f6f8f',
  outfit: 'dress',
  top: '#4f8f4a',
  scarf: null,
  beard: false,
  glasses: true,
  hat: 'beret',
  stature: 1,
  old: false,
}

test('a person is described by subject and features', () => {
  expect(describeLook({ id: 'x', name: 'Ann', look })).toEqual({
    subject: 'a person',
    features: 'fair skin, dark brown hair in a bob, blue eyes, glasses, green dress, a beret',
  })
  expect(describeLook({ id: 'x', name: 'Ann', look: { ...look, stature: 0.75, outfit: 'trousers', bottom: '#35406b' } })).toMatchObject({
    subject: 'a child',
    features: expect.stringContaining('green top, blue trousers'),
  })
  expect(describeLook({ id: 'x', name: 'Ann', look: { ...look, hairStyle: 'bald', beard: true, old: true } })).toMatchObject({
    subject: 'an elderly person',
    features: expect.stringMatching(/a bald head.*a beard/u),
  })
})

test('yellow hair is blond', () => {
  expect(describeLook({ id: 'x', name: 'Ann', look: { ...look, hair: '#d8a648' } }).features).toContain('blond hair in a bob')
})

test('an animal is described by species, coat and scarf', () => {
  expect(describeLook({ id: 'x', name: 'Rex', look: { kind: 'owl', body: '#9a7250', scarf: '#e05a4a' } })).toEqual({
    subject: 'an owl',
    features: 'brown coat, red scarf',
  })
})

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#221d2c', 'black'],
  ['#241a1a', 'black'],
  ['#3d2519', 'dark brown'],
  ['#e9e4e0', 'white'],
  ['#f6e7c8', 'cream'],
  ['#d8a648', 'yellow'],
  ['#808080', 'grey'],
  ['#6b3a22', 'brown'],
  ['#e0563f', 'red'],
  ['#f2b93b', 'yellow'],
  ['#2f8f83', 'teal'],
  ['#3c6fb5', 'blue'],
  ['#8a5ab0', 'purple'],
  ['#d86b93', 'pink'],
])('%s is %s', (colour, name) => expect(colourName(colour)).toBe(name))
