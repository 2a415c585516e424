import { isOwnExport, startOfExport } from '../../story/card-exports.ts'
import type { StoryCardData } from '../../story/story-lists.ts'
import { cardExports } from '../../story/use-download.ts'
import { exportView, processingView, type ProcessingView } from './card-model.ts'
import { useExportPercent } from './use-export-percent.ts'

/** Since when this tab knows of an export that it did not begin by Download, by its run, ms since 1970. */
const seenSince = new Map<string, number>()

type Exported = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id' | 'progress' | 'metadata'>

/** What a story that is being made shows: counted, or for an export of its film what the share popup says of the same; null for one that is not. Source: HD-38. */
export function useProcessingView(card: Exported): ProcessingView | null {
  const startedAt = startOfExport(cardExports, seenSince, card, Date.now)
  const percent = useExportPercent(card, startedAt)
  return startedAt === null ? processingView(card) : exportView(percent, isOwnExport(cardExports, card))
}
