import { X } from 'lucide-react'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditor, useEditorSession, usePlayback } from '../../session/editor-context.tsx'
import { useScale } from '../timeline-context.tsx'
import { clampToWindow, readPlace, writePlace } from './panel-storage.ts'
import { browserStorage } from '../../../../storage/browser-storage.ts'

const { developer } = timelineTexts

/** Developer panel with the live state of the editor. */
export function DeveloperPanel({ onClose }: { onClose?: () => void }) {
  const [place, setPlace] = useState(() => clampToWindow(readPlace(browserStorage), window))
  const grip = useRef<{ x: number; y: number } | null>(null)
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      grip.current = { x: event.clientX - place.x, y: event.clientY - place.y }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (grip.current) setPlace(clampToWindow({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y }, window))
    },
    onPointerUp() {
      grip.current = null
      writePlace(browserStorage, place)
    },
  }
  return createPortal(
    <aside
      aria-label={developer.title}
      className="fixed top-0 start-0 z-50 w-70 rounded-card bg-raised text-12 shadow-pop"
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
    >
      <header
        className="flex cursor-grab touch-none items-center justify-between border-b border-line py-1 pe-1 ps-3 font-strong"
        {...drag}
      >
        {developer.title}
        {onClose && (
          <IconButton size="sm" label={developer.close} icon={<X />} onClick={onClose} onPointerDown={(event) => event.stopPropagation()} />
        )}
      </header>
      <Values />
    </aside>,
    document.body,
  )
}

function Values() {
  const session = useEditorSession()
  const sync = useEditor((state) => state.sync)
  const selected = useEditor((state) => state.selectedItemIds)
  const frame = usePlayback((state) => state.frame)
  const { zoom, totalFrames } = useScale()
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(session.store.getState().document.timeline.tracks, null, 2))
      setCopied(true)
    } catch (error) {
      console.error(error)
      toast.error(developer.notCopied)
    }
  }
  return (
    <div className="p-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 tabular-nums">
        <Value name={developer.rows.syncStatus}>{sync.status}</Value>
        <Value name={developer.rows.queued}>{listed(sync.queued)}</Value>
        <Value name={developer.rows.inFlight}>{listed(sync.inFlight)}</Value>
        <Value name={developer.rows.frame}>{frame}</Value>
        <Value name={developer.rows.zoom}>{zoom.toFixed(2)}</Value>
        <Value name={developer.rows.total}>{totalFrames}</Value>
        <Value name={developer.rows.selected}>{listed(selected)}</Value>
      </dl>
      <Button size="sm" className="mt-3" onClick={() => void copy()}>
        {isCopied ? developer.copied : developer.copy}
      </Button>
    </div>
  )
}

const listed = (ids: readonly string[]): string => (ids.length > 0 ? ids.join(', ') : developer.none)

const Value = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-text-3">{name}</dt>
    <dd className="line-clamp-3 min-w-0 break-all text-text">{children}</dd>
  </>
)
