import type { TranslationLanguage } from '@fablecut/domain/story/language/translation'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PendingStart } from '../../../api/start-key.ts'
import type { EditorSession } from '../session/editor-session.ts'

/** The story that is made. `state`: of its run; `failed`: how many voices are missing, `failedPictures`: how many pictures have the old words. */
export type MadeStory = {
  readonly storyId: string
  readonly title: string
  readonly language: TranslationLanguage
  readonly sentences: number
  readonly state: 'running' | 'done' | 'failed'
  readonly failed: number
  readonly failedPictures: number
}

export type TranslationState = {
  /** Null: not yet chosen. */
  readonly language: TranslationLanguage | null
  readonly voice: string
  /** Whether pictures with words are made anew. */
  readonly paintsPictures: boolean
  /** Translations by language and key of the line. */
  readonly texts: Readonly<Partial<Record<TranslationLanguage, Readonly<Record<string, string>>>>>
  readonly made: MadeStory | null
  readonly pending: PendingStart | null
  /** Whether the dialog is open. */
  readonly isShown: boolean
}

const opened = new WeakMap<EditorSession, StoreApi<TranslationState>>()

/** Of an open editor (one per session): what was translated is kept when the dialog is closed. */
export function translationOf(session: EditorSession): StoreApi<TranslationState> {
  const known = opened.get(session)
  if (known) return known
  const fresh = createStore<TranslationState>(() => ({
    language: null,
    voice: 'auto',
    paintsPictures: true,
    texts: {},
    made: null,
    pending: null,
    isShown: false,
  }))
  opened.set(session, fresh)
  return fresh
}

/** Keeps translations of a language beside those that are there. */
export const putTexts = (store: StoreApi<TranslationState>, language: TranslationLanguage, added: Readonly<Record<string, string>>): void =>
  store.setState(({ texts }) => ({ texts: { ...texts, [language]: { ...texts[language], ...added } } }))
