import type { Timeline } from '../model.ts'

/** Ids of the selected items, in the order in which they were selected. */
export type Selection = readonly string[]

export const EMPTY_SELECTION: Selection = []

/** A click: that item alone; with Shift, Ctrl or Cmd it joins or leaves, on any track. */
export function selectOnClick(selection: Selection, itemId: string, isAdding: boolean): Selection {
  if (!isAdding) return selection.length === 1 && selection[0] === itemId ? selection : [itemId]
  return selection.includes(itemId) ? selection.filter((id) => id !== itemId) : [...selection, itemId]
}

/** Pressing, which may become a drag: a selected item of several keeps them all until it is let go. */
export const selectOnPress = (selection: Selection, itemId: string, isAdding: boolean): Selection =>
  selection.includes(itemId) && !isAdding ? selection : selectOnClick(selection, itemId, isAdding)

/** All members of a group: its badge, or a double click. */
export const selectGroup = ({ tracks }: Timeline, groupId: string): Selection =>
  tracks.flatMap(({ items }) => items.filter((item) => item.groupId === groupId).map(({ id }) => id))

/** What is left of a selection after an edit, an undo or a redo; the very selection when all is there. */
export function pruneSelection(selection: Selection, { tracks }: Timeline): Selection {
  const ids = new Set(tracks.flatMap(({ items }) => items.map(({ id }) => id)))
  return selection.every((id) => ids.has(id)) ? selection : selection.filter((id) => ids.has(id))
}
