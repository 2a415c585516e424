import { expect, test } from 'vitest'
import { titleOfSuggestedScript, SCRIPT_SUGGESTIONS } from './script-suggestions.ts'
import { needsShortScriptWarning, cleanedLength, validateScript } from './script.ts'

test('the chips are the four of the specification with their styles', () => {
  expect(SCRIPT_SUGGESTIONS.map(({ id, text, style }) => [id, text, style])).toEqual([
    ['cat-webinar', 'Cat Webinar', 'photorealistic'],
    ['puma-intro', 'Puma Intro', 'photorealistic'],
    ['travel-in-asia', 'Travel in Asia', 'microworld'],
    ['tech-innovations', 'Tech Innovations', 'pixelart'],
  ])
})

test.each(SCRIPT_SUGGESTIONS)('the script of $text is 300 to 800 cleaned characters long and can be sent as it is', ({ fullScript }) => {
  expect(cleanedLength(fullScript)).toBeGreaterThanOrEqual(300)
  expect(cleanedLength(fullScript)).toBeLessThanOrEqual(800)
  expect(validateScript(fullScript)).toBeNull()
  expect(needsShortScriptWarning(fullScript, false)).toBe(false)
})

test('an unchanged suggested script gives its story a title, a changed one does not', () => {
  const { fullScript, text } = SCRIPT_SUGGESTIONS[0]!
  expect(titleOfSuggestedScript(`${fullScript}\n`)).toBe(text)
  expect(titleOfSuggestedScript(`${fullScript} The end.`)).toBeNull()
})
