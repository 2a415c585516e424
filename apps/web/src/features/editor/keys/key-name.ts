export type PressedKey = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space' }
const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Dead'])

/**
 * Name of a key with its modifiers, e.g. `Ctrl+Shift+Z`, `Shift+Delete` or `<`. Cmd counts as Ctrl. Characters that are no letters are named as they
 * are typed, without Shift, as keyboards differ. Null for modifiers alone.
 */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string | null {
  if (MODIFIERS.has(key) || key === '') return null
  const isCharacter = key.length === 1 && key !== ' '
  const isLetter = isCharacter && key.toLowerCase() !== key.toUpperCase()
  const modifiers = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && (!isCharacter || isLetter) && 'Shift']
  return [...modifiers.filter((name) => name !== false), NAMES[key] ?? (isLetter ? key.toUpperCase() : key)].join('+')
}

/** As shown to the reader: `Ctrl Shift Z`. */
export const shownKey = (name: string): string => name.replaceAll(/\+(?=.)/g, ' ')
