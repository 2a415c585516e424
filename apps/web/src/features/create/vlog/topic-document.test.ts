import { expect, test } from 'vitest'
import { documentFromTopic, pastedTopic, topicFromDocument, withMention, withoutMention } from './topic-document.ts'

const TOPIC = '@[Poppy](poppy) bakes\nwith @[Old Tom](u-1) at noon'

test.each(['', 'plain', TOPIC, '@[A](a)@[B](b)', 'no one @ all (really) [here]'])('%j round-trips through the document', (topic) => {
  expect(topicFromDocument(documentFromTopic(topic))).toBe(topic)
})

test('markers are mentions, everything else is text', () => {
  expect(documentFromTopic(TOPIC).content![0]!.content).toEqual([
    { type: 'mention', attrs: { id: 'poppy', label: 'Poppy' } },
    { type: 'text', text: ' bakes' },
  ])
})

const PEOPLE = [
  { id: 'poppy', name: 'Poppy' },
  { id: 'u-1', name: 'Old Tom' },
  { id: 'u-2', name: 'Old Tom (2)' },
]

test('pasted text loses blank lines and surrounding whitespace', () => {
  expect(pastedTopic('  a\n\n\n b \r\n\r\nc  ', [])).toBe('a\nb\nc')
  expect(pastedTopic(' \n ', PEOPLE)).toBe('')
})

test('pasted names of selected characters after an @ become mentions again, other names and markers are text', () => {
  expect(pastedTopic('@Poppy bakes with @Old Tom.', PEOPLE)).toBe('@[Poppy](poppy) bakes with @[Old Tom](u-1).')
  expect(pastedTopic('@Old Tom (2) rests', PEOPLE)).toBe('@[Old Tom (2)](u-2) rests')
  expect(pastedTopic('@Poppyseed, me@Poppy, @[Mia](m)', PEOPLE)).toBe('@Poppyseed, me@Poppy, @Mia')
})

test('a mention is added once and removed completely', () => {
  const tom = { id: 'u-1', name: 'Old Tom' }
  expect(withMention('', tom)).toBe('@[Old Tom](u-1) ')
  expect(withMention('sings', tom)).toBe('@[Old Tom](u-1) sings')
  expect(withMention(TOPIC, tom)).toBe(TOPIC)
  expect(withoutMention(TOPIC, 'u-1')).toBe('@[Poppy](poppy) bakes\nwith at noon')
  expect(withoutMention('@[Old Tom](u-1) sings', 'u-1')).toBe('sings')
})
