import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { planShots } from '../direct-script.ts'
import { findPlanProblems } from './plan-problems.ts'
import { digitsIn, numbersSaid } from './said-numbers.ts'

const EMPTY: ShotPlan = { ...EXAMPLE_PLAN, cast: [], things: [], text: [], place: undefined }
const codes = (plan: ShotPlan, text: string, language = 'en') => findPlanProblems(plan, { text, language }).map(({ code }) => code)
const thing = (what: string, event?: 'cross-out'): ShotPlan => ({ ...EMPTY, things: [{ what, count: 1, ...(event && { event }) }] })
const person = (what: string): ShotPlan => ({ ...EMPTY, cast: [{ id: 'a', what, action: 'stand', feeling: 'neutral', speaks: false }] })
const lettering = (words: string, role: PlanText['role'] = 'key'): ShotPlan => ({ ...EMPTY, text: [{ words, role, at: 0 }] })

test('a plan of drawable names that are there has no problem', () => {
  expect(codes(thing('red butterfly'), 'A butterfly lands.')).toEqual([])
  expect(codes(person('old fisherman'), 'He waits.')).toEqual([])
  expect(codes({ ...EMPTY, place: 'forest' }, 'It is quiet.')).toEqual([])
})

test.each([
  ['nothing', EMPTY, 'A fox ran.', 'empty'],
  ['a shape that is none', { ...EMPTY, hour: 'noon' } as unknown as ShotPlan, 'A fox ran.', 'invalid'],
  ['a thing without art', thing('mitochondrion'), 'A mitochondrion.', 'not_drawable'],
  ['a place among the things', thing('forest'), 'A forest.', 'not_drawable'],
  ['a thing in the cast', person('lamp'), 'A lamp.', 'not_drawable'],
  ['an unknown place', { ...EMPTY, place: 'mordor' }, 'A land.', 'not_drawable'],
  ['what is denied', thing('map'), 'Nobody carries a map.', 'not_there'],
  ['what is only compared', thing('banana'), 'It weighs less than a banana.', 'not_there'],
  ['a murdered person', person('emperor'), 'Two emperors were murdered by their guards.', 'undignified'],
  ['words that nobody says', lettering('buy now'), 'The harvest was good this year.', 'not_said'],
  ['a number that nobody says', lettering('42 %', 'number'), 'Prices fell by twenty percent.', 'not_said'],
  [
    'most of the sentence',
    lettering('the harvest was good in the whole of the valley'),
    'This year the harvest was good in the whole of the valley.',
    'too_many_words',
  ],
])('%s is a problem', (_, plan, text, code) => {
  expect(codes(plan, text)).toEqual([code])
})

const snail = (of: string) => ({ what: 'snail', count: 1, position: { relation: 'in', of } }) as const

test('a position at what is not in the plan, at itself or at what is struck out is a problem', () => {
  const bowl = { what: 'bowl', count: 1 } as const
  expect(codes({ ...EMPTY, things: [snail('bowl'), bowl] }, 'A snail in a bowl.')).toEqual([])
  expect(codes({ ...EMPTY, things: [snail('pot'), bowl] }, 'A snail in a bowl.')).toEqual(['misplaced'])
  expect(codes({ ...EMPTY, things: [snail('snail')] }, 'A snail.')).toEqual(['misplaced'])
  expect(codes({ ...EMPTY, things: [snail('bowl'), { ...bowl, event: 'cross-out' }] }, 'A snail, and no bowl.')).toEqual(['misplaced'])
})

test('a hot dog is no figure', () => {
  expect(codes(person('hot dog'), 'A hot dog.')).toEqual(['not_drawable'])
  expect(codes(thing('hot dog'), 'A hot dog.')).toEqual([])
})

test('what is not done is there: nobody put out the oven, which burns', () => {
  expect(codes(thing('oven'), 'The baker forgot to put out his oven.')).toEqual([])
  expect(codes(thing('car'), 'You cannot rent a car.')).toEqual(['not_there'])
})

test('a denied thing may be struck out', () => {
  expect(codes(thing('map', 'cross-out'), 'Nobody carries a map.')).toEqual([])
})

test('a thing that is denied in one sentence and there in the next is there', () => {
  expect(codes(thing('map'), 'Nobody had a map. Then she drew a map.')).toEqual([])
})

test('lettering of any language is compared with the narration', () => {
  expect(codes(lettering('viejo carpintero'), 'El viejo carpintero vive en una casa.', 'es')).toEqual([])
  expect(codes(lettering('老人'), '老人住在村子里。', 'zh')).toEqual([])
  expect(codes(lettering('老人住在村'), '老人住在村子里。', 'zh')).toEqual(['too_many_words'])
  expect(codes(lettering('١٩٠٨', 'number'), 'بني في ١٩٠٨', 'ar')).toEqual([])
  expect(codes(lettering('1908', 'number'), 'بني في ١٩٠٨', 'ar')).toEqual([])
})

test('numbers are read in digits of every writing, in English in words too', () => {
  expect(digitsIn('٣٥ und १२')).toEqual(expect.arrayContaining([35, 12]))
  expect(digitsIn('1.000 Meter')).toContain(1000)
  expect(digitsIn('3,5 km')).toContain(3.5)
  expect([...numbersSaid('A hundred dollars became seven hundred and sixty.', 'en')]).toContain(100)
  expect([...numbersSaid('Seventy percent of it is water.', 'en')]).toContain(70)
})

test('the built-in director makes no such problem', () => {
  const script = [
    'A fox walked through the forest at night.',
    'Nobody carries a map, and it weighs less than a banana.',
    'The old school burned down in 1911.',
    'Prices fell by twenty percent.',
    'Two emperors were murdered by their guards.',
    'The essential idea behind every theory is a hidden assumption.',
    'Thousands of butterflies hang in the tree.',
    'Why did the ships never return?',
    'Today it is almost half.',
    'It rained for a week.',
  ]
  const plans = planShots(script, script.join(' '))
  expect(plans.flatMap((plan, i) => findPlanProblems(plan, { text: script[i]!, language: 'en' }))).toEqual([])
})

test('a thing with which something is not to be done may be there', () => {
  const plan: ShotPlan = { ...thing('knife'), handwork: [{ motion: 'cut', what: 'knife', isDenied: true }] }
  expect(codes(plan, 'Never use a knife.')).toEqual([])
})

test('what a relative clause denies of a thing is not the thing', () => {
  expect(codes(thing('drawer'), 'Every champion has a drawer of letters that they never show anyone.')).toEqual([])
  expect(codes(thing('map'), 'Nobody has a map that shows the way.')).toEqual(['not_there'])
})
