import { useState, useSyncExternalStore } from 'react'
import { applyText, redo, createUndoStack, typeText, undo, type TextUndoStack } from './undo-stack.ts'

/** Storage of the text. */
type TextStore = { readonly read: () => string; readonly write: (text: string) => void }

/** Undo history of a text field. */
export type TextHistory = UndoSteps & {
  /** Applies typed or pasted text; typing joins the current step. */
  readonly type: (text: string, isComposing?: boolean) => void
  /** Replaces the text as one undo step: a suggestion, a rewrite, a correction. */
  readonly apply: (text: string) => void
}

/** Undo and redo, and whether they are available. */
export type UndoSteps = {
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
  readonly subscribe: (onChange: () => void) => () => void
}

/** Undo history of a text in an external store. External changes become steps of their own. */
export function createTextHistory(store: TextStore, now: () => number = () => performance.now()): TextHistory {
  let steps = createUndoStack(store.read())
  const listeners = new Set<() => void>()
  const current = (): TextUndoStack => (steps = applyText(steps, store.read()))
  const write = (next: TextUndoStack) => {
    const isChanged = next.present !== store.read()
    steps = next
    if (isChanged) store.write(next.present)
    for (const onChange of listeners) onChange()
  }
  return {
    type: (text, isComposing) => write(typeText(current(), text, now(), isComposing)),
    apply: (text) => write(applyText(current(), text)),
    undo: () => write(undo(current())),
    redo: () => write(redo(current())),
    canUndo: () => current().past.length > 0,
    canRedo: () => current().future.length > 0,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** `store` is read once and must be stable. */
export function useTextHistory(store: TextStore): TextHistory {
  const [history] = useState(() => createTextHistory(store))
  return history
}

/** Whether undo and redo are available. */
export const useUndoState = (history: UndoSteps): { readonly canUndo: boolean; readonly canRedo: boolean } => ({
  canUndo: useSyncExternalStore(history.subscribe, history.canUndo),
  canRedo: useSyncExternalStore(history.subscribe, history.canRedo),
})
