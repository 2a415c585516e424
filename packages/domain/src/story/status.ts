/** The phases of a run, in order; `user_exporting_video` is an export requested by a user. */
export const PHASES = [
  'creating_story',
  'generating_storyboard',
  'generating_images',
  'generating_videos',
  'generating_timeline',
  'exporting_video',
  'user_exporting_video',
] as const
export type Phase = (typeof PHASES)[number]

/** All values of a story's `status`. */
export type StoryStatus = 'pending' | `processing:${Phase}` | 'paused' | 'completed' | 'draft' | 'failed' | `failed:${Phase}`

export const STORY_STATUSES: readonly StoryStatus[] = [
  'pending',
  ...PHASES.map((phase): StoryStatus => `processing:${phase}`),
  'paused',
  'completed',
  'draft',
  'failed',
  ...PHASES.map((phase): StoryStatus => `failed:${phase}`),
]

/** Status of a run as polled. */
export const RUN_STATUSES = ['RUN_RUNNING', 'RUN_SUCCESS', 'RUN_FAILED', 'RUN_CANCELED'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]
