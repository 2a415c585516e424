import { PHASES, type Phase, type StoryStatus } from './status.ts'

/** Statuses after a successful phase. Previews and lyrics videos without clips end after the images. */
const NEXT_STATUSES: Record<Phase, readonly StoryStatus[]> = {
  creating_story: ['processing:generating_storyboard'],
  generating_storyboard: ['processing:generating_images'],
  generating_images: ['processing:generating_videos', 'processing:generating_timeline', 'paused'],
  generating_videos: ['processing:generating_timeline'],
  generating_timeline: ['processing:exporting_video', 'processing:user_exporting_video', 'paused', 'completed'],
  exporting_video: ['completed'],
  user_exporting_video: ['completed'],
}

/** Recovering and exporting, possible once shots exist. */
const EXPORTS: readonly StoryStatus[] = ['processing:generating_timeline', 'processing:exporting_video', 'processing:user_exporting_video']

const NEXT_FROM_IDLE: Partial<Record<StoryStatus, readonly StoryStatus[]>> = {
  pending: ['processing:creating_story', 'processing:generating_storyboard', 'failed', 'failed:creating_story'],
  paused: ['processing:generating_videos', ...EXPORTS],
  completed: EXPORTS,
  draft: ['pending', ...EXPORTS],
}

/** Whether a status transition is allowed: phases in their order, a phase to its own failure, `failed` on cancelling. */
export function canMoveTo(from: StoryStatus, to: StoryStatus): boolean {
  if (from === to) return from.startsWith('processing:')
  const phase = phaseOf(from)
  if (phase === undefined) return (NEXT_FROM_IDLE[from] ?? []).includes(to)
  if (from.startsWith('failed:')) return hasShots(phase) && EXPORTS.includes(to)
  return to === 'failed' || to === `failed:${phase}` || NEXT_STATUSES[phase].includes(to)
}

/** The phase of a status such as `failed:generating_images`. */
export function phaseOf(status: StoryStatus): Phase | undefined {
  const name = status.split(':')[1]
  return PHASES.find((phase) => phase === name)
}

const hasShots = (phase: Phase): boolean => PHASES.indexOf(phase) >= PHASES.indexOf('generating_images')
