import { expect, it } from 'vitest'
import { lettered } from '../testing/last-sentence.ts'

it.each([
  ['One winter the moon did not come at all.', 'moon did not come'],
  ['The Stoics did not want you to feel nothing.', 'did not want you to feel nothing'],
  ['For months she eats nothing and lives off her fat.', 'eats nothing'],
])('words never say the opposite of their sentence: %s', (sentence, words) => {
  expect(lettered(sentence)).toContain(words)
})
