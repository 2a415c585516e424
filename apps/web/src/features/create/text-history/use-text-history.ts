import { useState, useSyncExternalStore } from 'react'
import { applyText, redo, createUndoStack, typeText, undo, type TextUndoStack } from './undo-stack.ts'

/** Where the text of a field lives. */
type TextStore = { readonly read: () => string; readonly write: (text: string) => void }

/** The one undo history of a text field. */
export type TextHistory = UndoSteps & {
  /** What was typed or pasted in the field; typing joins the running step. */
  readonly type: (text: string, isComposing?: boolean) => void
  /** Replaces the text as one undo step: a suggestion, a rewrite, a correction. */
  readonly apply: (text: string) => void
}

/** Steps back and forth, and whether there are any. */
export type UndoSteps = {
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
  readonly subscribe: (onChange: () => void) => () => void
}

/** A history over a text that lives elsewhere. A change made elsewhere becomes a step of its own, so nothing is lost. */
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

/** `store` is read once: what it closes over has to be stable. */
export function useTextHistory(store: TextStore): TextHistory {
  const [history] = useState(() => createTextHistory(store))
  return history
}

/** Whether there is something to undo and to redo now. */
export const useUndoState = (history: UndoSteps): { readonly canUndo: boolean; readonly canRedo: boolean } => ({
  canUndo: useSyncExternalStore(history.subscribe, history.canUndo),
  canRedo: useSyncExternalStore(history.subscribe, history.canRedo),
})
