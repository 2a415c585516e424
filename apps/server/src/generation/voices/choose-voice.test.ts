import { expect, test } from 'vitest'
import { chooseVoice } from './choose-voice.ts'

test('the selected voice is used if it speaks the language, else the seed chooses between two that suit most texts', () => {
  expect(chooseVoice({ voiceoverVoice: 'ash' }, 'en')).toBe('ash')
  expect([0, 1, 2, undefined].map((seed) => chooseVoice({ seed }, 'en'))).toEqual(['rowan', 'ivy', 'rowan', 'rowan'])
  expect(chooseVoice({ voiceoverVoice: 'auto', seed: 1 }, 'en')).toBe('ivy')
  expect([chooseVoice({ voiceoverVoice: 'ash' }, 'de'), chooseVoice({ seed: 3 }, 'de')]).toEqual(['auto', 'auto'])
})
