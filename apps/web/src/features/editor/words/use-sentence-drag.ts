import { useState, type PointerEvent } from 'react'

type Drag = { readonly from: number; readonly to: number }

/**
 * Dragging sentences by their handles, with mouse, pen or finger. `onMove`: called at the end with the indices of the sentence and of the place it was
 * dropped at. Escape and a cancelled pointer end a drag without a move.
 */
export function useSentenceDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = (event: PointerEvent<HTMLElement>): boolean => {
    const from = indexOf(event.target, 'grip')
    if (from === null || event.button !== 0) return false
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from })
    return true
  }
  const move = (event: PointerEvent): void => {
    if (!drag) return
    const to = indexOf(document.elementFromPoint(event.clientX, event.clientY), 'sentence')
    if (to !== null) setDrag({ ...drag, to })
  }
  const end = (): void => {
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
    setDrag(null)
  }
  return { drag, start, move, end, cancel: () => setDrag(null) }
}

/** Number in a data attribute of an element or one around it. */
export function indexOf(target: EventTarget | null, name: 'grip' | 'sentence' | 'word'): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null
  return element ? Number(element.dataset[name]) : null
}
