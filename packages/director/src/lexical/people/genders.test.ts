import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const gendersIn = (text: string, language: string) =>
  directScript(text, { language }).map(({ plan }) => plan.cast.map(({ what, traits }) => `${what} ${traits?.gender ?? '-'}`))

const shown = (text: string, language: string) => directScript(text, { language })[0]!.shown.map(({ what }) => what)

test.each([
  ['de', 'Der Bäcker wartet.', 'baker man'],
  ['de', 'Die Bäckerin wartet.', 'baker woman'],
  ['es', 'El viejo panadero espera.', 'old baker man'],
  ['es', 'La médica espera.', 'doctor woman'],
  ['es', 'Una astronauta espera.', 'astronaut woman'],
  ['fr', "L'infirmière attend.", 'nurse woman'],
  ['it', 'Il dottore aspetta.', 'doctor man'],
  ['pt', 'A professora espera.', 'teacher woman'],
  ['ru', 'Врач пришла домой.', 'doctor woman'],
  ['ru', 'Учительница ждёт.', 'teacher woman'],
  ['ru', 'Рыбак ждёт.', 'fisherman man'],
  ['pl', 'Nauczycielka czeka.', 'teacher woman'],
  ['ar', 'الطبيبة تنتظر.', 'doctor woman'],
  ['hi', 'डॉक्टर पढ़ती है।', 'doctor woman'],
  ['zh', '女医生在等。', 'doctor woman'],
])('%s: the gender of %s', (language, text, expected) => {
  expect(gendersIn(text, language)[0]).toEqual([expected])
})

test('a pronoun tells the gender of who was named before it', () => {
  expect(gendersIn('医生走进医院。她在看书。', 'zh')).toEqual([['doctor woman'], ['doctor woman']])
  expect(gendersIn('Läkaren väntar. Hon skriver.', 'sv')).toEqual([['doctor woman'], ['doctor woman']])
})

test('other people in the sentence do not change the gender', () => {
  expect(gendersIn('Der Bäcker denkt an seine Frau.', 'de')[0]).toEqual(['baker man'])
})

test('a pronoun behind a thing may mean the thing', () => {
  const [, second] = directScript('Le boulanger attend. L’argent n’a pas disparu, il achète moins.', { language: 'fr' })
  expect(second!.plan.cast).toEqual([])
})

test('what is far away or left out is not seen', () => {
  expect(shown('El pueblo está lejos del mar.', 'es')).not.toContain('sea')
  expect(shown('Wir wohnen weit von der Stadt.', 'de')).not.toContain('city')
  expect(shown('Usò mele al posto del pane e uova.', 'it')).toEqual(['apple', 'egg'])
})

test('a person called by name goes on under the name', () => {
  const [, second] = directScript("Il y avait un renard nommé Léo. Léo n'en croyait pas ses oreilles.", { language: 'fr' })
  expect(second!.plan.cast.map(({ what }) => what)).toEqual(['fox'])
})

test('a date with an ordinal is one sentence', () => {
  expect(directScript('In der Nacht zum 13. August 1961 kamen Soldaten.', { language: 'de' })).toHaveLength(1)
})
