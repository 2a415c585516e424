import type { StoryStatus } from './status.ts'

/** A run is queued or in progress. */
export const isInProgress = (status: StoryStatus): boolean => status === 'pending' || status.startsWith('processing:')

/** A copy of the story can be edited: it is finished, or was never generated. */
export const canDuplicate = (status: StoryStatus): boolean => status === 'draft' || isPlayable(status)

/** Classified as failed: a failed export requested by a user leaves the story intact (C-233). */
export const isFailed = (status: StoryStatus): boolean => status.startsWith('failed') && status !== 'failed:user_exporting_video'

/** A film exists that can be previewed, edited, shared and downloaded (C-234). */
export const isPlayable = (status: StoryStatus): boolean => status === 'completed' || status === 'failed:user_exporting_video'

const RECOVERABLE: ReadonlySet<StoryStatus> = new Set<StoryStatus>([
  'failed:generating_timeline',
  'failed:exporting_video',
  'failed:user_exporting_video',
])

/** Recover is offered. */
export const canRecover = (status: StoryStatus): boolean => RECOVERABLE.has(status)

const EDITABLE_FAILURES: ReadonlySet<StoryStatus> = new Set<StoryStatus>([
  ...RECOVERABLE,
  'failed:generating_images',
  'failed:generating_videos',
])

/** Open Editor is offered for a failed story (CD-87). */
export const canOpenEditor = (status: StoryStatus): boolean => EDITABLE_FAILURES.has(status)

/** Only Delete is offered. */
export const canOnlyDelete = (status: StoryStatus): boolean => status.startsWith('failed') && !canOpenEditor(status)

/** The stream of the story's run ends with this status. */
export const endsStream = (status: StoryStatus): boolean => status === 'completed' || status.startsWith('failed')
