import { expect, test } from 'vitest'
import { planWords, showsWords, withPlanWords } from './plan-words.ts'
import { EMPTY_PLAN, type ShotPlan } from './shot-plan.ts'

test.each<[string, Partial<ShotPlan>, boolean]>([
  ['a scene', {}, false],
  ['lettering', { text: [{ words: 'The End', role: 'end-card', at: 0 }] }, true],
  ['a number as lettering', { text: [{ words: '1911', role: 'number', at: 0 }] }, false],
  ['a counter', { graphic: { template: 'counter', from: 0, to: 9, decimals: 0, unit: 'km' } }, false],
  ['a counter with a note', { graphic: { template: 'counter', from: 0, to: 9, decimals: 0, note: 'steps' } }, true],
  ['bars with labels', { graphic: { template: 'bars', decimals: 0, bars: [{ label: 'Rome', value: 1 }] } }, true],
  ['causes between', { graphic: { template: 'cause', cause: '1', effect: '2', between: ['rain'] } }, true],
])('%s shows words: %#', (_, plan, expected) => {
  expect(showsWords({ ...EMPTY_PLAN, ...plan })).toBe(expected)
})

test('words of a picture are listed once and replaced where they stand', () => {
  const plan: ShotPlan = {
    ...EMPTY_PLAN,
    place: 'Rome',
    text: [
      { words: 'Rome', role: 'title', at: 0 },
      { words: '1911', role: 'number', at: 2 },
    ],
    graphic: {
      template: 'list',
      items: [{ label: 'Rome' }, { label: 'A road', note: 'long' }],
    },
  }
  expect(planWords(plan)).toEqual(['Rome', 'A road', 'long'])
  const spanish = new Map([
    ['Rome', 'Roma'],
    ['A road', 'Un camino'],
  ])
  expect(withPlanWords(plan, spanish)).toEqual({
    ...plan,
    text: [{ words: 'Roma', role: 'title', at: 0 }, plan.text[1]],
    graphic: { template: 'list', items: [{ label: 'Roma' }, { label: 'Un camino', note: 'long' }] },
  })
  expect(withPlanWords(EMPTY_PLAN, spanish)).toEqual(EMPTY_PLAN)
})
