import { expect, it } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { verbPicturesOf } from './verb-pictures.ts'

const namesOf = (sentence: string): string[] => verbPicturesOf(analyse([sentence], new Set())[0]!).map(({ drawn }) => drawn.name)

it.each([
  ['She fell asleep on the bus.', 'bed'],
  ['They signed the contract in March.', 'contract'],
])('what is told has a drawing that commonly illustrates it: %s', (sentence, name) => {
  expect(namesOf(sentence)).toContain(name)
})

it('what is not done has none', () => {
  expect(namesOf('She never fell asleep.')).not.toContain('bed')
})

it('articles, possessives and numbers in between are passed over', () => {
  expect(namesOf('He blew out all his seven candles.')).toEqual(['candle'])
})
