import { selectOnClick, selectGroup, EMPTY_SELECTION, selectOnPress } from '@fablecut/domain/timeline/edit/selection'
import { drawnTracks } from '../geometry/rows.ts'
import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import { findOnTracks } from '../visible-items.ts'
import { edgeOf, itemIdOf, itemUnder } from './item-under.ts'
import { useTouchDrag } from './use-touch-drag.ts'
import { useSourceDrag } from './use-source-drag.ts'
import { useTrim } from './use-trim.ts'

const isAdding = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean => shiftKey || ctrlKey || metaKey

/** Delegated click and pointer handlers of the rows. */
export function usePresses() {
  const session = useEditorSession()
  const { view, viewport } = useTimelineTools()
  const pullEdge = useTrim()
  const source = useSourceDrag()
  const touch = useTouchDrag()
  /** Suppresses the click at the end of a trim. */
  const isPull = useRef(false)
  const addsToSelection = (event: MouseEvent): boolean => isAdding(event) || view.getState().isSelectingSeveral
  const timeline = () => session.store.getState().document.timeline
  const idAt = (event: MouseEvent): string | null => {
    const mounted = itemIdOf(event.target)
    if (mounted !== null) return mounted
    const { tracks, globalConfig } = timeline()
    return itemUnder(drawnTracks(tracks, globalConfig.captions.enabled), viewport.pointAt(event))
  }
  const selectGroupOf = (id: string): void => {
    const groupId = findOnTracks(timeline().tracks, id)?.item.groupId
    if (groupId !== undefined) session.select(selectGroup(timeline(), groupId))
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const id = event.button === 0 ? idAt(event) : null
      const edge = edgeOf(event.target)
      isPull.current = edge !== null
      if (id === null) return
      view.setState({ focusedId: id })
      source.reset()
      touch.reset()
      const { isSlipping } = view.getState()
      if (event.shiftKey || isSlipping) source.press(event, id, edge)
      else if (edge) pullEdge(event, id, edge)
      else {
        touch.press(event, id)
        if (!addsToSelection(event)) session.select(selectOnPress(session.store.getState().selectedItemIds, id, false))
      }
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const id = idAt(event)
      if (isPull.current || source.wasDragged() || touch.wasDragged()) return
      if (id === null) {
        session.select(EMPTY_SELECTION)
        view.setState({ isSelectingSeveral: false })
      } else if (event.target instanceof Element && event.target.closest('[data-group-badge]')) selectGroupOf(id)
      else if (event.detail < 2 || addsToSelection(event))
        session.select(selectOnClick(session.store.getState().selectedItemIds, id, addsToSelection(event)))
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const id = idAt(event)
      if (id !== null && !addsToSelection(event)) selectGroupOf(id)
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const id = idAt(event)
      if (id === null) return
      event.preventDefault()
      // Browsers ask for the menu while a finger rests; it holds the item already.
      if (touch.isHeld()) return
      session.select(selectOnPress(session.store.getState().selectedItemIds, id, false))
      view.setState({ menu: { itemId: id, x: event.clientX, y: event.clientY }, focusedId: id })
    },
  }
}
