import type { Track } from '@fablecut/domain/timeline/model'
import { trackCategory, type TrackCategory } from '@fablecut/domain/timeline/queries'
import { Captions, EyeOff, Film, Headphones, Image, Lock, Mic, Music, VolumeX, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { cx } from '../../../../ui/class-names.ts'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { useAssets } from '../area/use-rows.ts'
import { RenameTrackDialog } from './rename-track-dialog.tsx'
import { TrackMenuItems } from './track-menu-items.tsx'

const ICONS: Record<TrackCategory, LucideIcon> = { video: Film, image: Image, music: Music, voiceover: Mic, caption: Captions }
const texts = timelineTexts.track

/** Icon of a track's category, with what is switched off; opens the settings of the track. */
export function TrackHeader({ track }: { track: Track }) {
  const [isRenaming, setRenaming] = useState(false)
  const category = trackCategory(track, useAssets())
  const Icon = ICONS[category]
  const name = track.name ?? timelineTexts.tracks[category]
  const states = statesOf(track)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={[name, ...states.map(({ text }) => text)].join(', ')}
            data-category={category}
            className="quick flex size-full flex-col items-center justify-center gap-1 text-text-2 hover:bg-hover hover:text-text"
          >
            <Tooltip text={name} side="right">
              <span className={cx('grid place-items-center', track.isHidden && 'opacity-50')}>
                <Icon aria-hidden className="size-4" />
              </span>
            </Tooltip>
            {states.length > 0 && (
              <span aria-hidden className="flex gap-0.5 text-accent [&_svg]:size-3">
                {states.slice(0, 3).map(({ text, Icon: State }) => (
                  <State key={text} />
                ))}
              </span>
            )}
          </button>
        }
      >
        <TrackMenuItems track={track} category={category} onRename={() => setRenaming(true)} />
      </Menu>
      {isRenaming && <RenameTrackDialog track={track} onClose={() => setRenaming(false)} />}
    </>
  )
}

function statesOf({ isMuted, isSolo, isHidden, isLocked }: Track): readonly { readonly text: string; readonly Icon: LucideIcon }[] {
  const all = [
    [isLocked, texts.locked, Lock],
    [isMuted, texts.muted, VolumeX],
    [isSolo, texts.solo, Headphones],
    [isHidden, texts.hidden, EyeOff],
  ] as const
  return all.flatMap(([isOn, text, Icon]) => (isOn ? [{ text, Icon }] : []))
}
