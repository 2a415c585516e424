import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

/** The lettering of the last sentence of a script. */
const wordsOf = (...sentences: string[]): string[] => {
  const [last] = directScript(sentences.join(' ')).slice(-1)
  return last!.plan.text.filter(({ role }) => role === 'key').map(({ words }) => words)
}
const FILLERS = ['There is more to see than you think.', 'It happens all the time.']

test.each([
  ['The iron in your blood was forged inside a star, long before the earth even existed.', 'The iron was forged inside a star'],
  [
    'What feels solid when you knock on a table is only an electric force, which pushes your hand back before anything really touches.',
    'Only an electric force',
  ],
  [
    'When the smoke had cleared, the king ordered that new houses had to be built of brick and stone instead of wood.',
    'New houses had to be built of brick and stone',
  ],
])('a card of %s says %s', (sentence, words) => {
  expect(wordsOf(...FILLERS, sentence)).toEqual([words])
})

test('no card repeats most of a long sentence', () => {
  const sentence =
    'Long after the others had given up hope of ever hearing from them, a single message arrived that changed the mind of everybody.'
  const words = wordsOf(...FILLERS, sentence)
  expect(words).toHaveLength(1)
  expect(words[0]!.split(' ').length).toBeLessThanOrEqual(sentence.split(' ').length / 2)
})

test('hands show their own clause, the words another', () => {
  const sentence = 'Write down everything you spend for thirty days, even the gum, because you cannot fix a leak in the dark.'
  expect(wordsOf(...FILLERS, sentence)).toEqual(['You cannot fix a leak in the dark'])
})

test('a perfect is not lettered without its subject', () => {
  const sentence = 'Every spring, sea turtles that have crossed a whole ocean crawl onto the same beach where they were born decades ago.'
  expect(wordsOf(...FILLERS, sentence).join(' ')).not.toMatch(/^have/iu)
})
