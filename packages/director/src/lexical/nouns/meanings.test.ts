import { expect, test } from 'vitest'
import { languageOf } from '../language.ts'
import { readSentence } from '../read-sentence.ts'
import { lexicalWords } from '../words.ts'
import { wordsAround } from './meanings.ts'

const namesIn = (text: string, code: string, script?: string) => {
  const language = languageOf(code)
  const around = script === undefined ? undefined : wordsAround(lexicalWords(script, code, language.rules), language.rules)
  return readSentence(text, language, around).present.map(({ name }) => name)
}

test.each([
  ['de', 'Ein Hahn tropft in der Küche.', 'tap'],
  ['de', 'Ein Hahn kräht auf dem Misthaufen.', 'rooster'],
  ['es', 'El banco presta dinero a los clientes.', 'bank'],
  ['es', 'Se sentó en un banco del jardín.', 'bench'],
  ['ja', '夜空に月が光っています。', 'moon'],
  ['ar', 'الجمال تعبر الصحراء مع القافلة.', 'camel'],
])('%s: words of a sentence tell which of its meanings a noun has: %s', (code, text, name) => {
  expect(namesIn(text, code)).toContain(name)
})

test('where its sentence does not tell, the words of the script do', () => {
  expect(namesIn('Der Hahn ist alt.', 'de', 'Der Hahn ist alt. Das Wasser tropft ins Waschbecken.')).toEqual(['tap'])
})

test.each([
  ['de', 'Der Hahn ist alt.'],
  ['es', 'El banco era muy viejo.'],
  ['ja', '月に二回だけです。'],
])('%s: without such words nothing is drawn: %s', (code, text) => {
  expect(namesIn(text, code)).toEqual([])
})

test.each([
  ['es', 'Compró dos bolsas de plástico.', 'plastic bag'],
  ['ja', '航海日誌を読みました。', 'diary'],
  ['ar', 'ضع كيس شاي في الكوب.', 'tea bag'],
  ['de', 'Auf dem Holztisch lag ein Brief.', 'table'],
])('%s: a longer form is read by its head: %s', (code, text, name) => {
  expect(namesIn(text, code)).toContain(name)
})

test.each([
  ['ja', '八本の指があります。', 'book'],
  ['ja', 'イギリスの話です。', 'squirrel'],
])('%s: what counts, and the end of another word, is no noun: %s', (code, text, name) => {
  expect(namesIn(text, code)).not.toContain(name)
})
