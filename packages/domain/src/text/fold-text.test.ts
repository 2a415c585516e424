import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Café', 'cafe'],
  ['CAFÉ', 'cafe'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['ıstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['Ёлка', 'елка'],
  ['đường', 'duong'],
  ['أَحْمَد', 'احمد'],
  ['ﾈｺ', 'ネコ'],
  ['हिन्दी', 'हिन्दी'],
  ['ガラス', 'ガラス'],
  ['강아지', '강아지'],
])('%s is folded to %s', (word, folded) => {
  expect(foldText(word)).toBe(folded)
})
