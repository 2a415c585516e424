import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { wordsOnScreen } from './describe-plan.ts'

test.each<[ShotGraphic, string[]]>([
  [{ template: 'counter', unit: '$ million+', decimals: 0, from: 0, to: 18, note: 'was missing' }, ['$18 million+', 'was missing']],
  [{ template: 'counter', unit: '%', decimals: 0, from: 0, to: 24 }, ['24%']],
  [{ template: 'counter', unit: 'steps', decimals: 0, from: 0, to: 8000 }, ['8,000 steps']],
  [{ template: 'ring', share: 0.7, label: 'sea' }, ['70%', 'sea']],
  [
    {
      template: 'bars',
      unit: 'days',
      decimals: 0,
      bars: [
        { label: 'day', value: 243 },
        { label: 'year', value: 225 },
      ],
    },
    ['day', '243 days', 'year', '225 days'],
  ],
])('a graphic sets its numbers on screen, too', (graphic, words) => {
  expect(wordsOnScreen({ ...EMPTY_PLAN, graphic })).toEqual(words)
})
