import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import type { Choice } from './choose-drawings.ts'
import { withMainThing } from './with-main-thing.ts'

const SAND = { what: 'sand', count: 1 }
const standing: Choice = { name: 'sand', thing: SAND, grade: { main: 0.2, fitting: 0.6, wrong: 0.1 }, isDrawn: true, isKnown: true }
const candidate = (main: number, more: Partial<Choice> = {}): Choice => ({
  name: 'ladder',
  thing: { what: 'ladder', count: 1 },
  grade: { main, fitting: Math.max(main, 0.6), wrong: 0.05 },
  isDrawn: false,
  isKnown: true,
  ...more,
})
const scene = { plan: { ...EMPTY_PLAN, form: 'scene' as const, place: 'beach', things: [SAND] } }
const figureOf = (what: string) => ({ id: `figure ${what}`, what, action: 'stand' as const, feeling: 'neutral' as const, speaks: false })
const thingsIn = (choices: readonly Choice[], one = scene) => withMainThing(one, choices).plan.things.map(({ what }) => what)

test('what a sentence is probably about comes into its scene', () => {
  expect(thingsIn([standing, candidate(0.6)])).toEqual(['sand', 'ladder'])
})

test('not what is uncertain or doubtful, and nothing beside the main thing', () => {
  expect(thingsIn([standing, candidate(0.3)])).toEqual(['sand'])
  expect(thingsIn([standing, candidate(0.6, { isDoubtful: true })])).toEqual(['sand'])
  expect(thingsIn([{ ...standing, grade: { ...standing.grade, main: 0.7 } }, candidate(0.6)])).toEqual(['sand'])
})

test('beside somebody what is as probable, but nobody else', () => {
  const peopled = { plan: { ...scene.plan, cast: [figureOf('man')] } }
  expect(thingsIn([standing, candidate(0.6)], peopled)).toEqual(['sand', 'ladder'])
  const castWith = (what: string) =>
    withMainThing(peopled, [candidate(0.7, { name: what, thing: undefined, figure: figureOf(what) })]).plan.cast.map((one) => one.what)
  expect(castWith('hare')).toEqual(['man', 'hare'])
  expect(castWith('woman')).toEqual(['man'])
})
