import type { PressedKey } from '../../page/keyboard/shortcut-of.ts'

export type TimelineCommand = 'frame-zoom' | 'magnet'

/** Keyboard command for the timeline view; null for other keys. */
export function timelineCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): TimelineCommand | null {
  if (ctrlKey || metaKey || altKey) return null
  const letter = key.toLowerCase()
  if (shiftKey) return letter === 'z' ? 'frame-zoom' : null
  return letter === 'n' ? 'magnet' : null
}
