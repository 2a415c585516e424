import { expect, test } from 'vitest'
import { wordsOfCharacters } from './words-of-characters.ts'

const alignmentOf = (text: string) => {
  const characters = [...text]
  return {
    characters,
    character_start_times_seconds: characters.map((_, i) => i / 10),
    character_end_times_seconds: characters.map((_, i) => (i + 1) / 10),
  }
}

test('words keep their punctuation and last from their first character to their last', () => {
  expect(wordsOfCharacters(alignmentOf('A fox, 3.5 m\n long!'), 'en')).toEqual([
    { text: 'A', startSeconds: 0, endSeconds: 0.1 },
    { text: 'fox,', startSeconds: 0.2, endSeconds: 0.6 },
    { text: '3.5', startSeconds: 0.7, endSeconds: 1 },
    { text: 'm', startSeconds: 1.1, endSeconds: 1.2 },
    { text: 'long!', startSeconds: 1.4, endSeconds: 1.9 },
  ])
})

test.each([
  ['ja', '今日は、雨です。', '今日は、雨です。'],
  ['zh', '他每天看海。', '他每天看海。'],
  ['th', 'สวัสดีชาวโลก', 'สวัสดีชาวโลก'],
])('phrases without spaces are several words: %s', (language, text, joined) => {
  const words = wordsOfCharacters(alignmentOf(text), language)!
  expect(words.length).toBeGreaterThan(1)
  expect(words.map((word) => word.text).join('')).toBe(joined)
  for (const [i, word] of words.entries()) if (i > 0) expect(word.startSeconds).toBe(words[i - 1]!.endSeconds)
})

test('a character of two code units is one', () => {
  expect(wordsOfCharacters(alignmentOf('𠮷野家で🦊 ok'), 'ja')!.at(-1)).toEqual({ text: 'ok', startSeconds: 0.6, endSeconds: 0.8 })
})

test.each([null, {}, { characters: [] }, { ...alignmentOf('ab'), character_end_times_seconds: [0.1] }])(
  'an answer without times of all characters has no words: %j',
  (alignment) => {
    expect(wordsOfCharacters(alignment)).toBeUndefined()
  },
)
