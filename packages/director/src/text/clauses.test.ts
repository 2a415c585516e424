import { expect, test } from 'vitest'
import { barsOf } from './clauses.ts'
import { tokensOf } from './tokens.ts'

/** Words of a sentence that are barred for a reason. */
const barred = (sentence: string, reason: string): string => {
  const tokens = tokensOf(sentence, new Set())
  const bars = barsOf(tokens, sentence)
  return tokens
    .filter(({ i }) => bars[i] === reason)
    .map(({ text }) => text)
    .join(' ')
}

test.each([
  ['The town has no cars and no buses.', 'no cars and no buses .'],
  ['We never saw the whale, but the birds came.', 'never saw the whale'],
  ['Nobody saw the snow.', ''],
  ['I have never seen the snow.', 'never seen the snow .'],
  ['The moon did not come up.', 'The moon did not come up .'],
  ['It is not only fast.', ''],
  ["The latte isn't what keeps you broke; it's your rent.", "The latte is n't what keeps you broke"],
  ['That latte is not what keeps you poor; your rent is.', 'That latte is not what keeps you poor'],
  ['He carried not a sword but a book.', 'not a sword'],
  ['Leave the elevator alone and take the stairs.', 'the elevator alone'],
  ['Stay away from wet walls.', 'away from wet walls'],
  ['Cut back on sugar and drink water.', 'back on sugar'],
  ['Forget cables, remotes and long manuals.', 'cables , remotes and long manuals'],
])('what is denied in: %s', (sentence, expected) => {
  expect(barred(sentence, 'negated').replace(/ \.$/, '')).toBe(expected.replace(/ \.$/, ''))
})

test.each([
  ['She swims like a dolphin.', 'like a dolphin'],
  ['It is thinner than a hair.', 'than a hair'],
  ['It costs more than 50 dollars.', ''],
  ['They ran as if it were a game.', 'as if it were a game .'],
  ['A hole the size of a coin opened.', 'size of a coin opened'],
])('what is only compared in: %s', (sentence, expected) => {
  expect(barred(sentence, 'compared')).toBe(expected)
})

test('an idiom is barred with its nouns alone', () => {
  expect(barred('The test was a piece of cake for the cat.', 'idiom')).toBe('piece of cake')
})

test('a quote inside a sentence is barred, a whole quote is not', () => {
  expect(barred('"Bring the horse," he said.', 'quoted')).toContain('horse')
  expect(barred('"Bring the horse."', 'quoted')).toBe('')
})
