import { PHASES, type Phase, type StoryStatus } from './status.ts'

/** What follows a phase when it succeeds. Pictures alone may be all that is asked for: a preview, or a lyrics video without clips. */
const AFTER: Record<Phase, readonly StoryStatus[]> = {
  creating_story: ['processing:generating_storyboard'],
  generating_storyboard: ['processing:generating_images'],
  generating_images: ['processing:generating_videos', 'processing:generating_timeline', 'paused'],
  generating_videos: ['processing:generating_timeline'],
  generating_timeline: ['processing:exporting_video', 'processing:user_exporting_video', 'paused', 'completed'],
  exporting_video: ['completed'],
  user_exporting_video: ['completed'],
}

/** Rebuilding and exporting, from wherever there are shots. */
const EXPORTS: readonly StoryStatus[] = ['processing:generating_timeline', 'processing:exporting_video', 'processing:user_exporting_video']

const REST: Partial<Record<StoryStatus, readonly StoryStatus[]>> = {
  pending: ['processing:creating_story', 'processing:generating_storyboard', 'failed', 'failed:creating_story'],
  paused: ['processing:generating_videos', ...EXPORTS],
  completed: EXPORTS,
  draft: ['pending', ...EXPORTS],
}

/** Whether a story may change so: phases in their order, a phase into its own failure, `failed` on cancelling. Source: C-211, CD-94, CD-113. */
export function canMoveTo(from: StoryStatus, to: StoryStatus): boolean {
  if (from === to) return from.startsWith('processing:')
  const phase = phaseOf(from)
  if (phase === undefined) return (REST[from] ?? []).includes(to)
  if (from.startsWith('failed:')) return hasShots(phase) && EXPORTS.includes(to)
  return to === 'failed' || to === `failed:${phase}` || AFTER[phase].includes(to)
}

/** The phase of a status such as `failed:generating_images`. */
export function phaseOf(status: StoryStatus): Phase | undefined {
  const name = status.split(':')[1]
  return PHASES.find((phase) => phase === name)
}

const hasShots = (phase: Phase): boolean => PHASES.indexOf(phase) >= PHASES.indexOf('generating_images')
