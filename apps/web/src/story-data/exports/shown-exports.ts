import { createStore } from 'zustand/vanilla'

/** Export progress of the share popup by story, shared with card and preview. */
export const shownExports = createStore<Readonly<Record<string, number>>>(() => ({}))

/** Null: it has ended. */
export function showExport(storyId: string, percent: number | null): void {
  const { [storyId]: _before, ...others } = shownExports.getState()
  shownExports.setState(percent === null ? others : { ...others, [storyId]: percent }, true)
}
