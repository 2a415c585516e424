import { isOwnExport } from '../../../story-data/exports/card-exports.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { cardExports } from '../../../story-data/exports/use-download.ts'
import { useExportPercent } from '../../../story-data/exports/use-export-percent.ts'
import { exportView, processingView, type ProcessingView } from '../card/card-model.ts'

type Exported = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id' | 'progress' | 'metadata'>

/** What a story that is being made shows: counted, or for an export of its film what the share popup says of the same; null for one that is not. Source: HD-38. */
export function useProcessingView(card: Exported): ProcessingView | null {
  const percent = useExportPercent(card)
  return percent === null ? processingView(card) : exportView(percent, isOwnExport(cardExports, card))
}
