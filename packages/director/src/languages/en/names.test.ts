import { expect, it } from 'vitest'
import { genderOfName, isGivenName } from './names.ts'

it.each(['André', 'Günter', 'Jürgen', 'José', 'René', 'Joaquín', 'Søren', 'Łukasz', 'Giovanni', 'Haruto', 'Wei', 'Jean-Luc'])(
  '%s is a man',
  (name) => expect(genderOfName([name])).toBe('man'),
)

it.each(['Renée', 'Zoë', 'Élodie', 'Małgorzata', 'Akiko', 'Siobhán', 'Marie-Claire'])('%s is a woman', (name) =>
  expect(genderOfName([name])).toBe('woman'),
)

it('given names are known with their accents', () => {
  expect(isGivenName('jürgen')).toBe(true)
  expect(isGivenName('fenster')).toBe(false)
})
