import { LAYOUT } from '../geometry/rows.ts'
import { trackCategory, type TrackCategory } from '@fablecut/domain/timeline/queries'
import { Captions, Film, Image, Mic, Music, type LucideIcon } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { useAssets, useRows } from './use-rows.ts'

const ICONS: Record<TrackCategory, LucideIcon> = { video: Film, image: Image, music: Music, voiceover: Mic, caption: Captions }

/** Icon of each track's category. */
export function TrackIcons() {
  const { rows } = useRows()
  const assets = useAssets()
  return rows.map(({ track, top, height }) => {
    const category = trackCategory(track, assets)
    const Icon = ICONS[category]
    const name = track.name ?? timelineTexts.tracks[category]
    return (
      <Tooltip key={track.id} text={name} side="right">
        <span
          role="img"
          aria-label={name}
          data-category={category}
          className="absolute left-0 flex items-center justify-center text-text-2"
          style={{ top: top + LAYOUT.ruler, height, width: LAYOUT.leftPanel }}
        >
          <Icon aria-hidden className="size-4" />
        </span>
      </Tooltip>
    )
  })
}
