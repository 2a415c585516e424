import { expect, test } from 'vitest'
import type { ShotGraphic } from '../graphic.ts'
import type { PlanText } from '../shot-plan.ts'
import { EXAMPLE_PLAN } from '../shot-plan-fixture.ts'
import { planCues } from './plan-cues.ts'
import { spokenNumbers } from './spoken-numbers.ts'

/** Every word takes half a second, without pauses. */
const spoken = (narration: string) =>
  narration.split(' ').map((text, index) => ({ text, startSeconds: index / 2, endSeconds: (index + 1) / 2 }))
const cuesOf = (graphic: ShotGraphic, narration: string) => planCues({ ...EXAMPLE_PLAN, graphic }, narration, spoken(narration))

test.each([
  ['After a year it is $1,907.50 more', [[1907.5, 5, 5]]],
  [
    'One hundred and seven dollars, twenty-three cents',
    [
      [107, 0, 3],
      [23, 5, 5],
    ],
  ],
  [
    '3.5 million people in 1908',
    [
      [3_500_000, 0, 1],
      [1908, 4, 4],
    ],
  ],
  ['Two thousand three hundred', [[2300, 0, 3]]],
  [
    '1, 2, 3 and go',
    [
      [1, 0, 0],
      [2, 1, 1],
      [3, 2, 2],
    ],
  ],
  ['Nobody and nothing', []],
])('the numbers of %s', (text, numbers) => {
  expect(spokenNumbers(text.split(' ')).map(({ value, first, last }) => [value, first, last])).toEqual(numbers)
})

test('a counter has its last value when its number has been said', () => {
  const counter: ShotGraphic = { template: 'counter', from: 0, to: 107, decimals: 0 }
  expect(cuesOf(counter, 'After one year you have $107, and nothing was added.')).toEqual([3])
  expect(cuesOf(counter, 'After one year it is one hundred and seven dollars.')).toEqual([4.5])
})

test('steps, years, bars and places appear with their words', () => {
  expect(
    cuesOf({ template: 'steps', steps: [{ label: 'Fold' }, { label: 'Press it' }] }, 'First fold the paper, then press it down.'),
  ).toEqual([0.5, 2.5])
  expect(
    cuesOf(
      {
        template: 'timeline',
        points: [
          { when: '1908', label: 'Fall' },
          { when: '1927', label: 'Search' },
        ],
      },
      'It fell in 1908 and was searched in 1927.',
    ),
  ).toEqual([1.5, 4])
  const bars: ShotGraphic = {
    template: 'bars',
    decimals: 0,
    bars: [
      { label: 'A day', value: 243 },
      { label: 'Year', value: 225 },
    ],
  }
  expect(cuesOf(bars, 'A day lasts 243 days, the year only 225.')).toEqual([1.5, 4])
  const map: ShotGraphic = { template: 'map', points: [{ label: 'New York', latitude: 40, longitude: -74 }], isRoute: false, countries: [] }
  expect(cuesOf(map, 'He sailed to New York in spring.')).toEqual([1.5])
})

test('a thing that is not said stands between its neighbours', () => {
  const steps: ShotGraphic = { template: 'steps', steps: [{ label: 'Fold' }, { label: 'Unsaid' }, { label: 'Press' }, { label: 'Dry' }] }
  expect(cuesOf(steps, 'Now fold, wait and press.')).toEqual([0.5, 1.25, 2, 2.25])
})

test('texts appear with the word that their plan names, also where the speech differs a little', () => {
  const text = [
    { words: '1908', role: 'number' as const, at: 2 },
    { words: 'Siberia', role: 'label' as const, at: 5 },
  ]
  const plan = { ...EXAMPLE_PLAN, text }
  const narration = 'It was — in cold Siberia'
  expect(planCues(plan, narration, spoken('It was in the cold Siberia'))).toEqual([1, 2.5])
})

test('without word times, or when nothing is said, nothing is timed', () => {
  const ring: ShotGraphic = { template: 'ring', share: 0.71, label: 'water' }
  expect(planCues({ ...EXAMPLE_PLAN, graphic: ring }, 'It is 71% water.', [])).toEqual([])
  expect(cuesOf(ring, 'A blue planet.')).toEqual([])
  expect(cuesOf(ring, 'About 71% of it is sea.')).toEqual([1])
})

test('what is struck out and what is meant instead each have the time at which they are said', () => {
  const graphic = { template: 'words', words: 'your mind', key: 'your mind', struck: 'outside events' } as const
  expect(cuesOf(graphic, 'You have power over your mind, not outside events.')).toEqual([3.5, 2])
})

const cuesOfTexts = (narration: string, ...text: PlanText[]) => planCues({ ...EXAMPLE_PLAN, text }, narration, spoken(narration))
const said = (words: string, role: PlanText['role'], at = 0): PlanText => ({ words, role, at })

test('texts appear where their words are spoken, else their number, else as the plan says', () => {
  expect(cuesOfTexts('The bank adds about 100 dollars every month.', said('$100', 'number'))).toEqual([2])
  expect(cuesOfTexts('81 loaves of bread were still in the oven.', said('Still in the oven', 'key'))).toEqual([2.5])
  expect(cuesOfTexts('One hundred of them a day, on August 24.', said('August 24', 'number'))).toEqual([3.5])
  expect(cuesOfTexts('Pip found a star and Pip took it.', said('Pip', 'label', 5))).toEqual([2.5])
  expect(cuesOfTexts('She stirred tons of black ore.', said('Marie Curie stirred', 'key', 1))).toEqual([0.5])
  expect(cuesOfTexts('Add one cup of flour and then exactly one egg.', said('1 cup', 'number', 1))).toEqual([0.5])
  expect(cuesOfTexts('Pip found a star and then Pip took it.', said('Pip', 'label', 5))).toEqual([3])
})
