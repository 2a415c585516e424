import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { layoutOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { renderEditor, type RenderedEditor } from '../../../../testing/render-editor.tsx'
import { LAYOUT } from '../geometry/rows.ts'
import { TimelineEditor } from '../timeline-editor.tsx'

/** Size of the visible tracks, in px: with 200 frames at zoom 1 a frame is five px wide. */
export const VIEW_WIDTH = 1200
const VIEW_HEIGHT = 400

export type RenderedTimeline = RenderedEditor & {
  readonly scroller: HTMLElement
  /** Positions of all items, e.g. `A 0-60, B 60-150 | ~ 0-90`: one part per track. */
  readonly layout: () => string
}

/** Pointer coordinates of a position in px from frame 0 and from below the ruler, while nothing is scrolled. */
export const at = (x: number, y = 0): { clientX: number; clientY: number } => ({ clientX: x + LAYOUT.leftPanel, clientY: y + LAYOUT.ruler })

const query = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`${selector} is not on screen`)
  return element
}
/** The mounted clip of an item. */
export const clipOf = (itemId: string): HTMLElement => query(`[data-item="${itemId}"]`)
/** Everything below the ruler. */
export const tracksArea = (): HTMLElement => query('[data-timeline-tracks]')

type TimelineOptions = Parameters<typeof renderEditor>[1] & { readonly props?: Parameters<typeof TimelineEditor>[0] }

/** Renders the timeline in a view of 1200 x 400 px, with layout sizes as in a browser. A timeline without a story has no shots. */
export async function renderTimeline(
  opened: StoryDocument | Timeline,
  { props = {}, ...options }: TimelineOptions = {},
): Promise<RenderedTimeline> {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(VIEW_WIDTH + LAYOUT.leftPanel)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW_HEIGHT + LAYOUT.ruler)
  const editor = await renderEditor(
    <div id="editor-timeline" tabIndex={-1}>
      <TimelineEditor {...props} />
    </div>,
    { ...options, document: 'shots' in opened ? opened : { shots: {}, timeline: opened } },
  )
  await screen.findByRole('grid', { name: 'Tracks' })
  return { ...editor, scroller: query('[data-timeline-scroller]'), layout: () => layoutOf(editor.timeline()) }
}

/** A press with the main button. */
export const firePointerDown = (target: Element, place: { clientX: number; clientY: number }, held: object = {}): void => {
  fireEvent.pointerDown(target, { button: 0, pointerId: 1, ...place, ...held })
}
export const release = (place: { clientX: number; clientY: number }): void => {
  fireEvent.pointerUp(window, { pointerId: 1, ...place })
}
/** A press and its release at the same position. */
export const click = (
  target: Element,
  place: { clientX: number; clientY: number } = { clientX: 0, clientY: 0 },
  held: object = {},
): void => {
  firePointerDown(target, place, held)
  fireEvent.click(target, { detail: 1, ...place, ...held })
}

/** A data transfer, as far as the editor reads and writes it. */
export function aTransfer(files: readonly File[] = []) {
  const data = new Map<string, string>()
  return {
    types: files.length > 0 ? ['Files'] : ['application/json'],
    items: files.map(({ type }) => ({ kind: 'file', type })),
    files,
    dropEffect: 'none',
    effectAllowed: 'all',
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    setDragImage: () => undefined,
  }
}
type Transfer = ReturnType<typeof aTransfer>
type DragEventName = 'dragStart' | 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop' | 'dragEnd'

/** Sends one event of a drag; returns whether the default was not prevented. */
export function drag(name: DragEventName, target: Element, transfer: Transfer, place = at(0), more: object = {}): boolean {
  const event = createEvent[name](target, { ...place, ...more })
  for (const [key, value] of Object.entries({ dataTransfer: transfer, ...place, ...more })) Object.defineProperty(event, key, { value })
  return fireEvent(target, event)
}

/** Drags a clip from one position and drops it at another. */
export function dragTo(itemId: string, from: ReturnType<typeof at>, to: ReturnType<typeof at>): Transfer {
  const transfer = aTransfer()
  drag('dragStart', clipOf(itemId), transfer, from)
  drag('dragOver', tracksArea(), transfer, to)
  drag('drop', tracksArea(), transfer, to)
  drag('dragEnd', tracksArea(), transfer, to)
  return transfer
}
