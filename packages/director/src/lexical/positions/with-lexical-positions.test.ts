import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

function positionsIn(text: string, language: string): string[] {
  const { cast, things } = directScript(text, { language }).at(-1)!.plan
  const nameOf = (key: string) => cast.find(({ id }) => id === key)?.what ?? things.find(({ what }) => what === key)?.what
  return [...cast, ...things].flatMap(({ what, position }) => (position ? [`${what} ${position.relation} ${nameOf(position.of)}`] : []))
}

it.each([
  ['es', 'El gato duerme en el tejado.', 'cat on roof'],
  ['es', 'La llave está en la caja.', 'key in box'],
  ['es', 'El ratón se escondió detrás del sofá.', 'mouse behind sofa'],
  ['de', 'Die Katze schläft auf dem Tisch.', 'cat on table'],
  ['de', 'Der Schlüssel lag in der Kiste.', 'key in box'],
  ['fr', 'Le chien est sous le lit.', 'dog under bed'],
  ['pt', 'A chave está dentro da caixa.', 'key in box'],
  ['ja', '机の上に猫がいます。', 'cat on table'],
  ['ja', '猫は椅子の下で寝ています。', 'cat under chair'],
  ['zh', '猫睡在椅子下面。', 'cat under chair'],
  ['zh', '桌子上有一只猫。', 'cat on table'],
  ['hi', 'मेज़ पर किताब है।', 'book on table'],
  ['ar', 'القطة على الطاولة.', 'cat on table'],
])('%s: %s', (language, text, expected) => {
  expect(positionsIn(text, language)).toEqual([expected])
})

it.each([
  ['de', 'Der Mann kaufte ein Buch über Katzen.'],
  ['es', 'El gato y el perro duermen.'],
  ['fr', 'Le chat regarde le chien.'],
  ['zh', '猫喜欢椅子。'],
])('nothing is placed in %s: %s', (language, text) => {
  expect(positionsIn(text, language)).toEqual([])
})
