import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { languageOf } from '../language.ts'
import { readSentence } from '../read-sentence.ts'

const drawn = (script: string, language: string) =>
  directScript(script, { language }).map(({ plan }) => [...plan.cast, ...plan.things].map(({ what }) => what))

test.each([
  ['de', 'Das Gehalt kommt am Ende immer zu spät, sagen die meisten von uns.', 'coin'],
  ['es', 'El sueldo se acaba mucho antes de lo que uno piensa.', 'coin'],
  ['ja', '給料は少しずつ変わるものです。', 'coin'],
  ['ar', 'الراتب ينتهي دائما قبل كل ما نريد.', 'coin'],
])('%s: words that nothing else stands beside have a sign: %s', (language, text, name) => {
  expect(drawn(`${text} ${text} ${text}`, language)[1]).toContain(name)
})

test('beside things of its own a sentence has no sign', () => {
  expect(drawn('Es war spät. Niemand kam. In der Schublade lag das ganze Gehalt.', 'de').at(-1)).toEqual(['drawer'])
})

test('beside an animal there is no sign, beside somebody who only stands there is one', () => {
  const [animal, , person] = drawn('Eine Biene lebt sechs Wochen. Das war es. Der Arzt sprach von Stress.', 'de')
  expect(animal).toEqual(['bee'])
  expect(person).toContain('doctor')
})

test.each([
  ['de', 'Das ist keine Idee von mir.'],
  ['de', 'Das war schnell wie eine Idee.'],
  ['es', 'No es una idea nueva.'],
])('%s: what is denied or only compared has no sign: %s', (code, text) => {
  expect(readSentence(text, languageOf(code)).signs).toEqual([])
})

test('times and measures stand behind other signs', () => {
  expect(readSentence('Jeden Monat kommt das Gehalt.', languageOf('de')).signs).toEqual(['coin', 'calendar'])
})
