/** Commands whose keys can be changed, with the keys they have at first, in the order of the list of keys. */
export const DEFAULT_KEYS = {
  play: ['Space'],
  'play-backward': ['J'],
  pause: ['K'],
  'play-forward': ['L'],
  'go-to-start': ['Home'],
  'go-to-end': ['End'],
  'full-screen': ['F'],
  delete: ['Delete', 'Backspace'],
  'delete-closing-gaps': ['Shift+Delete', 'Shift+Backspace'],
  duplicate: ['D'],
  split: ['S'],
  'trim-start': ['Q'],
  'trim-end': ['W'],
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Y', 'Ctrl+Shift+Z', 'Ctrl+Shift+Y'],
  'select-all': ['Ctrl+A'],
  'select-to-the-end': ['Shift+A'],
  'slip-tools': ['Y'],
  'slip-earlier': [','],
  'slip-later': ['.'],
  'roll-left': ['<'],
  'roll-right': ['>'],
  'cut-to-beat': ['B'],
  'add-title': ['T'],
  transition: ['Shift+T'],
  'picture-in-picture': ['Shift+P'],
  link: ['G'],
  freeze: ['Shift+F'],
  reverse: ['Shift+R'],
  sound: ['U'],
  'volume-point': ['P'],
  marker: ['M'],
  markers: ['Shift+M'],
  'in-point': ['I'],
  'out-point': ['O'],
  'clear-range': ['Shift+X'],
  loop: ['Shift+L'],
  'frame-zoom': ['Shift+Z'],
  magnet: ['N'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Command = keyof typeof DEFAULT_KEYS
export const COMMANDS = Object.keys(DEFAULT_KEYS) as readonly Command[]

/** Keys of commands; those that are not listed have their first ones, without those that were given to other commands. */
export type ChangedKeys = Readonly<Partial<Record<Command, readonly string[]>>>

/** A release may give a new command a key that was given to another command before: that one has it. */
export function keysOf(changed: ChangedKeys, command: Command): readonly string[] {
  const taken = new Set(Object.values(changed).flat())
  return changed[command] ?? DEFAULT_KEYS[command].filter((key) => !taken.has(key))
}

/** The command that has a key. */
export const commandOf = (changed: ChangedKeys, key: string): Command | undefined =>
  COMMANDS.find((command) => keysOf(changed, command).includes(key))

/** Keys that belong to the browser, to the playhead or to the focused item. */
const FIXED: ReadonlySet<string> = new Set(
  'Escape Enter Tab Shift+Tab ? ArrowLeft ArrowRight ArrowUp ArrowDown F5 F12 Shift+F10 ContextMenu Ctrl+C Ctrl+X Ctrl+V Ctrl+D Ctrl+R Ctrl+W Ctrl+T Ctrl+N Ctrl+L'.split(
    ' ',
  ),
)
export const canBeAssigned = (key: string): boolean => !FIXED.has(key) && !key.startsWith('Alt+')

/** Gives a key to a command as its only one, and takes it from the command that had it. */
export function withKey(changed: ChangedKeys, command: Command, key: string): ChangedKeys {
  const other = commandOf(changed, key)
  const freed = other && other !== command ? { [other]: keysOf(changed, other).filter((name) => name !== key) } : {}
  return { ...changed, ...freed, [command]: [key] }
}
