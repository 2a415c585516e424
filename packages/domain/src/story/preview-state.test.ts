import { expect, test } from 'vitest'
import { canEditPreview, hasEditableStoryboard, previewState, type PreviewFacts } from './preview-state.ts'

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

test.each([
  [{ is_preview: true }, true],
  [{ is_preview: false }, false],
  [{ is_preview: true, status: 'processing:generating_storyboard' } as const, false],
  [{ is_preview: true, paused_at: NOW, resumed_at: NOW }, false],
  [{ is_preview: true, status: 'failed:generating_images' } as const, false],
])('a preview has a storyboard to edit once its images are generated: %o %s (C-217)', (facts, isEditable) => {
  expect(hasEditableStoryboard(story(facts))).toBe(isEditable)
})
