import { createEvent, fireEvent } from '@testing-library/react'

type DragKind = 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop'

/** Fires a drag event of files (of text, when there are none) on an element. `relatedTarget` is the element that a leaving pointer enters. */
export function dragFiles(kind: DragKind, element: Element, files: readonly File[], relatedTarget: Element | null = null) {
  const dataTransfer = { types: files.length > 0 ? ['Files'] : ['text/plain'], files, dropEffect: 'none' }
  const fired = createEvent[kind](element)
  Object.defineProperties(fired, { dataTransfer: { value: dataTransfer }, relatedTarget: { value: relatedTarget } })
  fireEvent(element, fired)
  return { fired, dataTransfer }
}
