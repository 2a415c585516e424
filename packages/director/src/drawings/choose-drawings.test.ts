import { expect, it } from 'vitest'
import { type Choice, chooseDrawings, scoreOf } from './choose-drawings.ts'

const MAIN = { main: 0.8, fitting: 0.95, wrong: 0.02 }
const PART = { main: 0.2, fitting: 0.8, wrong: 0.05 }
const WRONG = { main: 0.02, fitting: 0.1, wrong: 0.8 }

const choice = (name: string, grade: Choice['grade'], more: Partial<Choice> = {}): Choice => ({
  name,
  thing: { what: name, count: 1 },
  grade,
  isDrawn: false,
  isKnown: true,
  isNamed: true,
  ...more,
})
const namesOf = (choices: readonly Choice[], most = 3): string[] => chooseDrawings(choices, most).map(({ name }) => name)

it('the main thing and other parts of a picture are drawn in their order, what is wrong is not', () => {
  expect(namesOf([choice('clock', WRONG), choice('lamp', PART), choice('ship', MAIN)])).toEqual(['lamp', 'ship'])
})

it('no more are drawn than there is room for', () => {
  const all = ['lamp', 'ship', 'key', 'anchor', 'map'].map((name) => choice(name, MAIN))
  expect(namesOf(all, 2)).toHaveLength(2)
})

it('what stays is kept, whatever its grade', () => {
  expect(namesOf([choice('clock', WRONG, { isDrawn: true, isFixed: true }), choice('ship', MAIN)])).toEqual(['clock', 'ship'])
})

it('one thing under two names is drawn once, and of two people one', () => {
  expect(namesOf([choice('tire', MAIN), choice('flat tire', PART)])).toEqual(['tire'])
  const person = (what: string, grade: Choice['grade']) =>
    choice(what, grade, { thing: undefined, figure: { id: what, what, action: 'stand', feeling: 'neutral', speaks: false } })
  expect(namesOf([person('doctor', MAIN), person('nurse', PART)])).toEqual(['doctor'])
})

it('nothing scores higher than something that is probably wrong', () => {
  expect(scoreOf([WRONG])).toBeLessThan(scoreOf([]))
  expect(namesOf([choice('clock', WRONG)])).toEqual([])
})
