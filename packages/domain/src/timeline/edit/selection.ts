import type { Timeline } from '../model.ts'

/** Ids of the selected items, in order of selection. */
export type Selection = readonly string[]

export const EMPTY_SELECTION: Selection = []

/** Selection after a click: the item alone; with Shift, Ctrl or Cmd it is toggled, across tracks. */
export function selectOnClick(selection: Selection, itemId: string, isAdding: boolean): Selection {
  if (!isAdding) return selection.length === 1 && selection[0] === itemId ? selection : [itemId]
  return selection.includes(itemId) ? selection.filter((id) => id !== itemId) : [...selection, itemId]
}

/** Selection after a press, which may start a drag: pressing a selected item keeps the whole selection. */
export const selectOnPress = (selection: Selection, itemId: string, isAdding: boolean): Selection =>
  selection.includes(itemId) && !isAdding ? selection : selectOnClick(selection, itemId, isAdding)

/** All members of a group. */
export const selectGroup = ({ tracks }: Timeline, groupId: string): Selection =>
  tracks.flatMap(({ items }) => items.filter((item) => item.groupId === groupId).map(({ id }) => id))

/** Removes ids of deleted items; returns the same object when nothing was removed. */
export function pruneSelection(selection: Selection, { tracks }: Timeline): Selection {
  const ids = new Set(tracks.flatMap(({ items }) => items.map(({ id }) => id)))
  return selection.every((id) => ids.has(id)) ? selection : selection.filter((id) => ids.has(id))
}
