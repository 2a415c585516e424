import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

type Drag = { readonly id: string; readonly to: number; readonly from: number }

/**
 * Reorders the rows of a list by their handles: dragged with a pointer or a finger, or with the arrow keys. Escape ends a drag where it began.
 * Rows are the children of the list, in order.
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const handleProps = (id: string, index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, from: index, to: index })
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (drag?.id === id) setDrag({ ...drag, to: rowAt(list.current, clientY) })
    },
    onPointerUp: () => {
      if (drag?.id === id && drag.to !== drag.from) onMove(id, drag.to)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') return setDrag(null)
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (step === 0) return
      event.preventDefault()
      const handle = event.currentTarget
      onMove(id, index + step)
      // Moving the row in the document takes the focus from its handle.
      requestAnimationFrame(() => handle.focus())
    },
  })
  /** Where the dragged row would be dropped, next to this one. */
  const dropSideOf = (id: string): 'before' | 'after' | null => {
    if (!drag || drag.to === drag.from) return null
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    if (rows[drag.to]?.dataset['shot'] !== id) return null
    return drag.to < drag.from ? 'before' : 'after'
  }
  return { handleProps, dropSideOf }
}

/** Index of the row at a height of the window; the first or last one beyond the list. */
function rowAt(list: HTMLElement | null, clientY: number): number {
  const rows = [...(list?.children ?? [])]
  const index = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
  return index < 0 ? rows.length - 1 : index
}
