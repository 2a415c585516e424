import { useEffect, useRef, type DragEvent } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import type { Dragging } from './dragging.ts'
import type { DropTarget } from './drop-target.ts'
import { readDrag } from './read-drag.ts'
import { useDropping } from './use-dropping.ts'
import { useFileDrop } from './use-file-drop.ts'
import { PAYLOAD_TYPE } from './use-item-drag.ts'

/** Drag and drop on the rows: items, assets and files. One drop is one edit. */
export function useDrops() {
  const session = useEditorSession()
  const { view, viewport } = useTimelineTools()
  const payload = usePayloadOfPage()
  const dropFile = useFileDrop()
  const { targetOf, show, clear, drop: dropObject } = useDropping()
  const timeline = () => session.store.getState().document.timeline
  const isReadOnly = () => session.store.getState().readOnlyReason !== null

  const follow = (event: DragEvent<HTMLElement>): void => {
    const dragging = view.getState().dragging ?? readDrag(event.dataTransfer, payload.current, timeline())
    const drop = isReadOnly() ? { ...NOWHERE } : targetOf(event, dragging)
    event.preventDefault()
    event.dataTransfer.dropEffect = dragging.kind === 'file' || drop.verdict !== 'incompatible' ? effectOf(dragging) : 'none'
    viewport.followEdge(event, performance.now())
    show(dragging, drop)
  }
  return {
    onDragEnter: follow,
    onDragOver: follow,
    onDragLeave(event: DragEvent<HTMLElement>) {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (isInside) return
      const { dragging } = view.getState()
      const isOurs = dragging?.kind === 'item' || dragging?.kind === 'group'
      view.setState({ drop: null, guideFrame: null, ...(!isOurs && { dragging: null }) })
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault()
      const dragging = view.getState().dragging ?? readDrag(event.dataTransfer, event.dataTransfer.getData(PAYLOAD_TYPE), timeline())
      const drop = targetOf(event, dragging)
      clear()
      if (isReadOnly() || dragging.kind === 'foreign') return
      if (dragging.kind === 'file') return dropFile([...event.dataTransfer.files], viewport.pointAt(event))
      dropObject(dragging, drop, event.shiftKey)
    },
  }
}

const NOWHERE: DropTarget = { position: null, verdict: 'incompatible', hint: 'not_allowed', isEmptyArea: false }

const effectOf = ({ kind }: Dragging): 'move' | 'copy' => (kind === 'item' || kind === 'group' ? 'move' : 'copy')

/** Payload of drags started on this page, as browsers reveal it only at the start and the end of a drag. */
function usePayloadOfPage() {
  const payload = useRef<string | null>(null)
  useEffect(() => {
    const start = (event: globalThis.DragEvent): void => {
      payload.current = event.dataTransfer?.getData(PAYLOAD_TYPE) || null
    }
    const end = (): void => {
      payload.current = null
    }
    document.addEventListener('dragstart', start)
    document.addEventListener('dragend', end)
    return () => {
      document.removeEventListener('dragstart', start)
      document.removeEventListener('dragend', end)
    }
  }, [])
  return payload
}
