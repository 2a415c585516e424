import { expect, it } from 'vitest'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { knownPerson, knownPersonIn, yearOfWork } from './known-persons.ts'

it('a person is known by all names of the table', () => {
  expect(knownPerson('Curie')).toBe(knownPerson('Marie Curie'))
  expect(knownPerson('Marie Curie')).toMatchObject({ gender: 'woman', born: 1867, died: 1934 })
  expect(knownPerson('Marie')).toBeUndefined()
})

it('the first person that a text names is found by the longest name, in the possessive too', () => {
  expect(knownPersonIn("Isaac Newton's apple fell.")?.name).toBe('Isaac Newton')
  expect(knownPersonIn('An apple fell beside the newton meter.')).toBeUndefined()
})

it('the year of somebody’s work is within their life', () => {
  expect(yearOfWork(knownPerson('Wolfgang Amadeus Mozart')!)).toBeLessThanOrEqual(1791)
  expect(yearOfWork(knownPerson('Katherine Johnson')!)).toBe(1953)
})

it('what belongs to a person is drawn', () => {
  const { things } = knownPerson('Isaac Newton')!
  expect(things).toContain('apple')
  expect(things.every((thing) => drawableNamed(thing)?.art !== undefined)).toBe(true)
})
