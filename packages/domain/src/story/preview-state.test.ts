import { expect, test } from 'vitest'
import { canEditPreview, hasEditableStoryboard, previewState, type PreviewFacts } from './preview-state.ts'

const story = (facts: Partial<PreviewFacts>): PreviewFacts => ({
  status: 'processing:generating_images',
  isPreview: false,
  pausedAt: null,
  resumedAt: null,
  ...facts,
})
const NOW = '2026-01-01T00:00:00Z'

test.each([
  [{ status: 'paused', isPreview: true, pausedAt: NOW, resumedAt: NOW } as const, 'paused', true],
  [{ isPreview: true, pausedAt: NOW, resumedAt: NOW }, 'resumed', false],
  [{ isPreview: true }, 'in_preview', true],
  [{ isPreview: true, pausedAt: NOW }, 'none', false],
  [{}, 'none', false],
])('%o is %s', (facts, state, editable) => {
  expect(previewState(story(facts))).toBe(state)
  expect(canEditPreview(story(facts))).toBe(editable)
})

test.each([
  [{ isPreview: true }, true],
  [{ isPreview: false }, false],
  [{ isPreview: true, status: 'processing:generating_storyboard' } as const, false],
  [{ isPreview: true, pausedAt: NOW, resumedAt: NOW }, false],
  [{ isPreview: true, status: 'failed:generating_images' } as const, false],
])('a preview has a storyboard to edit once its images are generated: %o %s (C-217)', (facts, isEditable) => {
  expect(hasEditableStoryboard(story(facts))).toBe(isEditable)
})
