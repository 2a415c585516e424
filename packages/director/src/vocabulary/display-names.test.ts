import { expect, test } from 'vitest'
import { VOCABULARY_CHOICES } from './choices.ts'
import { displayNames, loadDisplayNames } from './display-names.ts'

const LANGUAGES = ['es', 'de', 'fr', 'pt', 'zh', 'ja', 'hi', 'ar']

test('a name is the first form of its row, without marks', () => {
  const names = displayNames(
    '\nfox Fuchs! Füchse|old_man Greis|hot_air_balloon globo_aerostático|bag bolsa_de bolsas_de\nfox Rotfuchs|place/forest Wald',
  )
  expect(Object.fromEntries(names)).toEqual({
    fox: 'Fuchs',
    'old man': 'Greis',
    'hot air balloon': 'globo aerostático',
    bag: 'bolsa',
    'place/forest': 'Wald',
  })
})

test.each(LANGUAGES)('%s names most people and animals, and hundreds of things', async (language) => {
  const names = await loadDisplayNames(language)
  const share = (kind: 'people' | 'animals') =>
    VOCABULARY_CHOICES[kind].filter((name) => names.has(name)).length / VOCABULARY_CHOICES[kind].length
  expect(share('people')).toBeGreaterThan(0.5)
  expect(share('animals')).toBeGreaterThan(0.6)
  expect(VOCABULARY_CHOICES.things.filter((name) => names.has(name)).length).toBeGreaterThan(250)
})

test('a language without rows has no names', async () => {
  expect([...(await loadDisplayNames('en')), ...(await loadDisplayNames('toString'))]).toEqual([])
})
