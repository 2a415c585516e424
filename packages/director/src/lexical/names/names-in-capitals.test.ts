import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { languageOf } from '../language.ts'
import { readSentence } from '../read-sentence.ts'

const read = (text: string, code: string) => readSentence(text, languageOf(code))
const namesIn = (text: string) => read(text, 'de').names.map(({ words }) => words)
const drawn = (text: string, code: string) => read(text, code).present.map(({ name }) => name)

test.each([
  ['Er fand in New York keine Arbeit.', ['New York']],
  ['Die Kirchen Berlins sind alt.', ['Berlin']],
  ['Er wohnt in Essen.', ['Essen']],
  ['Das Essen war kalt.', []],
  ['Die Kinder bettelten um Essen.', []],
  ['Es roch nach Essen.', []],
  ['Sie reisten bis Essen.', ['Essen']],
  ['Dort sprach Okonkwo Adeyemi.', ['Okonkwo Adeyemi']],
  ['Dort stand ein Glas Honig.', []],
])('names of places, firms and people where all nouns have capitals: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test.each([
  ['de', 'Herr Fischer wohnt nebenan.', 'fisherman'],
  ['de', 'Die Kommissarin Petra Wolf schweigt.', 'wolf'],
  ['nl', 'Toen kwam Jan de Boer voorbij.', 'farmer'],
])('%s: what somebody is called is not drawn: %s', (code, text, name) => {
  expect(drawn(text, code)).not.toContain(name)
})

test('a name with particles is lettered whole', () => {
  const [plan] = directScript('De boot van Jan de Boer lag in de haven.', { language: 'nl' })
  expect(plan!.textOnScreen).toContain('Jan de Boer')
})
