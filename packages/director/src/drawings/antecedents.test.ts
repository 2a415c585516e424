import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { antecedentsOf } from './antecedents.ts'

function antecedentsIn(...sentences: string[]) {
  const analyses = analyse(sentences, new Set())
  return antecedentsOf(analyses).get(analyses.at(-1)!)!
}

test('a pronoun stands for the subject before it rather than for the object', () => {
  expect(antecedentsIn('The fox chased a hen.', 'It ran into the forest.')).toMatchObject({ pronoun: { kind: 'it', part: 'subject' } })
  expect(antecedentsIn('The watch finds the south.', 'Hold it flat.')).toMatchObject({
    pronoun: { kind: 'it', part: 'object' },
    nouns: ['watch'],
  })
})

test('number and kind agree', () => {
  expect(antecedentsIn('The keeper fed two elephants.', 'They trumpeted.').nouns[0]).toBe('elephant')
  expect(antecedentsIn('The nurse found a key.', 'She kept quiet.').nouns[0]).toBe('nurse')
})

test('what a pronoun goes on about is still spoken of a sentence later', () => {
  expect(antecedentsIn('The kettle is old.', 'It whistles in the kitchen.', 'It leaks.').nouns[0]).toBe('kettle')
})

test('a sentence without a pronoun has none', () => {
  expect(antecedentsIn('The kettle is old.', 'Rain falls.')).toEqual({ nouns: [], isInside: false })
})
