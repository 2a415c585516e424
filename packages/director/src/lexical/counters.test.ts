import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const templateOf = (text: string, language: string) => directScript(text, { language })[0]!.plan.graphic?.template

test.each([
  ['de', 'Man wartet die besten zehn Sekunden.'],
  ['es', 'Faltan las últimas siete horas.'],
  ['ja', '幅は十五メートルです。'],
  ['fr', 'On attend les douze minutes prévues.'],
  ['it', 'Mancano gli ultimi nove metri.'],
])('a small measure is lettered, not counted up to: %s %s', (language, text) => {
  expect(templateOf(text, language)).not.toBe('counter')
})

test.each([
  ['de', 'Er wog 450 Kilogramm.'],
  ['es', 'Eso cuesta 40 euros.'],
])('a large one and a price are counted up to: %s %s', (language, text) => {
  expect(templateOf(text, language)).toBe('counter')
})
