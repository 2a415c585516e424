/** Keyboard command for the focused item. */
export type ItemCommand =
  | { readonly type: 'go'; readonly across: -1 | 0 | 1; readonly down: -1 | 0 | 1 }
  | { readonly type: 'select'; readonly isAdding: boolean }
  | { readonly type: 'move'; readonly across: -1 | 0 | 1; readonly down: -1 | 0 | 1 }
  | { readonly type: 'trim'; readonly edge: 'left' | 'right'; readonly frames: -1 | 1 }
  | { readonly type: 'menu' }

type Pressed = {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const ARROWS: Readonly<Record<string, { readonly across: -1 | 0 | 1; readonly down: -1 | 0 | 1 }>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}

/** Requires Alt, as plain arrows control playhead and volume. Uses `code`, as Alt changes characters on some keyboard layouts. */
export function itemCommand({ key, code, altKey, shiftKey, ctrlKey, metaKey }: Pressed): ItemCommand | null {
  if (key === 'Enter' && !altKey) return { type: 'select', isAdding: shiftKey || ctrlKey || metaKey }
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { type: 'menu' }
  if (!altKey || ctrlKey || metaKey) return null
  const arrow = ARROWS[key]
  if (arrow) return { type: shiftKey ? 'move' : 'go', ...arrow }
  const edge = shiftKey ? 'right' : 'left'
  if (code === 'Comma') return { type: 'trim', edge, frames: -1 }
  return code === 'Period' ? { type: 'trim', edge, frames: 1 } : null
}
