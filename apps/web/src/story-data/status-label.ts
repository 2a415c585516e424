import type { StoryStatus } from '@fablecut/domain/story/status'
import { statusTexts as texts } from '../texts/story-status.ts'
import type { StatusTone } from '../ui/feedback/status-dot.tsx'
import { isCanceled } from './step-states.ts'

type StatusLabel = { readonly word: string; readonly tone: StatusTone }

/** Label and colour of a story's status; a cancelled run is no failure. */
export const storyStatusLabel = (story: { readonly status: StoryStatus; readonly status_message: string | null }): StatusLabel =>
  isCanceled(story) ? { word: texts.canceledLabel, tone: 'quiet' } : statusLabel(story.status)

/** Label and colour of a status; never the raw value. */
export function statusLabel(status: StoryStatus): StatusLabel {
  if (status === 'failed:user_exporting_video') return { word: texts.exportFailed, tone: 'danger' }
  if (status.startsWith('failed')) return { word: texts.failed, tone: 'danger' }
  if (status === 'pending') return { word: texts.pending, tone: 'active' }
  if (status === 'completed') return { word: texts.completed, tone: 'success' }
  if (status === 'paused') return { word: texts.paused, tone: 'quiet' }
  if (status === 'draft') return { word: texts.draft, tone: 'quiet' }
  return { word: texts.processing, tone: 'active' }
}

/** Message of a failed story for its creator, or for a team-mate, who cannot fix it; null if it did not fail. */
export function failureText(status: string, isCreator = true): string | null {
  if (!status.startsWith('failed')) return null
  const phase = status.split(':')[1] ?? ''
  const failureTexts: Readonly<Record<string, string>> = isCreator ? texts.failures : { ...texts.failures, ...texts.failuresOfAnother }
  return failureTexts[phase] ?? texts.anyFailure
}

/** Message of a story that ended early: cancelled or failed. */
export const endingText = (story: Parameters<typeof isCanceled>[0], isCreator = true): string | null =>
  isCanceled(story) ? texts.canceled : failureText(story.status, isCreator)
