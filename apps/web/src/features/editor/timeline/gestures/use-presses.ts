import { clicked, groupSelected, NOTHING, pressed } from '@fablecut/domain/timeline/edit/selection'
import { drawnTracks } from '../geometry/rows.ts'
import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import { findOn } from '../visible-items.ts'
import { edgeOf, itemIdOf, itemUnder } from './item-under.ts'
import { useTrim } from './use-trim.ts'

const isAdding = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean => shiftKey || ctrlKey || metaKey

/** Clicks and presses on the rows, for all items at once. */
export function usePresses() {
  const session = useEditorSession()
  const { view, surface } = useTimelineTools()
  const pullEdge = useTrim()
  /** The click that ends the pull of an edge is none. */
  const isPull = useRef(false)
  const timeline = () => session.store.getState().document.timeline
  const idAt = (event: MouseEvent): string | null => {
    const mounted = itemIdOf(event.target)
    if (mounted !== null) return mounted
    const { tracks, globalConfig } = timeline()
    return itemUnder(drawnTracks(tracks, globalConfig.captions.enabled), surface.pointAt(event))
  }
  const selectGroupOf = (id: string): void => {
    const groupId = findOn(timeline().tracks, id)?.item.groupId
    if (groupId !== undefined) session.select(groupSelected(timeline(), groupId))
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const id = event.button === 0 ? idAt(event) : null
      const edge = edgeOf(event.target)
      isPull.current = edge !== null
      if (id === null) return
      view.setState({ focusedId: id })
      if (edge) pullEdge(event, id, edge)
      else if (!isAdding(event)) session.select(pressed(session.store.getState().selectedItemIds, id, false))
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const id = idAt(event)
      if (isPull.current) return
      if (id === null) session.select(NOTHING)
      else if (event.target instanceof Element && event.target.closest('[data-group-badge]')) selectGroupOf(id)
      else if (event.detail < 2 || isAdding(event)) session.select(clicked(session.store.getState().selectedItemIds, id, isAdding(event)))
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const id = idAt(event)
      if (id !== null && !isAdding(event)) selectGroupOf(id)
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const id = idAt(event)
      if (id === null) return
      event.preventDefault()
      session.select(pressed(session.store.getState().selectedItemIds, id, false))
      view.setState({ menu: { itemId: id, x: event.clientX, y: event.clientY }, focusedId: id })
    },
  }
}
