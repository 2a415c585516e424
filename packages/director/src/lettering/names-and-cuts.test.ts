import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { sentencesOf } from '../text/sentences.ts'

const wordsOn = (text: string) => directScript(text)[0]!.textOnScreen

test.each([
  ['Even the old St. Mary’s Cathedral was nothing but ash.', 'St. Mary’s Cathedral'],
  ['Mr. Finch walked up Mt. Rainier in the snow.', 'Mt. Rainier'],
  ['The U.S. Army bought the old farm.', 'U.S. Army'],
])('%s names %s as a whole', (text, name) => {
  expect(wordsOn(text).join(' ')).toContain(name)
})

test('an abbreviation before a name ends no sentence', () => {
  expect(sentencesOf('They climbed Mt. Etna with Capt. Rossi. Nobody fell.')).toEqual([
    'They climbed Mt. Etna with Capt. Rossi.',
    'Nobody fell.',
  ])
})

test('the shape of a letter is no name', () => {
  expect(wordsOn('Put a bucket under the sink and unscrew the S-shaped pipe.')).not.toContain('S-shaped pipe')
})

test.each([
  ['Aristotle asked this more than two thousand years ago: would you rather be rich, or would you rather be wise?', /\bthis more$/u],
  ['None of them wishes to be the last to leave.', /wishes$|^None of them$/u],
  ['In a cold barn, he and Ida sorted heaps of dry barley to bake a single loaf.', /^Ida sorted/u],
  ['Nobody in the village wanted to tell the king the truth.', /^Nobody village$|wanted$/u],
  ['Still stuck?', /^Stuck/u],
  ['Whalers killed more than three hundred thousand of them.', /killed more$/u],
])('%s is not cut to %s', (text, cut) => {
  const words = wordsOn(text)
  expect(words.length).toBeGreaterThan(0)
  for (const one of words) expect(one).not.toMatch(cut)
})

test('a question of two choices stands whole', () => {
  expect(wordsOn('Would you rather stay warm, or would you rather be free?')).toContain(
    'Would you rather stay warm, or would you rather be free?',
  )
})
