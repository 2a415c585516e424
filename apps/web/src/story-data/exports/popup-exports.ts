import { createStore } from 'zustand/vanilla'

/** Export progress of the share popup by story, shared with card and preview. */
export const popupExports = createStore<Readonly<Record<string, number>>>(() => ({}))

/** Null: it has ended. */
export function showExport(storyId: string, percent: number | null): void {
  const { [storyId]: _before, ...others } = popupExports.getState()
  popupExports.setState(percent === null ? others : { ...others, [storyId]: percent }, true)
}
