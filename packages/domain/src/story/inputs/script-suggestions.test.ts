import { expect, test } from 'vitest'
import { nameOfReadyScript, SCRIPT_SUGGESTIONS } from './script-suggestions.ts'
import { asksAboutShortScript, cleanedLength, scriptFault } from './script.ts'

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
  expect(scriptFault(fullScript)).toBeNull()
  expect(asksAboutShortScript(fullScript, false)).toBe(false)
})

test('a ready script gives its story its own name, a changed one does not', () => {
  const { fullScript, text } = SCRIPT_SUGGESTIONS[0]!
  expect(nameOfReadyScript(`${fullScript}\n`)).toBe(text)
  expect(nameOfReadyScript(`${fullScript} The end.`)).toBeNull()
})
