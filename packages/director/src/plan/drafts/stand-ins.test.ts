import { expect, test } from 'vitest'
import { shown } from '../../testing/last-sentence.ts'

const OWL = 'The owl sleeps by day. The owl hunts by night. The owl hears a mouse under the snow.'
const PRICES = 'In 1990 a ticket cost two dollars. Today it costs four dollars. That is two dollars more.'

test.each([
  [OWL, 'Loneliness keeps us apart.', 'owl'],
  [OWL, 'Nobody minds.', 'owl'],
  [OWL, 'Our worries grow.', 'owl'],
  [OWL, 'Do not disturb.', 'owl'],
  [PRICES, 'So why bother?', 'money'],
  [PRICES, 'Inflation hardly matters.', 'money'],
])('what a script is about is not drawn for a sentence about others: %s %s', (script, sentence, thing) => {
  expect(shown(`${script} ${sentence}`)).not.toContain(thing)
})

test('what a script is about stays for a sentence that goes on about it', () => {
  expect(shown(`${OWL} Its patience is endless.`)).toContain('owl')
})

test.each([
  ['When the divers came up, the chest was gone.', 'diver'],
  ['When the farmer woke, his money was missing.', 'farmer'],
  ['When the boy came home, his kite was gone.', 'boy'],
  ['When the teacher turned round, the apple was gone.', 'teacher'],
  ['When the queen woke, her crown was missing.', 'queen'],
])('who finds something gone is there: %s', (sentence, who) => {
  expect(shown(sentence).join()).toContain(who)
})
