import { expect, test } from 'vitest'
import { contrastPhraseOf } from './contrast.ts'
import { languageOf } from './language.ts'
import { readSentence } from './read-sentence.ts'
import { directScript } from '../direct-script.ts'

const graphicOf = (language: string, text: string) => directScript(text, { language })[0]!.plan.graphic

test.each([
  ['de', 'Erfolg ist kein Zufall, sondern Geduld.', 'Zufall', 'Geduld'],
  ['es', 'No es magia, es paciencia.', 'magia', 'Paciencia'],
  ['fr', "Ce n'est pas de la magie, c'est de la patience.", 'magie', 'Patience'],
  ['it', 'Non è magia, è pazienza.', 'magia', 'Pazienza'],
  ['pt', 'Não é magia, é paciência.', 'magia', 'Paciência'],
  ['nl', 'Het is geen magie, maar geduld.', 'magie', 'Geduld'],
  ['de', 'Freiheit hieß für sie nicht, alles tun zu können, sondern niemanden zu fragen.', 'alles tun zu können', 'Niemanden zu fragen'],
  ['ja', '時間は矢のように過ぎるのではなく、雪のように積もっていきます。', '矢のように過ぎる', '雪のように積もっていきます'],
  ['zh', '记忆不是照片，而是一幅画。', '照片', '一幅画'],
  ['ar', 'الشجاعة ليست غياب الخوف بل المشي معه.', 'غياب الخوف', 'المشي معه'],
  ['ru', 'Это не магия, а терпение.', 'магия', 'Терпение'],
])('%s strikes out what is denied: %s', (language, text, struck, words) => {
  expect(graphicOf(language, text)).toMatchObject({ template: 'words', struck, words })
})

test('what is not only said stands whole', () => {
  expect(graphicOf('de', 'Nicht nur der Preis, sondern auch die Güte zählt.')).toBeUndefined()
})

test.each([
  ['de', 'Die Zinsen stiegen von 2 auf 6 Prozent.', 2, 6],
  ['fr', 'Le chômage a baissé de 9 à 7 pour cent.', 9, 7],
  ['pt', 'A taxa subiu de 3 para 8 por cento.', 3, 8],
  ['es', 'La tasa subió del 3 al 8 por ciento.', 3, 8],
])('%s draws both ends of a range: %s', (language, text, from, to) => {
  expect(graphicOf(language, text)).toMatchObject({ template: 'curve', unit: '%', points: [{ y: from }, { y: to }] })
})

test.each([
  ['pt', 'A vaca tem quatro estômagos.', '4 estômagos'],
  ['de', 'Ein Krake hat neun Gehirne.', '9 Gehirne'],
])('%s letters a small number of what is not drawn so often: %s', (language, text, words) => {
  expect(directScript(text, { language })[0]!.textOnScreen).toContain(words)
})

test('French denies before the verb as well', () => {
  expect(directScript('Le soir, ne regarde pas ton courrier.', { language: 'fr' })[0]!.textOnScreen).toEqual([
    'Ne regarde pas ton courrier',
  ])
})

test('a plural that is masculine shows men', () => {
  const [plan] = directScript('Dois jovens pescadores saíram de barco.', { language: 'pt' }).map((one) => one.plan)
  expect(plan!.cast.map(({ traits }) => traits?.gender)).toEqual(['man', 'man'])
})

test('a contrast says its words once', () => {
  expect(directScript('记忆不是照片，而是一幅画。', { language: 'zh' })[0]!.textOnScreen).toEqual(['照片', '一幅画'])
})

test.each([
  ['de', 'Vielleicht ist Erinnerung kein Film, sondern ein Haus, in dem man manche Türen zulässt.', 'Kein Film, sondern ein Haus'],
  ['ja', '時間は矢のように過ぎるのではなく、雪のように積もっていきます。', '雪のように積もっていきます'],
])('%s: both sides of a contrast as they stand, or what is said instead: %s', (code, text, words) => {
  expect(contrastPhraseOf(readSentence(text, languageOf(code)))?.words).toBe(words)
})
