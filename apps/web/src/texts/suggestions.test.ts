import { LOCALES, type Locale } from '@fablecut/domain/account/locales'
import { SCRIPT_SUGGESTIONS } from '@fablecut/domain/story/inputs/script-suggestions'
import { cleanedLength, needsShortScriptWarning, validateScript } from '@fablecut/domain/story/inputs/script'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { expect, test } from 'vitest'
import { loadCatalogue } from './locale/load.ts'

const LANGUAGES = (Object.keys(LOCALES) as Locale[]).filter((locale) => locale !== 'en')

test.each(LANGUAGES)('the suggested scripts in %s can be sent as they are, and are in that language', async (locale) => {
  const { suggestionTexts } = (await loadCatalogue(locale))!
  expect(Object.keys(suggestionTexts)).toEqual(SCRIPT_SUGGESTIONS.map(({ id }) => id))
  for (const { fullScript } of Object.values(suggestionTexts)) {
    expect(cleanedLength(fullScript)).toBeLessThanOrEqual(800)
    expect([validateScript(fullScript), needsShortScriptWarning(fullScript, false)]).toEqual([null, false])
    expect(detectLanguage(fullScript)).toBe(locale)
  }
})
