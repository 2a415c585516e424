import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { newDraftShot } from './creation-draft.ts'
import { editOutline, keptShots, type OutlineEdit, scriptOf, withOutline } from './outline-edits.ts'

const FOX: ShotPlan = { ...EMPTY_PLAN, things: [{ what: 'fox', count: 1 }] }
const shots = (...texts: string[]) => texts.map((script, i) => newDraftShot({ id: `${i}`, script, plan: FOX }))
const edit = (...edits: OutlineEdit[]) =>
  edits.reduce(editOutline, shots('One.', 'Two.', 'Three.') as readonly ReturnType<typeof newDraftShot>[])
const texts = (list: readonly { script: string }[]) => list.map(({ script }) => script)

test('shots are added, removed and moved', () => {
  expect(texts(edit({ type: 'add', after: '0', newId: 'n' }))).toEqual(['One.', '', 'Two.', 'Three.'])
  expect(texts(edit({ type: 'add', after: null, newId: 'n' }))).toEqual(['One.', 'Two.', 'Three.', ''])
  expect(texts(edit({ type: 'remove', id: '1' }))).toEqual(['One.', 'Three.'])
  expect(texts(edit({ type: 'move', id: '0', to: 2 }))).toEqual(['Two.', 'Three.', 'One.'])
  expect(texts(edit({ type: 'move', id: '2', to: -4 }))).toEqual(['Three.', 'One.', 'Two.'])
  expect(texts(edit({ type: 'move', id: 'unknown', to: 0 }))).toEqual(['One.', 'Two.', 'Three.'])
})

test('no more shots are added than an outline may have', () => {
  const full = Array.from({ length: 40 }, (_, i) => newDraftShot({ id: `${i}`, script: 'x', plan: null }))
  expect(editOutline(full, { type: 'add', after: null, newId: 'n' })).toBe(full)
})

test('other words are planned anew, unless the plan was made by hand', () => {
  const NIGHT: ShotPlan = { ...FOX, hour: 'night' }
  expect(edit({ type: 'text', id: '1', text: ' Two \n foxes. ' })[1]).toMatchObject({ script: 'Two foxes.', plan: null })
  const kept = edit({ type: 'plan', id: '1', plan: NIGHT }, { type: 'text', id: '1', text: 'Two foxes.' })
  expect(kept[1]).toMatchObject({ script: 'Two foxes.', plan: NIGHT, prompt: expect.stringContaining('night') })
  expect(edit({ type: 'plan', id: '1', plan: NIGHT }, { type: 'replan', id: '1' })[1]).toMatchObject({ plan: null, isPlanEdited: false })
})

test('the script of shots leaves out those without words', () => {
  expect(scriptOf(edit({ type: 'add', after: '0', newId: 'n' }))).toBe('One. Two. Three.')
})

const kept = (script: string, list = shots('One fox.', 'Two foxes,', 'and three.', 'The end.')) => {
  const { before, script: between, after } = keptShots(list, script)
  return [texts(before), between, texts(after)]
}

test.each([
  ['the same words', 'One fox.  Two foxes,\nand three. The end.', [['One fox.', 'Two foxes,', 'and three.', 'The end.'], '', []]],
  ['words at the end', 'One fox. Two foxes, and three. The end. More', [['One fox.', 'Two foxes,', 'and three.', 'The end.'], 'More', []]],
  ['words at the start', 'So. One fox. Two foxes, and three. The end.', [[], 'So.', ['One fox.', 'Two foxes,', 'and three.', 'The end.']]],
  ['a changed sentence', 'One fox. Two foxes, and four. The end.', [['One fox.'], 'Two foxes, and four.', ['The end.']]],
  [
    'words before a sentence',
    'One fox. Two foxes, and three. Well, The end.',
    [['One fox.', 'Two foxes,', 'and three.'], 'Well, The end.', []],
  ],
  ['a longer word', 'One fox. Two foxes, and three. The ending.', [['One fox.', 'Two foxes,', 'and three.'], 'The ending.', []]],
  ['another script', 'Something else.', [[], 'Something else.', []]],
])('of a script with %s the other shots are kept', (_what, script, expected) => {
  expect(kept(script)).toEqual(expected)
})

test('an outline keeps edited shots, plans those that have no plan, and knows shots with the same words again', () => {
  const [first, last] = [
    newDraftShot({ id: 'a', script: 'One.', plan: null }),
    newDraftShot({ id: 'z', script: 'End.', plan: EMPTY_PLAN, isPlanEdited: true }),
  ]
  const known = shots('Two.')
  const outlined = ['One.', 'Two.', 'Three.', 'End.'].map((voice_over) => ({ voice_over, plan: FOX }))
  const result = withOutline({ before: [first], after: [last] }, outlined, known, () => 'new')
  expect(result.map(({ id, plan }) => [id, plan])).toEqual([
    ['a', FOX],
    ['0', FOX],
    ['new', FOX],
    ['z', EMPTY_PLAN],
  ])
})
