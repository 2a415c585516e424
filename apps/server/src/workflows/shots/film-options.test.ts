import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { expect, test } from 'vitest'
import { buildRunView, buildShotRow } from '../testing/run-view.ts'
import { filmOptionsOf, isNarrated } from './film-options.ts'

const planned = (shotId: string, facts: object = {}) =>
  buildShotRow(shotId, { plan: { ...EMPTY_PLAN, things: [{ what: 'fox', count: 1 }], ...facts }, planVersion: SHOT_PLAN_VERSION } as never)
const text = (role: string, words: string) => ({ text: [{ words, role, at: 0 }] })
const optionsOf = (rows: readonly ReturnType<typeof planned>[], index: number, category = 'script_to_video') =>
  filmOptionsOf(buildRunView({ category, shots: rows }), rows[index]!, { speech: undefined, cueSeconds: [] })

test('narrated are stories of a script and vlogs', () => {
  const categories = ['script_to_video', 'character_vlog', 'music_video', 'asmr_video', 'create_from_scratch']
  expect(categories.map((category) => isNarrated(buildRunView({ category })))).toEqual([true, true, false, false, false])
})

test('a clip is part of a film when its narrated shot has a plan', () => {
  expect([optionsOf([buildShotRow('a')], 0), optionsOf([planned('a')], 0, 'music_video')]).toEqual([undefined, undefined])
  expect(optionsOf([planned('a')], 0)).toEqual({ shownSeconds: 5, sounds: [], isFirst: true })
  expect(optionsOf([planned('a'), planned('b')], 1)).toEqual({ shownSeconds: 5, sounds: [], isLast: true })
})

test('the first clip has the opening title, the last the end card, each with its sound', () => {
  const rows = [planned('a', text('opening', 'My fox')), planned('b', text('end-card', 'The end'))]
  expect(optionsOf(rows, 0)).toEqual({ shownSeconds: 5, isFirst: true, opening: 'My fox', sounds: [{ sound: 'whoosh', atSeconds: 0 }] })
  const { sounds, ...last } = optionsOf(rows, 1)!
  expect(last).toEqual({ shownSeconds: 5, isLast: true, endCard: 'The end' })
  expect(sounds).toEqual([{ sound: 'chime', atSeconds: expect.closeTo(3.55, 5) }])
})

test('the end card has the tone of its shot; a clip without one has none', () => {
  const rows = [planned('a', { tone: 'grave' }), planned('b', { tone: 'grave', ...text('end-card', 'The end') })]
  expect(optionsOf(rows, 0)).not.toHaveProperty('endCardTone')
  expect(optionsOf(rows, 1)).toMatchObject({ endCard: 'The end', endCardTone: 'grave' })
})

test('a transition of the style is shown by both clips, and opens neither the film nor a later shot', () => {
  const rows = [planned('a', { transition: 'style' }), planned('b', { transition: 'style' }), planned('c', text('opening', 'Late'))]
  expect(optionsOf(rows, 0)).toEqual({ shownSeconds: 5, sounds: [], isFirst: true, hasTransitionOut: true })
  expect(optionsOf(rows, 1)).toEqual({ shownSeconds: 5, hasTransitionIn: true, sounds: [{ sound: 'whoosh', atSeconds: 0 }] })
  expect(optionsOf(rows, 2)).toEqual({ shownSeconds: 5, sounds: [], isLast: true, opening: 'Late' })
  expect(optionsOf([planned('a'), buildShotRow('b')], 0)).not.toHaveProperty('hasTransitionOut')
})
