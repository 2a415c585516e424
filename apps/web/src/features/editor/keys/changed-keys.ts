import { createStore } from 'zustand/vanilla'
import { COMMANDS, commandOf, type ChangedKeys, type Command } from './commands.ts'
import { keyName, type PressedKey } from './key-name.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'

/** Storage key of the changed keys, as JSON. */
const STORED = 'editor-keys'

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 10 && value.every((key) => typeof key === 'string' && key.length <= 40)

/** Changed keys of this browser; what can't be read is ignored. */
export function readKeys(): ChangedKeys {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(STORED) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const entries = COMMANDS.map((command) => [command, (stored as Record<string, unknown>)[command]] as const)
    return Object.fromEntries(entries.filter(([, keys]) => isKeys(keys)))
  } catch {
    return {}
  }
}

/** Stores the keys; failures are ignored. */
function storeKeys(keys: ChangedKeys): void {
  try {
    if (Object.keys(keys).length === 0) browserStorage.removeItem(STORED)
    else browserStorage.setItem(STORED, JSON.stringify(keys))
  } catch {
    return
  }
}

/** Keys that were changed in this browser. */
export const changedKeys = createStore<ChangedKeys>(() => readKeys())

export function changeKeys(keys: ChangedKeys): void {
  changedKeys.setState(keys, true)
  storeKeys(keys)
}

/** The command of a pressed key; undefined for other keys. */
export function pressedCommand(event: PressedKey): Command | undefined {
  const name = keyName(event)
  return name === null ? undefined : commandOf(changedKeys.getState(), name)
}
