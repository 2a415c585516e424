import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import { captionsTexts as texts } from '../../../texts/editor/captions.ts'
import { useOverlayPanes } from '../page/layout/use-overlay-panes.ts'
import { useEditor, usePlayback } from '../session/editor-context.tsx'
import { captionAt } from './captions-of.ts'
import { CaptionRow } from './caption-row.tsx'

const ROW_HEIGHT = 40

type CaptionListProps = {
  lines: readonly CaptionItem[]
  fps: number
  /** Id of the caption that was just added: its text is selected. */
  writtenId: string | null
  onWriting: () => void
}

/** Virtualized list of captions sorted by time; scrolls to the current one during playback. */
export function CaptionList({ lines, fps, writtenId, onWriting }: CaptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const selected = useEditor(({ selectedItemIds }) => selectedItemIds)
  const currentId = usePlayback(({ frame }) => captionAt(lines, frame)?.id)
  const isOverlay = useOverlayPanes()
  const isPlaying = usePlayback((state) => state.isPlaying)
  // oxlint-disable-next-line react/incompatible-library -- Its functions are used here alone, and the compiler leaves this component as it is.
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 6,
  })
  const showLine = useEffectEvent((id: string) => {
    const index = lines.findIndex((line) => line.id === id)
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' })
  })
  const shownId = isPlaying ? currentId : selected.length === 1 ? selected[0] : undefined
  useEffect(() => {
    if (shownId !== undefined) showLine(shownId)
  }, [shownId])
  return (
    <div ref={scroller} className="min-h-44 grow basis-0 overflow-y-auto">
      <ul aria-label={texts.list} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const line = lines[row.index]
          if (!line) return null
          return (
            <li
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className="absolute inset-x-0 top-0 pb-0.5"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <CaptionRow
                selectsOnFocus={!isOverlay}
                line={line}
                fps={fps}
                isCurrent={line.id === currentId}
                isSelected={selected.includes(line.id)}
                onWriting={line.id === writtenId ? onWriting : undefined}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
