import { describe, expect, it } from 'vitest'
import { properNamesOf } from '../../text/script-names.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { analyse } from '../analysis.ts'
import { genreOf, moodWithin } from './genre.ts'

const read = (script: string) => analyse(sentencesOf(script), properNamesOf(script))
const genre = (script: string) => genreOf(read(script), { hasAnimal: false, isOfPast: false })

it.each([
  ['I live alone. Last night I heard footsteps in the attic. Something whispered my name. A cold hand grabbed my ankle.', 'horror'],
  ['Once upon a time a hedgehog lived under an oak. He was afraid of the dark.', 'tale'],
  ['The earthquake came at noon. Rescue teams search the rubble. Thousands are missing.', 'disaster'],
  ['My father died in May. At the funeral I did not cry. I still keep his last voicemail.', 'grief'],
  ['Cut your spending first. Put money aside every month. Never buy on credit.', 'advice'],
  ['Light is a wave. It crosses space in eight minutes.', 'explainer'],
  ['A colony of penguins huddles against the wind. The males keep the eggs warm.', 'nature'],
  ['She was born in a small town. She left it at nineteen. Nobody believed in her.', 'story'],
])('%s', (script, expected) => {
  expect(genre(script)).toBe(expected)
})

describe('the mood of a shot', () => {
  const sentences = [1, 2, 3, 4]
  const [first, , , last] = read('He ran. He fell. He waited. The town was rebuilt, and children play there again.')

  it('is one that its script can have', () => {
    expect(moodWithin({ genre: 'horror', sentences }, 'happy', first!)).toBe('tense')
    expect(moodWithin({ genre: 'disaster', sentences }, undefined, first!)).toBe('tense')
    expect(moodWithin({ genre: 'advice', sentences }, 'sad', first!)).toBe('calm')
    expect(moodWithin({ genre: 'story', sentences }, 'sad', first!)).toBe('sad')
  })

  it('is light where a bad time ends well', () => {
    expect(moodWithin({ genre: 'disaster', sentences }, 'tense', last!)).toBe('calm')
  })
})

it('a crash is told darkly in advice and explanations', () => {
  const [crash, rise] = read('When the market crashes, people panic and sell. Prices rise again.')
  expect(moodWithin({ genre: 'advice', sentences: [1, 2] }, 'tense', crash!)).toBe('sad')
  expect(moodWithin({ genre: 'advice', sentences: [1, 2] }, 'tense', rise!)).toBe('calm')
})
