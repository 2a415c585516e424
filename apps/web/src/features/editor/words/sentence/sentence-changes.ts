import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PendingStart } from '../../../../api/start-key.ts'
import type { EditorSession } from '../../session/editor-session.ts'

/** Changes of sentences of an open editor, by shot id. */
export type SentenceChanges = {
  /** Texts that are being spoken. */
  readonly running: Readonly<Record<string, string>>
  /** Texts that could not be spoken. */
  readonly failed: Readonly<Record<string, string>>
  /** A request without an answer yet. */
  readonly unconfirmed: PendingStart | null
}

const opened = new WeakMap<EditorSession, StoreApi<SentenceChanges>>()

/** Of an open editor (one per session). */
export function sentenceChangesOf(session: EditorSession): StoreApi<SentenceChanges> {
  const known = opened.get(session)
  if (known) return known
  const fresh = createStore<SentenceChanges>(() => ({ running: {}, failed: {}, unconfirmed: null }))
  opened.set(session, fresh)
  return fresh
}

export const without = (texts: Readonly<Record<string, string>>, shotId: string): Readonly<Record<string, string>> => {
  const { [shotId]: _, ...rest } = texts
  return rest
}
