import type { Track } from '@fablecut/domain/timeline/model'
import type { TrackCategory } from '@fablecut/domain/timeline/queries'
import { Pencil } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { MenuCheckItem, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'

const texts = timelineTexts.track
const HEIGHTS = ['small', 'normal', 'tall'] as const

type TrackMenuItemsProps = { track: Track; category: TrackCategory; onRename: () => void }

/** Settings of a track, as far as its media have them: captions have no sound, sounds no picture. */
export function TrackMenuItems({ track, category, onRename }: TrackMenuItemsProps) {
  const session = useEditorSession()
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const update = (change: Partial<Pick<Track, 'isMuted' | 'isSolo' | 'isHidden' | 'isLocked' | 'height'>>): void =>
    void reportRefusal(session.apply({ type: 'updateTrack', trackId: track.id, ...change }))
  const toggle = (key: 'isMuted' | 'isSolo' | 'isHidden' | 'isLocked', label: string) => (
    <MenuCheckItem checked={track[key] ?? false} disabled={isReadOnly} onCheckedChange={(isOn) => update({ [key]: isOn })}>
      {label}
    </MenuCheckItem>
  )
  return (
    <>
      {category !== 'caption' && toggle('isMuted', texts.mute)}
      {category !== 'caption' && toggle('isSolo', texts.soloToggle)}
      {track.type !== 'audio' && toggle('isHidden', texts.hide)}
      {toggle('isLocked', texts.lock)}
      <MenuSeparator />
      {HEIGHTS.map((height) => (
        <MenuCheckItem
          key={height}
          checked={(track.height ?? 'normal') === height}
          disabled={isReadOnly}
          onCheckedChange={() => update({ height })}
        >
          {texts.heights[height]}
        </MenuCheckItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Pencil />} disabled={isReadOnly} onSelect={onRename}>
        {texts.rename}
      </MenuItem>
    </>
  )
}
