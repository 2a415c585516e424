import type { PressedKey } from '../../page/keyboard/shortcut-of.ts'

/** What a key changes about how the timeline is shown; null: nothing. */
export function timelineCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): 'frame-zoom' | null {
  if (ctrlKey || metaKey || altKey) return null
  return shiftKey && key.toLowerCase() === 'z' ? 'frame-zoom' : null
}
