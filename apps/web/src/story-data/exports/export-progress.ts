import type { StoryStatus } from '@fablecut/domain/story/status'

/** Estimated duration of an export in seconds. `duration`: of the story, in seconds. */
export const estimatedSeconds = (duration: number | null | undefined): number => (duration ? 0.5 * duration + 2 : 30)

const CLIMB_TO = 95
const CREEP_TO = 99
const CREEP_SECONDS = 5

/** Linear to 95 over the estimate, then a point every five seconds to 99. */
export function simulatedPercent(elapsedSeconds: number, estimate: number): number {
  if (elapsedSeconds <= estimate) return (CLIMB_TO * elapsedSeconds) / estimate
  return Math.min(CREEP_TO, CLIMB_TO + Math.floor((elapsedSeconds - estimate) / CREEP_SECONDS))
}

/** Minimum percentage for a status; 0 before work starts. */
export function leastPercentOf(status: StoryStatus): number {
  if (!status.startsWith('processing:')) return 0
  if (status === 'processing:generating_timeline') return 30
  return status === 'processing:user_exporting_video' ? 75 : 50
}

/** Next displayed percentage: monotonic, below 100 until the end. */
export const nextPercent = (before: number, elapsedSeconds: number, estimate: number, floor: number): number =>
  Math.max(before, floor, Math.floor(simulatedPercent(elapsedSeconds, estimate)))
