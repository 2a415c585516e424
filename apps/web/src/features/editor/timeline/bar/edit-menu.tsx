import {
  ArrowRightFromLine,
  AudioLines,
  ClipboardPaste,
  Copy,
  Ellipsis,
  Link,
  MoveHorizontal,
  Music,
  PictureInPicture2,
  Replace,
  Scissors,
  Snowflake,
  SquareDashedMousePointer,
  Trash2,
  Undo2,
  Unlink,
} from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { copySelection, cutSelection } from '../clipboard/copy-selection.ts'
import { pasteAtPlayhead } from '../clipboard/paste-at-playhead.ts'
import { readClipboard, writeClipboard } from '../clipboard/system-clipboard.ts'
import { useEditor, useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { useKeyHints } from '../../keys/use-key-hints.ts'
import { useTimelineCommands } from '../keys/use-timeline-commands.ts'
import { deleteSelection } from '../selection/delete-selection.ts'
import { clipOfSound } from '../selection/toggle-sound.ts'
import { isLinked } from '../selection/toggle-link.ts'
import { useReplaceMedia } from '../selection/use-replace-media.tsx'
import { useTimelineTools, useView } from '../timeline-context.tsx'

const texts = timelineTexts.menu

/** Further edits of the selection, and what needs none. */
export function EditMenu() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view } = useTimelineTools()
  const commands = useTimelineCommands()
  const keyOf = useKeyHints()
  const isSelectingSeveral = useView((state) => state.isSelectingSeveral)
  const hasSelection = useEditor(({ selectedItemIds }) => selectedItemIds.length > 0)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const areLinked = useEditor(({ document, selectedItemIds }) => isLinked(document.timeline, selectedItemIds))
  const isDetached = useEditor(({ document, selectedItemIds: [id = ''] }) => clipOfSound(document.timeline, id) !== null)
  const replacing = useReplaceMedia()
  const ports = { session, playback, view }
  const copying = { session, view, write: (text: string) => void writeClipboard(text) }
  const all = (): void => {
    const { tracks } = session.store.getState().document.timeline
    session.select(tracks.flatMap(({ items }) => items.map(({ id }) => id)))
  }
  return (
    <>
      <Menu align="start" trigger={<IconButton size="sm" label={texts.open} icon={<Ellipsis />} />}>
        <MenuItem icon={<Copy />} hint="Ctrl C" disabled={!hasSelection} onSelect={() => copySelection(copying)}>
          {texts.copy}
        </MenuItem>
        <MenuItem icon={<Scissors />} hint="Ctrl X" disabled={!hasSelection || isReadOnly} onSelect={() => cutSelection(copying)}>
          {texts.cut}
        </MenuItem>
        <MenuItem
          icon={<ClipboardPaste />}
          hint="Ctrl V"
          disabled={isReadOnly}
          onSelect={() => void readClipboard().then((text) => pasteAtPlayhead(ports, text))}
        >
          {texts.paste}
        </MenuItem>
        <MenuItem
          icon={<Trash2 />}
          hint={keyOf('delete')}
          disabled={!hasSelection || isReadOnly}
          onSelect={() => deleteSelection({ session, view })}
        >
          {timelineTexts.remove}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<MoveHorizontal />}
          hint={keyOf('slip-tools')}
          disabled={!hasSelection || isReadOnly}
          onSelect={commands['slip-tools']}
        >
          {texts.slip}
        </MenuItem>
        <MenuItem icon={<Replace />} disabled={!replacing.open || isReadOnly} onSelect={replacing.open ?? undefined}>
          {texts.replace}
        </MenuItem>
        <MenuItem
          icon={<PictureInPicture2 />}
          hint={keyOf('picture-in-picture')}
          disabled={isReadOnly}
          onSelect={commands['picture-in-picture']}
        >
          {texts.pictureInPicture}
        </MenuItem>
        <MenuItem icon={<Music />} hint={keyOf('cut-to-beat')} disabled={isReadOnly} onSelect={commands['cut-to-beat']}>
          {timelineTexts.beats.cut}
        </MenuItem>
        <MenuItem icon={<Snowflake />} hint={keyOf('freeze')} disabled={isReadOnly} onSelect={commands.freeze}>
          {texts.freeze}
        </MenuItem>
        <MenuItem icon={<Undo2 />} hint={keyOf('reverse')} disabled={isReadOnly} onSelect={commands.reverse}>
          {texts.reverse}
        </MenuItem>
        <MenuItem icon={<AudioLines />} hint={keyOf('sound')} disabled={!hasSelection || isReadOnly} onSelect={commands.sound}>
          {isDetached ? texts.attachSound : texts.detachSound}
        </MenuItem>
        <MenuItem
          icon={areLinked ? <Unlink /> : <Link />}
          hint={keyOf('link')}
          disabled={!hasSelection || isReadOnly}
          onSelect={commands.link}
        >
          {areLinked ? texts.unlink : texts.link}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<SquareDashedMousePointer />} hint={keyOf('select-all')} onSelect={all}>
          {texts.selectAll}
        </MenuItem>
        <MenuCheckItem checked={isSelectingSeveral} onCheckedChange={(checked) => view.setState({ isSelectingSeveral: checked })}>
          {texts.selectSeveral}
        </MenuCheckItem>
        <MenuItem icon={<ArrowRightFromLine />} hint={keyOf('select-to-the-end')} onSelect={commands['select-to-the-end']}>
          {texts.selectToTheEnd}
        </MenuItem>
      </Menu>
      {replacing.picker}
    </>
  )
}
