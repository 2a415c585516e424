import { isInProgress } from '@fablecut/domain/story/status-rules'
import type { StoryCardData } from './story-lists.ts'

/** Exports that Download began in this tab: the run of each by its story, and when it began, ms since 1970. Source: HD-30. */
export type CardExports = Map<string, { readonly runId: string; readonly startedAt: number }>
type Standing = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id'>

/** Takes out the stories of which such an export has ended, one way or the other; one that another run has taken over is forgotten. */
export function takeEnded<Card extends Standing>(exports: CardExports, cards: readonly Card[]): Card[] {
  return cards.filter((card) => {
    const begun = exports.get(card.id)
    if (!begun) return false
    const isOwn = begun.runId === card.workflow_run_id
    if (isOwn && isInProgress(card.status)) return false
    exports.delete(card.id)
    return isOwn
  })
}

/** When the export that goes on with this story began, ms since 1970; null while none of these does. */
export function startOfExport(exports: CardExports, { id, status, workflow_run_id }: Standing): number | null {
  const begun = exports.get(id)
  return begun && begun.runId === workflow_run_id && isInProgress(status) ? begun.startedAt : null
}

/** Whether Download has a film as it is to save; else it exports first. Source: HD-30. */
export const isFilmCurrent = (story: Pick<StoryCardData, 'last_export_url' | 'is_export_outdated'>): boolean =>
  story.last_export_url !== null && !story.is_export_outdated
