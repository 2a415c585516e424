import type { CategoryId } from '../category.ts'

const PREVIEW_MINUTES = 1
const EXPLAINER_MINUTES = 4
const OTHER_MINUTES = 3

/** Seconds of generation per second of film, measured on this installation. */
export type GenerationPace = {
  readonly film: number
  /** Up to the finished images; null if not measured. */
  readonly preview: number | null
}

/** What is known about a film before its generation. */
export type PlannedFilm = { readonly pace: GenerationPace | undefined; readonly filmSeconds: number | null }

/**
 * Expected minutes of a story or its preview, rounded, at least one. Measured where pace and duration are known, otherwise the default of
 * its category (CD-08).
 */
export function estimatedMinutes(category: CategoryId, isPreview: boolean, planned?: PlannedFilm): number {
  const pace = isPreview ? planned?.pace?.preview : planned?.pace?.film
  const seconds = planned?.filmSeconds
  if (pace && seconds) return Math.max(1, Math.round((pace * seconds) / 60))
  if (isPreview) return PREVIEW_MINUTES
  return category === 'script_to_video' ? EXPLAINER_MINUTES : OTHER_MINUTES
}
