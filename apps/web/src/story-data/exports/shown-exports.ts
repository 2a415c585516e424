import { createStore } from 'zustand/vanilla'

/** How far the share popup says an export is, whole percent by the story: card and preview say the same. */
export const shownExports = createStore<Readonly<Record<string, number>>>(() => ({}))

/** Null: it has ended. */
export function showExport(storyId: string, percent: number | null): void {
  const { [storyId]: _before, ...others } = shownExports.getState()
  shownExports.setState(percent === null ? others : { ...others, [storyId]: percent }, true)
}
