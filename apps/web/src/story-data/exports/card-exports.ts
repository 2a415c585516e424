import { isInProgress } from '@fablecut/domain/story/status-rules'
import type { StoryCardData } from '../story-lists.ts'

/** Exports started by Download in this tab, by story: run id and start time. */
export type CardExports = Map<string, { readonly runId: string; readonly startedAt: number }>
type ExportingCard = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id'>

/** Removes and returns the cards whose export has ended, successfully or not; exports superseded by another run are removed silently. */
export function removeEndedExports<Card extends ExportingCard>(exports: CardExports, cards: readonly Card[]): Card[] {
  return cards.filter((card) => {
    const begun = exports.get(card.id)
    if (!begun) return false
    const isOwn = begun.runId === card.workflow_run_id
    if (isOwn && isInProgress(card.status)) return false
    exports.delete(card.id)
    return isOwn
  })
}

/** Whether the story's running export was started in this tab. */
export const isOwnExport = (exports: CardExports, { id, workflow_run_id }: Pick<ExportingCard, 'id' | 'workflow_run_id'>): boolean =>
  exports.has(id) && exports.get(id)?.runId === workflow_run_id

type Started = (exports: CardExports, seen: Map<string, number>, card: ExportingCard, now: () => number) => number | null

/**
 * Start time of the story's running run, or when this tab first saw it; null without one. `seen` caches it by run, so that
 * remounted components continue the same progress.
 */
export const startOfRun: Started = (exports, seen, card, now) => {
  const runId = card.workflow_run_id
  if (runId === null || !isInProgress(card.status)) return null
  const begun = exports.get(card.id)
  if (begun?.runId === runId) return begun.startedAt
  const since = seen.get(runId) ?? now()
  seen.set(runId, since)
  return since
}

/** Start of a re-export: null for a story's first run. */
export const startOfExport: Started = (exports, seen, card, now) =>
  isOwnExport(exports, card) || card.status === 'processing:user_exporting_video' ? startOfRun(exports, seen, card, now) : null

/** Whether a take is being generated: the video is about to change, so it is not downloaded automatically. */
export const isRegenerating = (takes: readonly { readonly status: string }[]): boolean =>
  takes.some(({ status }) => status === 'pending' || status === 'generating')

/** Whether the last export is up to date, so that Download needs no new one. */
export const isFilmCurrent = (story: Pick<StoryCardData, 'last_export_url' | 'is_export_outdated'>): boolean =>
  story.last_export_url !== null && !story.is_export_outdated
