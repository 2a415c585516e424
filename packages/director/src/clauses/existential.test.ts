import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { analyse } from '../story/analysis.ts'
import { clausesOf } from './clauses.ts'

const lettered = (text: string) => directScript(text).flatMap(({ textOnScreen }) => textOnScreen)

/** Subject and verb of each clause. */
const read = (text: string) => {
  const analysis = analyse([text], new Set())[0]!
  const words = (from: number, to: number) =>
    analysis.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ')
  return clausesOf(analysis).map(
    ({ role, subject, verb }) => `${role}: ${subject.map(({ from, to }) => words(from, to)).join(' ')} | ${words(verb.from, verb.to)}`,
  )
}

test.each([
  ['There was a man who never slept more than four hours a night.', 'main: a man | never slept'],
  ['There was once a queen who refused to marry.', 'main: a queen | refused'],
  ['There is an old legend about the inventor of chess, who asked his king for a grain of rice.', 'main: the inventor of chess | asked'],
])('what a relative clause tells is the point of %s', (text, clause) => {
  expect(read(text)).toEqual([clause])
})

test('what is denied, said of some or told of nothing stays as it is', () => {
  expect(read('There are people who get up at four every morning.')[0]).toBe('main: There | are')
  expect(read('There was no money that could save the farm.')[0]).toBe('main: There | was')
  expect(read('There was blood on the door.')).toEqual(['main: There | was'])
})

test.each([
  ['Keep in mind that the market does not care about your feelings.', 'The market does not care about your feelings'],
  ['Legend has it that the treasure lies under the old church.', 'The treasure lies under the old church'],
])('what is said stands on screen, not that it is said: %s', (text, words) => {
  expect(lettered(text)).toEqual([words])
})

test('bear in mind names no bear', () => {
  const [shot] = directScript('Bear in mind that compound interest works against you when you owe money.')
  expect(shot!.shown.map(({ what }) => what)).not.toContain('bear')
})

test('who turned everything he touched into gold turned not simply everything', () => {
  expect(lettered('There was once a king who turned everything he touched into gold.').join()).not.toMatch(/everything$/u)
})

test('a counter of what there is has no statement that repeats its number', () => {
  const [shot] = directScript('There are three rules that you should never break.')
  expect(shot!.plan.graphic).toMatchObject({ template: 'counter', note: 'Rules' })
})

test('an amount that there is keeps its statement', () => {
  const [shot] = directScript('There is a reward of ten million dollars, and nobody has ever claimed it.')
  expect(shot!.plan.graphic).toMatchObject({ template: 'counter', note: 'There is a reward of $10 million' })
})

test('that something exists is not lettered where the sentence goes on to tell of it', () => {
  expect(lettered('There is a village in Norway where the sun does not rise for two months.').join()).not.toMatch(
    /There is a village(?: in Norway)?$/u,
  )
  expect(lettered('There were 400 people on the ship.')).toContain('There were 400 people')
})

test('of what somebody cannot do and can do, the second is the point', () => {
  const text = 'You cannot control the storm that sinks your ship, the Stoics said, but you can always choose how you behave in the water.'
  expect(lettered(text)).toEqual(['You can always choose how you behave'])
})
