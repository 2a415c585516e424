import { expect, test, vi } from 'vitest'
import { withRemixSource, remixSourceOf } from './draft-remix-source.ts'
import { createDraftSaver } from './draft-saver.ts'
import { readDraft } from './draft-storage.ts'
import { startFieldsOf } from '../start/start-mode.ts'

function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('the draft of a remix stores its source until the form is reset (HD-60)', () => {
  const stored = storage()
  const draft = withRemixSource<{ text: string }>(createDraftSaver(stored, 'k', vi.fn()), 'story-1')
  draft.schedule({ text: 'A fox' })
  draft.flush()
  expect(remixSourceOf(readDraft(stored, 'k') ?? {})).toBe('story-1')
  draft.discard()
  expect(draft.remixedFrom()).toBeNull()
  draft.schedule({ text: 'Another' })
  draft.flush()
  expect(readDraft(stored, 'k')).toEqual({ text: 'Another' })
})

test('a start sends the remix source, and no field without one', () => {
  expect(startFieldsOf({ isPreview: false, expectedCredits: 5, remixedFrom: 'story-1' })).toEqual({
    expected_credits: 5,
    remixed_from: 'story-1',
  })
  expect(startFieldsOf({ isPreview: true, expectedCredits: null, remixedFrom: null })).toEqual({ is_preview: true })
})
