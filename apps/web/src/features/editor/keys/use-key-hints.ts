import { useStore } from 'zustand'
import { changedKeys } from './changed-keys.ts'
import { keysOf, type Command } from './commands.ts'
import { shownKey } from './key-name.ts'

/** The first key of a command, for tooltips and menus; undefined when it has none. */
export function useKeyHints(): (command: Command) => string | undefined {
  const changed = useStore(changedKeys)
  return (command) => {
    const [key] = keysOf(changed, command)
    return key === undefined ? undefined : shownKey(key)
  }
}
