import type { StoryCardData } from '../../story-data/story-lists.ts'
import { previewTexts } from '../../texts/preview.ts'
import { useExportPercent } from '../../story-data/exports/use-export-percent.ts'
import { Progress } from '../../ui/feedback/progress.tsx'
import { overlayPercent, overlayText } from './export-overlay-model.ts'

const PLATE = 'w-full max-w-70 rounded-card bg-on-picture p-4'

type Exported = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id' | 'metadata'>

/** Estimated progress of a re-export over the last video. Downloads nothing. */
export function ExportOverlay({ card }: { card: Exported }) {
  const percent = overlayPercent(card.status, useExportPercent(card, 'run'))
  return (
    <div role="status" className="absolute inset-0 grid place-items-center bg-scrim p-6">
      <Progress className={PLATE} label={overlayText(card.status)} percent={percent} value={`${percent}%`} />
    </div>
  )
}

/** Shown while a download is being prepared; invisible for fast responses. */
export const DownloadOverlay = () => (
  <div role="status" className="absolute inset-0 grid place-items-center bg-scrim p-6 transition-opacity delay-300 starting:opacity-0">
    <p className={`${PLATE} text-center text-14 text-text`}>{previewTexts.overlay.downloading}</p>
  </div>
)
