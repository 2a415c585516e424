import { expect, test } from 'vitest'
import { cleanScript, pauseAfter, splitWords } from './script-words.ts'

const texts = (script: string, language = 'en') => splitWords(cleanScript(script), language).map((word) => word.text)

const rests = (script: string) => splitWords(script, 'en').map((word) => word.rest)

test('captions show words as written, without emoji and markup', () => {
  expect(texts('**Hello**, <b>world</b> 🌍! It costs $5 — really.')).toEqual(['Hello,', 'world!', 'It', 'costs', '$5 —', 'really.'])
})

test('headings, lists and links lose their signs but keep their words', () => {
  expect(texts('# My day\n- got [a map](http://x.y)\n- went _out_')).toEqual(['My', 'day', 'got', 'a', 'map', 'went', 'out'])
})

test('sentences and paragraphs rest longer than commas, and abbreviations do not rest', () => {
  expect(rests('Well, Dr. Fox ran. Gone!\nNext')).toEqual(['comma', 'none', 'none', 'sentence', 'paragraph', 'paragraph'])
})

test('dots, dashes and colons rest longer than commas; dots in the middle of a sentence let it hang', () => {
  expect(rests('He waited… and ran: up - out; in')).toEqual(['none', 'ellipsis', 'none', 'clause', 'clause', 'clause', 'paragraph'])
  expect(rests('Wait... Then go')).toEqual(['sentence', 'none', 'paragraph'])
  expect(pauseAfter('ellipsis', 0.4)).toBeGreaterThan(pauseAfter('clause', 0.4))
  expect(pauseAfter('clause', 0.4)).toBeGreaterThan(pauseAfter('comma', 0.4))
  expect(pauseAfter('none', 0.4)).toBe(0)
})

test('Chinese, Japanese and Thai are split into words with their signs', () => {
  expect(texts('今天天气很好，我们去公园。', 'zh')).toEqual(['今天', '天气', '很好，', '我们', '去', '公园。'])
  expect(texts('小さな狐。', 'ja').join('')).toBe('小さな狐。')
  expect(texts('สวัสดีครับ', 'th')).toEqual(['สวัสดี', 'ครับ'])
})

test('opening signs belong to the word behind them', () => {
  expect(texts('He said: « bonjour »')).toEqual(['He', 'said:', '« bonjour »'])
})

test('control characters and hidden directions are not part of a word', () => {
  expect(texts('\u0000Hel\u0007lo\u202e wor\u001bld\u2028again\r\nhere')).toEqual(['Hello', 'world', 'again', 'here'])
})
