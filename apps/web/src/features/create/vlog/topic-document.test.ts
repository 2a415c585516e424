import { expect, test } from 'vitest'
import { documentOf, pastedLines, topicOf, withMention, withoutMention } from './topic-document.ts'

const TOPIC = '@[Poppy](poppy) bakes\nwith @[Old Tom](u-1) at noon'

test.each(['', 'plain', TOPIC, '@[A](a)@[B](b)', 'no one @ all (really) [here]'])('%j is the same after editing nothing', (topic) => {
  expect(topicOf(documentOf(topic))).toBe(topic)
})

test('markers are mentions, everything else is text', () => {
  expect(documentOf(TOPIC).content![0]!.content).toEqual([
    { type: 'mention', attrs: { id: 'poppy', label: 'Poppy' } },
    { type: 'text', text: ' bakes' },
  ])
})

test('pasted words lose blank lines and ends', () => {
  expect(pastedLines('  a\n\n\n b \r\n\r\nc  ')).toEqual(['a', 'b', 'c'])
  expect(pastedLines(' \n ')).toEqual([])
})

test('a character comes into the topic once and leaves it whole', () => {
  const tom = { id: 'u-1', name: 'Old Tom' }
  expect(withMention('', tom)).toBe('@[Old Tom](u-1) ')
  expect(withMention('sings', tom)).toBe('@[Old Tom](u-1) sings')
  expect(withMention(TOPIC, tom)).toBe(TOPIC)
  expect(withoutMention(TOPIC, 'u-1')).toBe('@[Poppy](poppy) bakes\nwith at noon')
  expect(withoutMention('@[Old Tom](u-1) sings', 'u-1')).toBe('sings')
})
