import { describe, expect, it } from 'vitest'
import { entryAction, entryTitle, hasReceipt, lineTitle, numberedLines, signedCredits } from './ledger-model.ts'

const charge = {
  type: 'charge' as const,
  cost_key: 'story.script_to_video',
  story_id: 's1',
  story_title: 'Travel in Asia',
  note: null,
  credits: -1100,
}

describe('ledger entry', () => {
  it('names the story and the action of a charge', () => {
    expect([entryTitle(charge), entryAction(charge)]).toEqual(['Travel in Asia', 'Explainer Video'])
  })

  it('of a deleted story keeps the action', () => {
    expect([entryTitle({ ...charge, story_title: null }), entryAction({ ...charge, story_title: null })]).toEqual(['Explainer Video', ''])
  })

  it('is labelled when the story was free', () => expect(entryAction({ ...charge, credits: 0 })).toBe('Explainer Video, Free story'))

  it('of an unknown action shows its key', () =>
    expect(entryTitle({ ...charge, story_title: null, cost_key: 'shot.new' })).toBe('shot.new'))

  it('names a grant by its note', () => {
    const grant = { ...charge, type: 'grant' as const, cost_key: null, story_title: null, credits: 3000 }
    expect(entryTitle(grant)).toBe('Credits granted')
    expect([entryTitle({ ...grant, note: 'Welcome' }), entryAction({ ...grant, note: 'Welcome' })]).toEqual(['Welcome', 'Credits granted'])
  })
})

it('shows credits with their sign', () => expect([3000, -705, 0].map(signedCredits)).toEqual(['+3,000', '−705', '0']))

it('can be opened only if it has details', () => {
  const empty = { type: 'charge' as const, held: 0, captured: 0, returned: 0, lines: [], made_by: [], lost: [] }
  expect(hasReceipt(empty)).toBe(false)
  expect(hasReceipt({ ...empty, held: 1100 })).toBe(true)
  expect(hasReceipt({ ...empty, type: 'grant', captured: 3000 })).toBe(false)
  expect(hasReceipt({ ...empty, made_by: [{ engine: 'builtin/painter', calls: 2 }] })).toBe(true)
})

it('labels each line of a receipt', () => {
  const line = { label: 'Image', shot_id: 'a', shot_number: 1, kind: 'charged' as const, credits: 8 }
  const keys = numberedLines([line, line, { ...line, shot_id: 'b' }]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
})

it.each([
  ['image', 'a', 3, 'Shot 3 · image'],
  ['video', 'a', null, 'Removed shot · video'],
  ['script', null, null, 'Script'],
  ['rest', null, null, 'Everything else'],
  ['upscale', 'a', 1, 'Shot 1 · upscale'],
])('names the shot of a %s line (%s, %s)', (label, shot_id, shot_number, title) => {
  expect(lineTitle({ label, shot_id, shot_number })).toBe(title)
})

const lineOf = (shot_number: number | null, shot_id: string | null = 's') =>
  ({ label: 'image', shot_id, shot_number, kind: 'charged', credits: 8 }) as const

it('lists the lines of shots in the order of the shots, after those of the whole story', () => {
  const lines = [lineOf(3), lineOf(null), lineOf(null, null), lineOf(1), lineOf(3), lineOf(2)]
  expect(numberedLines(lines).map(({ line }) => [line.shot_id, line.shot_number])).toEqual([
    [null, null],
    ['s', 1],
    ['s', 2],
    ['s', 3],
    ['s', 3],
    ['s', null],
  ])
})
