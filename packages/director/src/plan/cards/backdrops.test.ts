import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { withBackdrops } from './backdrops.ts'
import type { Card } from './cards.ts'

const words = (changes: Partial<ShotPlan> = {}): ShotPlan => ({
  ...EMPTY_PLAN,
  form: 'words',
  text: [{ words: 'It waits', role: 'key', at: 0 }],
  ...changes,
})
const scene = (...names: string[]): ShotPlan => ({ ...EMPTY_PLAN, things: names.map((what) => ({ what, count: 1 })) })
const backdropsOf = (...plans: ShotPlan[]) => withBackdrops(plans.map((plan) => ({ plan }))).map(({ plan }) => plan.backdrop)

test('words alone have behind them what their film shows most', () => {
  expect(backdropsOf(scene('key'), words(), scene('lighthouse'), scene('lighthouse', 'key'), scene('lighthouse'))[1]).toBe('lighthouse')
  expect(backdropsOf(scene('man', 'wind'), words())).toEqual([undefined, undefined])
})

test('what a script is about comes before what its film shows', () => {
  const card = {
    hero: {
      cast: [],
      things: [
        { what: 'octopus', count: 1 },
        { what: 'key', count: 1 },
      ],
    },
  } as unknown as Card
  expect(withBackdrops([{ plan: scene('lighthouse') }, { plan: words(), card }])[1]!.plan.backdrop).not.toBe('lighthouse')
})

test('words beside drawings, at a place and without text have none', () => {
  const lighthouse = scene('lighthouse')
  expect(backdropsOf(lighthouse, words({ things: [{ what: 'key', count: 1 }] }), words({ place: 'forest' }), words({ text: [] }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
