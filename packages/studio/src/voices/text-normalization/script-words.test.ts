import { expect, test } from 'vitest'
import { cleanScript } from '@fablecut/generation/script/clean-script'
import { pauseSeconds, splitWords } from './script-words.ts'

const texts = (script: string, language = 'en') => splitWords(cleanScript(script), language).map((word) => word.text)

const pauses = (script: string) => splitWords(script, 'en').map((word) => word.pause)

test('captions show words as written, without emoji and markup', () => {
  expect(texts('**Hello**, <b>world</b> 🌍! It costs $5 — really.')).toEqual(['Hello,', 'world!', 'It', 'costs', '$5 —', 'really.'])
})

test('markup of headings, lists and links is removed', () => {
  expect(texts('# My day\n- got [a map](http://x.y)\n- went _out_')).toEqual(['My', 'day', 'got', 'a', 'map', 'went', 'out'])
})

test('pauses after sentences and paragraphs differ from commas, and abbreviations have no pause', () => {
  expect(pauses('Well, Dr. Fox ran. Gone!\nNext')).toEqual(['comma', 'none', 'none', 'sentence', 'paragraph', 'paragraph'])
})

test('pauses at dashes and colons are longer than at commas; dots inside a sentence are an ellipsis', () => {
  expect(pauses('He waited… and ran: up - out; in')).toEqual(['none', 'ellipsis', 'none', 'clause', 'clause', 'clause', 'paragraph'])
  expect(pauses('Wait... Then go')).toEqual(['sentence', 'none', 'paragraph'])
  expect(pauseSeconds('ellipsis', 0.4)).toBeGreaterThan(pauseSeconds('clause', 0.4))
  expect(pauseSeconds('clause', 0.4)).toBeGreaterThan(pauseSeconds('comma', 0.4))
  expect(pauseSeconds('none', 0.4)).toBe(0)
})

test('Chinese, Japanese and Thai are split into words with their punctuation', () => {
  expect(texts('今天天气很好，我们去公园。', 'zh')).toEqual(['今天', '天气', '很好，', '我们', '去', '公园。'])
  expect(texts('小さな狐。', 'ja').join('')).toBe('小さな狐。')
  expect(texts('สวัสดีครับ', 'th')).toEqual(['สวัสดี', 'ครับ'])
})

test('opening punctuation belongs to the next word', () => {
  expect(texts('He said: « bonjour »')).toEqual(['He', 'said:', '« bonjour »'])
})

test('control characters and bidirectional marks are removed', () => {
  expect(texts('\u0000Hel\u0007lo\u202e wor\u001bld\u2028again\r\nhere')).toEqual(['Hello', 'world', 'again', 'here'])
})
