import { captionTracksToReplace } from '@fablecut/domain/timeline/edit/operations/captions/insert-captions'
import type { Timeline } from '@fablecut/domain/timeline/model'
import type { EditorSession } from '../session/editor-session.ts'
import { captionsOf } from '@fablecut/domain/captions/subtitles'
import { hasEditedText } from './captions-of.ts'

/** Captions edited in this session. After reopening, edits are only recognised by text that differs from the detected words. */
const edited = new WeakMap<EditorSession, Set<string>>()

export function markLineEdited(session: EditorSession, itemId: string): void {
  edited.set(session, (edited.get(session) ?? new Set()).add(itemId))
}

/** Whether a new detection would replace captions edited by hand. */
export function hasEditedLines(session: EditorSession, timeline: Pick<Timeline, 'tracks'>, soundIds: readonly string[]): boolean {
  const known = edited.get(session)
  return captionsOf(captionTracksToReplace(timeline, new Set(soundIds))).some((line) => known?.has(line.id) === true || hasEditedText(line))
}
