import { expect, test } from 'vitest'
import { cleanComment } from './clean-comment.ts'

test.each([
  ['direction characters', 'good \u{202E}dab\u{202C} \u{2066}film\u{2069}', 'good dab film'],
  ['zero-width characters', 'p\u{200B}o\u{2060}r\u{FEFF}n\u{AD}', 'porn'],
  ['control characters', 'a\u{7}b\u{1B}[31m\u{0}', 'ab[31m'],
  ['hidden tags', 'fox\u{E0073}\u{E0065}', 'fox'],
  ['text hidden in variation selectors', 'fox\u{FE0F}\u{FE01}\u{E0101}\u{E0102}', 'fox\u{FE0F}'],
  ['fillers that look like nothing', 'a\u{3164}b\u{115F}c\u{34F}d\u{61C}', 'abcd'],
  ['joiners without a letter before them', '\u{200D}\u{200D}fox \u{200C}', 'fox'],
  ['joiners between Latin letters', 'p\u{200D}o\u{200C}rn', 'porn'],
  ['stacked marks', `fo${'\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}'}x`, 'fó\u{302}\u{303}\u{304}\u{305}x'],
  ['empty lines', ' one \r\n\r\n\r\n\r\ntwo\u{2028}three  ', 'one\n\ntwo\nthree'],
])('%s are cleaned', (_, text, cleaned) => {
  expect(cleanComment(text)).toBe(cleaned)
})

test.each([
  ['emoji with joiners and modifiers', '👩🏽‍🚀 👨‍👩‍👧'],
  ['emoji with a selector', '❤️ ☺︎'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['Hindi', 'क्‍या बात है, कृत्रिम'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['Arabic with vowels', 'مُحَمَّدٌ'],
  ['Japanese, Chinese, Thai', 'すごい 很好 ดีมากครับ น้ำ'],
  ['lines', 'one\ntwo\n\nthree'],
])('%s stay as they are', (_, text) => {
  expect(cleanComment(text)).toBe(text)
})
