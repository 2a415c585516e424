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
const backdropsOf = (...plans: ShotPlan[]) =>
  withBackdrops(plans.map((plan) => ({ text: 'It waits.', plan }))).map(({ plan }) => plan.backdrop)

test('words alone have behind them what their film shows most', () => {
  expect(backdropsOf(scene('key'), words(), scene('ring'), scene('question mark', 'key'), scene('question mark'))[1]).toBe('question mark')
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
  expect(
    withBackdrops([
      { text: 'A light.', plan: scene('lighthouse') },
      { text: 'It waits.', plan: words(), card },
    ])[1]!.plan.backdrop,
  ).not.toBe('lighthouse')
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

const card = (...names: string[]): ShotPlan => words({ things: names.map((what) => ({ what, count: 1 })) })
const at = (place: string): ShotPlan => ({ ...EMPTY_PLAN, place })

test('cards are seen where their things are at home; signs, organs and what is denied are in the light of a room', () => {
  expect(backdropsOf(card('bread', 'salt'))).toEqual(['place/kitchen'])
  expect(backdropsOf(card('lighthouse'))).toEqual(['place/sea'])
  expect(backdropsOf(card('heart'))).toEqual([undefined])
  expect(backdropsOf(card('lighthouse', 'bread'))).toEqual([undefined])
  expect(backdropsOf(words({ things: [{ what: 'bread', count: 1, event: 'cross-out' }] }))).toEqual([undefined])
})

test('neighbouring cards have different backdrops, and two at places are followed by one in a room', () => {
  const backdrops = backdropsOf(card('bread'), card('salt'), card('egg'), card('milk'), card('butter'))
  expect(backdrops).toEqual(['place/kitchen', 'place/cafe', undefined, 'place/market', 'place/kitchen'])
  expect(backdropsOf(at('kitchen'), card('bread'), at('cafe'))[1]).toBe('place/market')
})

test('words alone have a place of their film behind them rather than a thing', () => {
  const film = [at('sea'), words(), at('beach'), words(), scene('lighthouse'), scene(), words()]
  expect(backdropsOf(...film).filter(Boolean)).toEqual(['place/harbor', 'place/sea'])
})

const counter = (what: string): ShotPlan => ({
  ...scene(what),
  form: 'number',
  graphic: { template: 'counter', from: 0, to: 50, decimals: 0 },
})

test('large numbers about money are at an office or in the light of a room, in no street', () => {
  expect(backdropsOf(counter('money'), counter('coin'), counter('credit card'))).toEqual(['place/office', undefined, 'place/office'])
})

test('what happens elsewhere stays there: an instrument at sea is on no stage and on no beach, food in a town is in no kitchen', () => {
  const atSea = [at('sea'), scene(), at('ship-deck'), scene()]
  expect(backdropsOf(...atSea, words()).at(-1)).toBe('place/beach')
  for (const what of ['guitar', 'bread']) expect(backdropsOf(...atSea, card(what)).at(-1), what).toBeUndefined()
  const inTown = [at('street'), scene(), at('parking-lot'), scene()]
  expect(backdropsOf(...inTown, card('guitar')).at(-1)).toBe('place/city')
  expect(backdropsOf(...inTown, card('bread')).at(-1)).toBeUndefined()
})

test('things of the past are in no room of today', () => {
  expect(backdropsOf(...['bread', 'money'].map((what) => ({ ...card(what), tone: 'historic' as const })))).toEqual([
    'place/market',
    undefined,
  ])
})
