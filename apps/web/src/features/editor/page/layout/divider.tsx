import { TIMELINE_HEIGHT } from '../../timeline/geometry/rows.ts'
import { useRef } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { heightAfterKey } from './timeline-height.ts'

type DividerProps = { height: number; max: number; onHeight: (height: number) => void; onKept: (height: number) => void }

/** Resize handle of the timeline: draggable, or by arrow keys, Page keys, Home and End. A double click shows all tracks. */
export function Divider({ height, max, onHeight, onKept }: DividerProps) {
  const from = useRef<{ y: number; height: number } | null>(null)
  const heightAt = (y: number): number =>
    from.current ? Math.max(TIMELINE_HEIGHT.min, Math.min(max, from.current.height + from.current.y - y)) : height
  const end = (y: number): void => {
    if (!from.current) return
    onKept(heightAt(y))
    from.current = null
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={pageTexts.divider}
      title={pageTexts.dividerHint}
      aria-orientation="horizontal"
      aria-controls="editor-timeline"
      aria-valuenow={height}
      aria-valuemin={TIMELINE_HEIGHT.min}
      aria-valuemax={Math.round(max)}
      aria-valuetext={`${height} px`}
      className="quick group absolute inset-x-0 -top-1 z-20 flex h-2 cursor-row-resize touch-none justify-center outline-none hover:bg-line-2 focus-visible:bg-accent"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { y: event.clientY, height }
      }}
      onPointerMove={(event) => from.current && onHeight(heightAt(event.clientY))}
      onPointerUp={(event) => end(event.clientY)}
      onPointerCancel={() => {
        if (from.current) onHeight(from.current.height)
        from.current = null
      }}
      onDoubleClick={() => onKept(Math.round(max))}
      onKeyDown={(event) => {
        const next = heightAfterKey(event.key, height, max)
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        onKept(next)
      }}
    >
      <span className="h-1 w-10 self-center rounded-full bg-hover group-hover:bg-line-2" />
    </div>
  )
}
