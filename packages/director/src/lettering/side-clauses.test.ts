import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { analyse } from '../story/analysis.ts'
import { isInRelative } from '../clauses/clause-at.ts'
import { isOfMain } from './side-clauses.ts'
import { wholeClauses } from './whole/whole-pieces.ts'
import { wholePhrases } from './whole/whole-phrases.ts'

const analysed = (text: string) => analyse([text], new Set())[0]!
const wordAt = (text: string, word: string) => text.split(' ').findIndex((one) => one.replace(/[,.]$/u, '') === word)
const clausesIn = (text: string) => wholeClauses(analysed(text)).map(({ words }) => words)
const graphicOf = (text: string) => directScript(text)[0]!.plan.graphic

test.each([
  ['She worked for six years as a governess, sending her wages to Paris, before she could study.', 'six', 'Paris'],
  ['In 1911, the chemist who lived in Lyon won a prize.', '1911', 'Lyon'],
  ['The company, founded in 1976 in a garage, was worth two billion dollars.', 'two', '1976'],
  ['The light, which travels at 300 kilometres per second, needs eight minutes.', 'eight', '300'],
])('of %s the main clause says %s, not %s', (text, main, aside) => {
  expect(isOfMain(analysed(text), wordAt(text, main))).toBe(true)
  expect(isOfMain(analysed(text), wordAt(text, aside))).toBe(false)
})

test('a relative clause before the verb ends with it', () => {
  const analysis = analysed('The iron that makes your blood red was forged inside a star.')
  expect(isInRelative(analysis, 5)).toBe(true)
  expect(isInRelative(analysis, 8)).toBe(false)
  expect(wholePhrases(analysis).map(({ words }) => words)).not.toContain('Your blood red')
})

test('no clause ends before what says which place, or says that something is told to you', () => {
  expect(clausesIn('The girl grew up in a country where nobody could read.')).toEqual([])
  expect(clausesIn('The locals will tell you to start with breakfast.')).toEqual([])
})

test('a ring shows what a main clause says of a whole', () => {
  expect(graphicOf('An emperor who ruled half the known world sat in a cold tent.')?.template).not.toBe('ring')
  expect(graphicOf('Two thirds of the forest burned down in a night.')).toMatchObject({
    template: 'ring',
    label: 'of the forest burned down in a night',
  })
})

test('a counter counts the amount of the main clause, with a whole unit', () => {
  const light =
    'The light from the Sun, which travels at three hundred thousand kilometres per second, needs about eight minutes to arrive.'
  expect(graphicOf(light)).toMatchObject({ template: 'counter', to: 8 })
  expect(graphicOf('Light travels at three hundred thousand kilometres per second.')).toMatchObject({ unit: 'km/s' })
})
