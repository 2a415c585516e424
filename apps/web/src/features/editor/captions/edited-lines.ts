import type { CaptionItem, Timeline } from '@fablecut/domain/timeline/model'
import type { EditorSession } from '../session/editor-session.ts'
import { captionLines, isWritten } from './caption-lines.ts'

/** Lines that were edited in this session; a story that is opened again tells only by words that were not heard. */
const edited = new WeakMap<EditorSession, Set<string>>()

export function rememberEdited(session: EditorSession, itemId: string): void {
  edited.set(session, (edited.get(session) ?? new Set()).add(itemId))
}

/** Whether detecting again may take work of somebody away. Source: ED-17. */
export function hasEditedLines(session: EditorSession, { tracks }: Pick<Timeline, 'tracks'>): boolean {
  const known = edited.get(session)
  return captionLines(tracks).some((line: CaptionItem) => known?.has(line.id) === true || isWritten(line))
}
