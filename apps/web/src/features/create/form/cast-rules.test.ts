import { expect, test } from 'vitest'
import { castRules } from './cast-rules.ts'

test('the first character selects the model that its type needs', () => {
  expect(castRules({ storyType: 'script_to_video', modes: [], imageModel: 'fluxdev' })).toBe(
    'A trained character sets the image model to character. A quick reference character sets the image model to flux_kontext.',
  )
  expect(castRules({ storyType: 'character_vlog', modes: [], imageModel: 'character' })).toBe(
    'A quick reference character sets the image model to flux_kontext.',
  )
})

test('a second character selects the model for several, unless it is already selected', () => {
  expect(castRules({ storyType: 'singing-dancing', modes: ['quick'], imageModel: 'flux_kontext' })).toBe(
    'A second character sets the image model to seedream4.',
  )
  expect(castRules({ storyType: 'singing-dancing', modes: ['quick'], imageModel: 'seedream4' })).toBe('')
})
