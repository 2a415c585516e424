import { expect, test } from 'vitest'
import { withEndCard, withOpening } from './film/film-texts.ts'
import { EMPTY_PLAN, type PlanFigure, type PlanForm, type ShotPlan } from './shot-plan.ts'
import { canHaveBackdrop, hasWordsAlone, isIllustratedCard, isWordsCard } from './words-card.ts'

const WOMAN: PlanFigure = { id: 'a', what: 'woman', action: 'stand', feeling: 'neutral', speaks: false }
const BARREL = { what: 'barrel', count: 1 }
const plan = (form: PlanForm, changes: Partial<ShotPlan>): ShotPlan => ({
  ...EMPTY_PLAN,
  form,
  text: [{ words: 'Diogenes lived in a barrel', role: 'key', at: 0 }],
  ...changes,
})

test('up to three things and figures are drawn beside the words of a shot, one thing beside those of other forms', () => {
  expect(isIllustratedCard(plan('words', { things: [BARREL] }))).toBe(true)
  expect(isIllustratedCard(plan('words', { cast: [WOMAN] }))).toBe(true)
  expect(isIllustratedCard(plan('question', { things: [BARREL] }))).toBe(true)
  expect(isIllustratedCard(plan('quote', { cast: [WOMAN] }))).toBe(false)
  expect(isIllustratedCard(plan('scene', { things: [BARREL] }))).toBe(false)
  expect(isIllustratedCard(plan('words', { cast: [WOMAN], things: [BARREL, BARREL] }))).toBe(true)
  expect(isIllustratedCard(plan('words', { cast: [WOMAN, WOMAN], things: [BARREL, BARREL] }))).toBe(false)
  expect(isIllustratedCard(plan('question', { things: [BARREL, BARREL] }))).toBe(false)
  expect(isIllustratedCard(plan('words', {}))).toBe(false)
})

test('cards of words have no title of the film over them at its beginning; at its end those have that show something', () => {
  for (const card of [
    plan('words', {}),
    plan('words', { place: 'kitchen' }),
    plan('words', { things: [BARREL], place: 'kitchen' }),
    plan('words', { cast: [WOMAN] }),
  ]) {
    expect(isWordsCard(card)).toBe(true)
    expect(withOpening(card, 'A film')).toEqual(card)
    expect(withEndCard(card, 'A film').text.length - card.text.length).toBe(card.cast.length + card.things.length > 0 ? 1 : 0)
  }
  const scene = plan('scene', { cast: [WOMAN], text: [{ words: '4 months', role: 'number', at: 2 }] })
  expect(isWordsCard(scene)).toBe(false)
  expect(withOpening(scene, 'A film').text).toHaveLength(2)
})

const RING = { template: 'ring', share: 0.5, decimals: 0, label: 'of it all' } as const
const CHART = { template: 'bars', bars: [] } as unknown as ShotPlan['graphic'] & object

test('a thing can be behind words alone, of whatever form, a place behind cards without people and large numbers too', () => {
  const [text] = plan('words', {}).text
  const graphic = { template: 'words', words: 'Diogenes' } as const
  for (const alone of [plan('words', {}), plan('question', {}), plan('list', {}), plan('words', { graphic, text: [] })])
    expect([hasWordsAlone(alone), canHaveBackdrop(alone)]).toEqual([true, true])
  for (const beside of [
    plan('words', { things: [BARREL] }),
    plan('words', { things: [BARREL], text: [] }),
    plan('number', { graphic: RING }),
  ])
    expect([hasWordsAlone(beside), canHaveBackdrop(beside)]).toEqual([false, true])
  for (const other of [
    plan('words', { cast: [WOMAN] }),
    plan('words', { place: 'kitchen' }),
    plan('words', { text: [] }),
    plan('list', { text: [text!, text!] }),
    plan('scene', { things: [BARREL] }),
    plan('compare', { graphic: CHART }),
  ])
    expect([hasWordsAlone(other), canHaveBackdrop(other)]).toEqual([false, false])
})
