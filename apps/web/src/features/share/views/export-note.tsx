import { Info } from 'lucide-react'
import { shareTexts } from '../../../texts/share.ts'
import { estimatedSeconds } from '../../../story-data/exports/export-progress.ts'
import type { Share } from '../use-share.ts'

const texts = shareTexts.export

/** Explains that an export is needed first, why, and how long it takes; renders nothing if the last export is current. */
export function ExportNote({ share: { reason, percent, story, card } }: { share: Share }) {
  if (reason === null || percent !== null) return null
  const seconds = Math.round(estimatedSeconds((story ?? card).metadata.duration))
  return (
    <p className="flex gap-2 text-12 text-text-2">
      <Info aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        {texts.needed[reason]} {texts.about(seconds)}
      </span>
    </p>
  )
}
