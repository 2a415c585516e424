import { ArrowLeftToLine, ArrowRightToLine, CopyPlus, FoldHorizontal, Music, Scissors } from 'lucide-react'
import { songItems } from '@fablecut/domain/timeline/beats/film-beats'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useEditor, useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import type { EditorState } from '../../session/editor-state.ts'
import { cutFilmToBeat } from '../beats/cut-film-to-beat.ts'
import { duplicateSelection } from '../selection/duplicate-selection.ts'
import { splitAtPlayhead } from '../selection/split-at-playhead.ts'
import { trimToPlayhead } from '../selection/trim-to-playhead.ts'
import { useDeleteClosingGap } from '../selection/use-delete-closing-gap.ts'
import { useKeyHints } from '../../keys/use-key-hints.ts'
import { useTimelineTools, useView } from '../timeline-context.tsx'
import { TransitionTool } from './transition-tool.tsx'
import { SlipTools } from './slip-tools.tsx'

/** Operations on the selected items; nothing without a selection, or in a read-only story. */
export function SelectionTools() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view } = useTimelineTools()
  const keyOf = useKeyHints()
  const itemIds = useEditor(({ selectedItemIds }) => selectedItemIds)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const leavesGap = useEditor(hasGapToClose)
  const hasSong = useEditor(isSongSelected)
  const isSlipping = useView((state) => state.isSlipping)
  const deleteClosingGap = useDeleteClosingGap()
  if (itemIds.length === 0 || isReadOnly) return null
  if (isSlipping) return <SlipTools />
  const ports = { session, playback, view }
  return (
    <div className="flex shrink-0 items-center max-md:shrink max-md:overflow-x-auto max-md:[scrollbar-width:none]">
      <IconButton
        size="sm"
        label={timelineTexts.trimToStart}
        keys={keyOf('trim-start')}
        icon={<ArrowRightToLine />}
        onClick={() => trimToPlayhead(ports, itemIds, 'left')}
      />
      <IconButton
        size="sm"
        label={timelineTexts.split}
        keys={keyOf('split')}
        icon={<Scissors />}
        onClick={() => splitAtPlayhead(ports, itemIds)}
      />
      <IconButton
        size="sm"
        label={timelineTexts.trimToEnd}
        keys={keyOf('trim-end')}
        icon={<ArrowLeftToLine />}
        onClick={() => trimToPlayhead(ports, itemIds, 'right')}
      />
      <IconButton
        size="sm"
        label={timelineTexts.duplicate}
        keys={keyOf('duplicate')}
        icon={<CopyPlus />}
        onClick={() => duplicateSelection(ports)}
      />
      {hasSong && (
        <IconButton
          size="sm"
          label={timelineTexts.beats.cut}
          keys={keyOf('cut-to-beat')}
          icon={<Music />}
          onClick={() => cutFilmToBeat(ports)}
        />
      )}
      <TransitionTool />
      {leavesGap && (
        <IconButton
          size="sm"
          label={timelineTexts.deleteClosingGap}
          keys={keyOf('delete-closing-gaps')}
          icon={<FoldHorizontal />}
          onClick={deleteClosingGap}
        />
      )}
    </div>
  )
}

/** Whether deleting the selection would leave a gap: clips close up anyway, captions keep their time. */
function hasGapToClose({ document, selectedItemIds }: EditorState): boolean {
  const selected = new Set(selectedItemIds)
  const free = document.timeline.tracks.filter(({ isPrimary, type }) => !isPrimary && type !== 'file')
  return selected.size > 0 && free.some(({ items }) => items.some(({ id }) => selected.has(id)))
}

/** Cutting to the beat is offered at the music. */
const isSongSelected = ({ document, selectedItemIds }: EditorState): boolean =>
  selectedItemIds.length > 0 && songItems(document.timeline).some(({ id }) => selectedItemIds.includes(id))
