import { expect, test } from 'vitest'
import { canEditPreview, previewState, type PreviewFacts } from './preview-state.ts'

const story = (facts: Partial<PreviewFacts>): PreviewFacts => ({
  status: 'processing:generating_images',
  is_preview: false,
  paused_at: null,
  resumed_at: null,
  ...facts,
})
const NOW = '2026-01-01T00:00:00Z'

test.each([
  [{ status: 'paused', is_preview: true, paused_at: NOW, resumed_at: NOW } as const, 'paused', true],
  [{ is_preview: true, paused_at: NOW, resumed_at: NOW }, 'resumed', false],
  [{ is_preview: true }, 'in_preview', true],
  [{ is_preview: true, paused_at: NOW }, 'none', false],
  [{}, 'none', false],
])('%o is %s', (facts, state, editable) => {
  expect(previewState(story(facts))).toBe(state)
  expect(canEditPreview(story(facts))).toBe(editable)
})
