import { expect, test } from 'vitest'
import { showsWords } from './plan-words.ts'
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
