import { createUndoStack, type TextUndoStack, typeText } from './undo-stack.ts'
import type { TextHistory } from './use-text-history.ts'

/** A text and what belongs to it. */
type Version<Attached> = { readonly text: string; readonly attached: Attached }

/** Storage of the current version. */
type VersionStore<Attached> = { readonly read: () => Version<Attached>; readonly write: (version: Version<Attached>) => void }

export type VersionHistory<Attached> = TextHistory & {
  /** Replaces the text and what belongs to it as one undo step. */
  readonly change: (version: Version<Attached>) => void
}

const MAX_STEPS = 200

/**
 * One undo history of a text and of what belongs to it. Texts changed elsewhere become steps of their own; what belongs to the text may be derived from
 * it, so that a change of it alone is no step unless it is made with `change`.
 */
export function createVersionHistory<Attached>(
  store: VersionStore<Attached>,
  now: () => number = () => performance.now(),
): VersionHistory<Attached> {
  let past: readonly Version<Attached>[] = []
  let future: readonly Version<Attached>[] = []
  let present = store.read()
  let typing: TextUndoStack['typing'] = null
  const listeners = new Set<() => void>()

  const push = (before: Version<Attached>) => {
    past = [...past, before].slice(-MAX_STEPS)
    future = []
  }
  const sync = () => {
    const current = store.read()
    if (current.text !== present.text) {
      push(present)
      typing = null
    }
    present = current
  }
  const show = (version: Version<Attached>) => {
    present = version
    store.write(version)
    for (const onChange of listeners) onChange()
  }
  const change = (version: Version<Attached>) => {
    sync()
    push(present)
    typing = null
    show(version)
  }
  const step = (from: readonly Version<Attached>[], move: (version: Version<Attached>) => void) => {
    const next = from.at(-1)
    if (!next) return
    typing = null
    move(next)
    show(next)
  }
  return {
    change,
    apply(text) {
      sync()
      if (text !== present.text) change({ ...present, text })
    },
    type(text, isComposing) {
      sync()
      const next = typeText({ ...createUndoStack(present.text), typing }, text, now(), isComposing)
      if (next.present === present.text) return
      if (next.past.length > 0) push(present)
      future = []
      typing = next.typing
      show({ ...present, text })
    },
    undo() {
      sync()
      step(past, () => {
        past = past.slice(0, -1)
        future = [...future, present]
      })
    },
    redo() {
      sync()
      step(future, () => {
        future = future.slice(0, -1)
        past = [...past, present]
      })
    },
    canUndo: () => past.length > 0 || store.read().text !== present.text,
    canRedo: () => future.length > 0 && store.read().text === present.text,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
