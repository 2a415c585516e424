import { expect, test } from 'vitest'
import { languageOf } from '../language.ts'
import { readSentence } from '../read-sentence.ts'
import { topicsOf } from './topics.ts'

const topicsIn = (sentences: readonly string[], code: string) => topicsOf(sentences.map((text) => readSentence(text, languageOf(code))))

test.each([
  ['de', ['Der Turm steht seit langem hier.', 'Er ist dreihundert Meter hoch.'], 'tower'],
  ['es', ['El puente es muy antiguo.', 'Mide trescientos metros.'], 'bridge'],
  ['ja', ['この橋はとても古いです。', '三百メートルあります。'], 'bridge'],
  ['ar', ['الجسر قديم جدا.', 'هو أطول من غيره.'], 'bridge'],
] as const)('%s: a pronoun or an omitted subject goes on about the thing before', (code, sentences, topic) => {
  expect(topicsIn(sentences, code).at(-1)).toBe(topic)
})

test.each([
  ['de', ['Der Turm steht seit langem hier.', 'Ich finde das gut.']],
  ['es', ['El puente es muy antiguo.', 'Los expertos piensan otra cosa.']],
  ['ja', ['この橋はとても古いです。', '専門家が反対しました。']],
] as const)('%s: a sentence about others does not', (code, sentences) => {
  expect(topicsIn(sentences, code).at(-1)).toBeUndefined()
})

test('after people it can be them', () => {
  expect(topicsIn(['Der Turm ist alt.', 'Der Maler kam.', 'Er war müde.'], 'de').at(-1)).toBeUndefined()
})
