import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const lettered = (language: string, text: string) => directScript(text, { language })[0]!.textOnScreen

test.each([
  ['de', 'Mut ist nicht das Gegenteil von Angst.', 'Mut ≠ Gegenteil von Angst'],
  ['de', 'Zeit ist kein Gegner.', 'Zeit ≠ Gegner'],
  ['es', 'La paciencia no es una debilidad.', 'Paciencia ≠ debilidad'],
  ['fr', "L'amitié n'est pas un contrat.", 'Amitié ≠ contrat'],
  ['pt', 'A paciência não é uma fraqueza.', 'Paciência ≠ fraqueza'],
  ['ja', '忘れることは失敗ではありません。', '忘れること ≠ 失敗'],
  ['zh', '友谊不是合同。', '友谊 ≠ 合同'],
])('%s sets a sign between what is not the same: %s', (language, text, formula) => {
  expect(lettered(language, text)).toEqual([formula])
})

test.each([
  ['de', 'Das ist kein Zufall.'],
  ['de', 'Der Akku ist nicht kaputt.'],
  ['es', 'El problema no es el dinero.'],
  ['ja', 'これは簡単ではありません。'],
  ['ja', 'この仕事は簡単ではありません。'],
])('%s sets no sign where a side says nothing alone: %s', (language, text) => {
  expect(lettered(language, text).join(' ')).not.toContain('≠')
})
