import type { StoryStatus } from '@fablecut/domain/story/status'
import { isInProgress } from '@fablecut/domain/story/status-rules'
import { previewTexts } from '../../texts/preview.ts'

const texts = previewTexts.overlay
const EXPORTING: ReadonlySet<StoryStatus> = new Set<StoryStatus>([
  'processing:generating_timeline',
  'processing:exporting_video',
  'processing:user_exporting_video',
])

/** Text of the export overlay; `null`: the status is not known yet. */
export function overlayText(status: StoryStatus | null): string {
  if (status === null || status === 'pending') return texts.preparing
  if (EXPORTING.has(status)) return texts.exporting
  if (status === 'processing:generating_storyboard') return texts.storyboard
  if (isInProgress(status)) return texts.processing
  return status.startsWith('failed') ? texts.failed : texts.complete
}

const MAX_WHILE_RUNNING = 90

/** Estimated percentage: at most 90 before the end, then 100; 0 after a failure. */
export function overlayPercent(status: StoryStatus, thought: number | null): number {
  if (isInProgress(status)) return Math.min(MAX_WHILE_RUNNING, thought ?? 0)
  return status.startsWith('failed') ? 0 : 100
}
