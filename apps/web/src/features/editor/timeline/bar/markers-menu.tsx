import { ArrowLeftToLine, ArrowRightToLine, FastForward, Flag, List, Rewind, X } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { useEditor, usePlayback } from '../../session/editor-context.tsx'
import { useKeyHints } from '../../keys/use-key-hints.ts'
import { useTimelineCommands } from '../keys/use-timeline-commands.ts'

const texts = timelineTexts.menu

/** Markers, in and out points, and playback at other speeds. */
export function MarkersMenu() {
  const commands = useTimelineCommands()
  const keyOf = useKeyHints()
  const hasRange = useEditor(({ document }) => document.timeline.range !== undefined)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const isLooping = usePlayback((state) => state.isLooping)
  return (
    <Menu trigger={<IconButton size="sm" label={texts.markersOpen} icon={<Flag />} />}>
      <MenuItem icon={<Flag />} hint={keyOf('marker')} disabled={isReadOnly} onSelect={commands.marker}>
        {texts.marker}
      </MenuItem>
      <MenuItem icon={<List />} hint={keyOf('markers')} onSelect={commands.markers}>
        {texts.markers}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ArrowLeftToLine />} hint={keyOf('in-point')} disabled={isReadOnly} onSelect={commands['in-point']}>
        {texts.inPoint}
      </MenuItem>
      <MenuItem icon={<ArrowRightToLine />} hint={keyOf('out-point')} disabled={isReadOnly} onSelect={commands['out-point']}>
        {texts.outPoint}
      </MenuItem>
      <MenuItem icon={<X />} hint={keyOf('clear-range')} disabled={!hasRange || isReadOnly} onSelect={commands['clear-range']}>
        {texts.clearRange}
      </MenuItem>
      <MenuCheckItem hint={keyOf('loop')} checked={isLooping} onCheckedChange={commands.loop}>
        {texts.loop}
      </MenuCheckItem>
      <MenuSeparator />
      <MenuItem icon={<Rewind />} hint={keyOf('play-backward')} onSelect={commands['play-backward']}>
        {texts.playBackward}
      </MenuItem>
      <MenuItem icon={<FastForward />} hint={keyOf('play-forward')} onSelect={commands['play-forward']}>
        {texts.playForward}
      </MenuItem>
    </Menu>
  )
}
