import { expect, test } from 'vitest'
import { barsOf } from './clauses.ts'
import { phrasesOf } from './phrases.ts'
import { properNamesOf } from './script-names.ts'
import { tokensOf } from './tokens.ts'

const phrases = (sentence: string) => {
  const tokens = tokensOf(sentence, properNamesOf(sentence))
  return phrasesOf(tokens, barsOf(tokens, sentence))
}
const roles = (sentence: string) => phrases(sentence).map(({ head, role }) => `${head.low}: ${role}`)

test.each([
  ['The dog chased the cat through the garden.', ['dog: subject', 'cat: object', 'garden: behind']],
  ['Bread and butter lie on the table.', ['bread: subject', 'butter: subject', 'table: behind']],
  ['Why did the king laugh?', ['king: subject']],
  ['A butterfly lands on the fence.', ['butterfly: subject', 'fence: behind']],
  ['Press the button.', ['button: object']],
])('parts of: %s', (sentence, expected) => {
  expect(roles(sentence)).toEqual(expected)
})

test.each([
  ['We know Pim the hedgehog.', 'hedgehog', 'Pim'],
  ['We met a snowman named Bo.', 'snowman', 'Bo'],
])('a name stands beside what it names: %s', (sentence, noun, name) => {
  expect(phrases(sentence).find(({ head }) => head.low === noun)?.namedBy).toBe(name)
})

test('a possessor is marked', () => {
  expect(phrases("The king's horse ran.")[0]).toMatchObject({ lemma: 'king', isOwner: true })
})

test('what belongs to a measure is linked to it', () => {
  const [, second] = phrases('A blanket of snow covers it.')
  expect(second).toMatchObject({ lemma: 'snow', of: { lemma: 'blanket' } })
})

const tagOf = (sentence: string, word: string) => tokensOf(sentence, new Set()).find(({ low }) => low === word)?.pos

test.each([
  ['Every night the baby monitor crackles.', 'monitor', 'NOUN'],
  ['The baby monitor crackled, and she whispered.', 'monitor', 'NOUN'],
  ['After she left, the baby monitor crackled.', 'monitor', 'NOUN'],
  ['A bird is pushed, and the hunter strikes with force.', 'strikes', 'VERB'],
  ['Thousands of emperor penguins shuffle nervously towards the edge.', 'shuffle', 'VERB'],
  ['None of them wishes to jump.', 'wishes', 'VERB'],
  ['At last one bird is pushed.', 'last', 'ADV'],
  ['Add the flour, and the chocolate chips with the nuts.', 'chips', 'NOUN'],
])('reads nouns and verbs that look alike: %s', (sentence, word, tag) => {
  expect(tagOf(sentence, word)).toBe(tag)
})
