import { pressedCommand } from '../../keys/changed-keys.ts'
import type { Command } from '../../keys/commands.ts'
import type { PressedKey } from '../../keys/key-name.ts'

/** Commands that are handled by the whole page. */
type PageCommand = 'play' | 'delete' | 'delete-closing-gaps' | 'undo' | 'redo' | 'select-all'
const PAGE_COMMANDS: ReadonlySet<Command> = new Set<PageCommand>(['play', 'delete', 'delete-closing-gaps', 'undo', 'redo', 'select-all'])

export type TimelineCommand = Exclude<Command, PageCommand>

/** Repeated while their key is held, as one undo step. */
const REPEATED: ReadonlySet<TimelineCommand> = new Set(['slip-earlier', 'slip-later', 'roll-left', 'roll-right'])
export const isRepeated = (command: TimelineCommand): boolean => REPEATED.has(command)

/** Keyboard command for the timeline view; null for other keys. */
export function timelineCommand(event: PressedKey): TimelineCommand | null {
  const command = pressedCommand(event)
  return command === undefined || PAGE_COMMANDS.has(command) ? null : (command as TimelineCommand)
}
