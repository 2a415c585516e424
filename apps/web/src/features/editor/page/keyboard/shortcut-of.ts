import { pressedCommand } from '../../keys/changed-keys.ts'
import type { PressedKey } from '../../keys/key-name.ts'

/** Command of a keyboard shortcut. */
export type Shortcut =
  | { readonly type: 'clear' | 'select-all' | 'delete' | 'delete-closing-gaps' | 'play' | 'undo' | 'redo' | 'developer' | 'help' }
  | { readonly type: 'step'; readonly frames: -1 | 1 }
  | { readonly type: 'volume'; readonly steps: -1 | 1 }

const FIXED: Readonly<Record<string, Shortcut>> = {
  Escape: { type: 'clear' },
  ArrowLeft: { type: 'step', frames: -1 },
  ArrowRight: { type: 'step', frames: 1 },
  ArrowUp: { type: 'volume', steps: 1 },
  ArrowDown: { type: 'volume', steps: -1 },
}

/** null: not a shortcut of the page. Shift and Z alone belongs to the timeline. */
export function shortcutOf(event: PressedKey): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return null
  const isPlain = !ctrlKey && !metaKey
  if (key.toLowerCase() === 'd' && ctrlKey && !shiftKey) return { type: 'developer' }
  if (key === '?' && isPlain) return { type: 'help' }
  if (isPlain && !shiftKey && FIXED[key]) return FIXED[key]
  const command = pressedCommand(event)
  switch (command) {
    case 'play':
    case 'delete':
    case 'delete-closing-gaps':
    case 'undo':
    case 'redo':
    case 'select-all':
      return { type: command }
    default:
      return null
  }
}
