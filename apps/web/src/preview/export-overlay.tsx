import type { StoryCardData } from '../story/story-lists.ts'
import { Progress } from '../ui/progress.tsx'
import { overlayPercent, overlayText } from './export-overlay-model.ts'

/** What is known of the film that is made again, over the last one. It saves no file by itself. Source: H-099, HD-38, HD-73. */
export function ExportOverlay({ card }: { card: Pick<StoryCardData, 'status' | 'progress'> }) {
  const percent = overlayPercent(card)
  return (
    <div role="status" className="absolute inset-0 grid place-items-center bg-scrim p-6">
      <Progress
        className="w-full max-w-70 rounded-card bg-on-picture p-4"
        label={overlayText(card.status)}
        percent={percent}
        value={`${percent}%`}
      />
    </div>
  )
}
