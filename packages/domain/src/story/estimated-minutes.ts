import type { CategoryId } from './category.ts'

const PREVIEW_MINUTES = 1
const EXPLAINER_MINUTES = 4
const OTHER_MINUTES = 3

/** Minutes people are told to expect. Source: C-009, CD-08. */
export function estimatedMinutes(category: CategoryId, isPreview: boolean): number {
  if (isPreview) return PREVIEW_MINUTES
  return category === 'script_to_video' ? EXPLAINER_MINUTES : OTHER_MINUTES
}
