/** Command of a keyboard shortcut. */
export type Shortcut =
  | { readonly type: 'clear' | 'select-all' | 'delete' | 'play' | 'undo' | 'redo' | 'developer' | 'help' }
  | { readonly type: 'step'; readonly frames: -1 | 1 }
  | { readonly type: 'volume'; readonly steps: -1 | 1 }

export type PressedKey = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const PLAIN: Readonly<Record<string, Shortcut>> = {
  Escape: { type: 'clear' },
  Delete: { type: 'delete' },
  Backspace: { type: 'delete' },
  ' ': { type: 'play' },
  ArrowLeft: { type: 'step', frames: -1 },
  ArrowRight: { type: 'step', frames: 1 },
  ArrowUp: { type: 'volume', steps: 1 },
  ArrowDown: { type: 'volume', steps: -1 },
}

/** null: not a shortcut of the page. Ctrl or Cmd with Shift and Z redoes, and never undoes; Shift and Z alone belongs to the timeline. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): Shortcut | null {
  if (altKey) return null
  const letter = key.toLowerCase()
  if (ctrlKey || metaKey) {
    if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' }
    if (letter === 'a' && !shiftKey) return { type: 'select-all' }
    if (letter === 'y') return { type: 'redo' }
    return letter === 'd' && ctrlKey && !shiftKey ? { type: 'developer' } : null
  }
  if (key === '?') return { type: 'help' }
  return shiftKey ? null : (PLAIN[key] ?? null)
}
