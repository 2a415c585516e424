import { LOCALES, type Locale } from '@fablecut/domain/account/locales'
import { TEMPO_LABELS } from '@fablecut/domain/song/tempo-label'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../locale/load.ts'

const LANGUAGES = (Object.keys(LOCALES) as Locale[]).filter((locale) => locale !== 'en')

test.each(LANGUAGES)('the filters of songs have words in %s', async (locale) => {
  const { choice, facts } = (await loadCatalogue(locale))!.mediaTexts.library
  for (const label of TEMPO_LABELS) expect(choice('tempos', label)).not.toBe(label)
  expect(choice('genres', 'Waltz')).not.toBe('Waltz')
  expect(choice('moods', 'Sad')).not.toBe('Sad')
  expect(choice('genres', 'Unheard of')).toBe('Unheard of')
  expect(facts('Waltz', 'sad', 90)).toContain(choice('genres', 'Waltz'))
})
