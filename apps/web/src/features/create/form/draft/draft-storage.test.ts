import { expect, test } from 'vitest'
import { clearFormDrafts, DRAFT_KEYS, readDraft, writeDraft } from './draft-storage.ts'

function memoryStorage(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

test('a draft round-trips through storage', () => {
  const storage = memoryStorage()
  expect(writeDraft(storage, DRAFT_KEYS.script, { script_content: 'Night trains' })).toBe(true)
  expect(readDraft(storage, DRAFT_KEYS.script)).toEqual({ script_content: 'Night trains' })
})

test.each(['{', '[1]', 'null', '"text"', ''])('an invalid draft (%s) opens the form with its defaults', (text) => {
  expect(readDraft(memoryStorage({ [DRAFT_KEYS.script]: text }), DRAFT_KEYS.script)).toBeNull()
})

test('Back removes the script, vlog and music video drafts and keeps the ASMR draft', () => {
  const storage = memoryStorage(Object.fromEntries(Object.values(DRAFT_KEYS).map((key) => [key, '{}'])))
  clearFormDrafts(storage)
  expect(storage.keys()).toEqual(['story-create-asmr-draft-v2'])
})

test('when storage is not writable only the draft is lost', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(writeDraft(full, DRAFT_KEYS.script, {})).toBe(false)
})
