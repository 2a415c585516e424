import { expect, test } from 'vitest'
import {
  DEFAULT_VLOG_TITLE,
  filmTitleOf,
  mentionOf,
  mentionedIds,
  mentions,
  plainTopic,
  readableTopic,
  topicLength,
  unmarkedMentions,
} from './vlog.ts'

const topic = `${mentionOf({ id: 'poppy', name: 'Poppy' })} bakes with ${mentionOf({ id: 'u-1', name: 'Old Tom' })}, then @[Poppy](poppy) rests`

test('a topic is displayed with @names and given to the writer with plain names', () => {
  expect(readableTopic(topic)).toBe('@Poppy bakes with @Old Tom, then @Poppy rests')
  expect(plainTopic(topic)).toBe('Poppy bakes with Old Tom, then Poppy rests')
})

test('ids of mentioned characters do not count as characters of the topic', () => {
  expect(topicLength(mentionOf({ id: 'a-very-long-id-of-a-character', name: 'Poppy' }) + ' 🍋')).toBe(8)
})

test('mentioned characters are known by their ids, each once', () => {
  expect(mentionedIds(topic)).toEqual(['poppy', 'u-1'])
  expect(mentions(topic, 'poppy')).toBe(true)
  expect(mentions('@Poppy bakes', 'poppy')).toBe(false)
})

test('brackets in a name do not break its marker', () => {
  const marker = mentionOf({ id: 'x', name: 'A] [b](y)' })
  expect(mentionedIds(marker)).toEqual(['x'])
})

test.each([
  ['@Poppy bakes, and @Poppy eats', ['@Poppy']],
  [`${mentionOf({ id: 'poppy', name: 'Poppy' })} meets @Old Tom and (@Änne).`, ['@Old', '@Änne']],
  [topic, []],
  ['Write to poppy@example.org @ noon', []],
])('%j has the unmarked mentions %j', (text, expected) => {
  expect(unmarkedMentions(text)).toEqual(expected)
})

test('a film shows its title; a vlog with the default one shows a short topic, else nothing', () => {
  expect(filmTitleOf('Bread day', topic)).toBe('Bread day')
  expect(filmTitleOf(DEFAULT_VLOG_TITLE, `${mentionOf({ id: 'poppy', name: 'Poppy' })} bakes bread.`)).toBe('Poppy bakes bread')
  expect(filmTitleOf(DEFAULT_VLOG_TITLE, `${topic} ${topic}`)).toBe('')
  expect(filmTitleOf(DEFAULT_VLOG_TITLE)).toBe('')
})
