type Memory = Pick<Storage, 'getItem' | 'setItem'>
/** Top left corner of the panel, in px. */
export type PanelPlace = { readonly x: number; readonly y: number }

const KEY = 'fablecut:developer-panel'
const START: PanelPlace = { x: 24, y: 72 }
const WIDTH = 280

/** Clamps the position to the window, so that the panel can always be dragged. */
export const clampToWindow = ({ x, y }: PanelPlace, window: { readonly innerWidth: number; readonly innerHeight: number }): PanelPlace => ({
  x: Math.min(Math.max(0, x), Math.max(0, window.innerWidth - WIDTH)),
  y: Math.min(Math.max(0, y), Math.max(0, window.innerHeight - 40)),
})

export function readPlace(memory: Memory): PanelPlace {
  try {
    const { x, y } = JSON.parse(memory.getItem(KEY) ?? 'null') as PanelPlace
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : START
  } catch {
    return START
  }
}

export function writePlace(memory: Memory, place: PanelPlace): void {
  try {
    memory.setItem(KEY, JSON.stringify(place))
  } catch {
    // Without storage the panel opens at its default position.
  }
}
