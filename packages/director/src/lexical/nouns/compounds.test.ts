import { expect, test } from 'vitest'
import { languageOf } from '../language.ts'
import { readSentence } from '../read-sentence.ts'

const read = (text: string, code: string) => readSentence(text, languageOf(code))
const drawn = (text: string, code: string) => read(text, code).present.map(({ name }) => name)

test.each([
  ['de', 'Sie bestieg das Auswandererschiff.', 'ship'],
  ['de', 'Dort stehen zwei Gewürzschränke.', 'cupboard'],
  ['nl', 'Daar ligt een vrachtschip.', 'ship'],
])('%s: the end of a compound says what it is: %s', (code, text, name) => {
  expect(drawn(text, code)).toContain(name)
})

test.each([
  ['de', 'Der Durchmesser ist groß.'],
  ['de', 'Er wirft das Geld zum Fenster hinaus.'],
  ['ru', 'Не делай из мухи слона.'],
  ['pl', 'To bułka z masłem.'],
  ['tr', 'Damlaya damlaya göl olur.'],
])('%s: words that mean something else together: %s', (code, text) => {
  expect(drawn(text, code).filter((name) => name !== 'money')).toEqual([])
})

test.each([
  ['de', 'Er hat weder Hund noch Katze.'],
  ['tr', 'Ne kedi ne köpek geldi.'],
])('%s: neither one nor the other is there: %s', (code, text) => {
  expect(drawn(text, code)).toEqual([])
})

test('a word that denies behind another only has its own meaning alone', () => {
  expect(drawn('Dort steht noch eine Katze.', 'de')).toContain('cat')
})

test.each([
  ['ru', 'Цены растут быстрее, чем грибы.'],
  ['de', 'Das ist so teuer wie ein gutes Fahrrad oder ein Flugzeug.'],
  ['nl', 'Hij deed alsof hij een koning was.'],
  ['pl', 'Jest silny, jakby był niedźwiedziem.'],
])('%s: what is only compared: %s', (code, text) => {
  expect(drawn(text, code)).toEqual([])
})

test('an amount compares nothing, and a price is no year', () => {
  expect(drawn('Er liggen meer dan 170 schepen.', 'nl')).toEqual(['ship'])
  expect(read('Zij betaalt dit jaar 240 euro.', 'nl').quantities.map(({ kind }) => kind)).toEqual(['money'])
})

test('who owns something is not there, and a part of ten counts nobody', () => {
  expect(drawn('Dort lag ein Kleid der Königin.', 'de')).toEqual(['dress'])
  expect(read('Acht op de tien mensen slapen slecht.', 'nl').quantities.map(({ value }) => value)).not.toContain(10)
})
