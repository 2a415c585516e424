import { isOwnExport } from '../../../story-data/exports/card-exports.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { cardExports } from '../../../story-data/exports/use-download.ts'
import { useExportPercent } from '../../../story-data/exports/use-export-percent.ts'
import { exportView, processingView, type ProcessingView } from '../card/card-model.ts'

type Exported = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id' | 'progress' | 'metadata'>

/** Progress view of a story in progress: counted progress, or the estimate of the share popup for a re-export; null for any other story. */
export function useProcessingView(card: Exported): ProcessingView | null {
  const percent = useExportPercent(card)
  return percent === null ? processingView(card) : exportView(percent, isOwnExport(cardExports, card))
}
