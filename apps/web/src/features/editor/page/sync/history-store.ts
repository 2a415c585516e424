import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { readStoryDocument } from '@fablecut/domain/timeline/stored/document-versions'
import { readHistory, toStoredHistory, type StoredHistory } from '@fablecut/domain/timeline/stored/stored-history'
import { del, get, set } from 'idb-keyval'
import type { EditorSession } from '../../session/editor-session.ts'
import { isSameDocument } from './is-stored.ts'

const keyOf = (storyId: string): string => `editor-history:${storyId}`
/** Ids of the stories with a stored history, latest first. */
const INDEX = 'editor-histories'
/** Stories whose history is kept. */
const MAX_STORIES = 5

/** Ignores storage errors: without a stored history undo ends at the reload. */
const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => console.warn('The undo history cannot be kept in this browser', error),
  )

export const deleteStoredHistory = (storyId: string): Promise<void> => quietly(del(keyOf(storyId)))

/** The history of an earlier visit as it was stored, unchecked. */
export const readStoredHistory = (storyId: string): Promise<unknown> => get<unknown>(keyOf(storyId)).catch(() => undefined)

/** Takes up a stored history if it belongs to the open document. Returns whether it did. */
export function takeUpHistory({ store }: EditorSession, stored: unknown): boolean {
  const { document } = store.getState()
  const history = documentOf(stored, document) ? readHistory(stored, document) : null
  if (history) store.setState({ history })
  return history !== null
}

function documentOf(stored: unknown, open: StoryDocument): boolean {
  const { document, version } = (stored ?? {}) as Partial<StoredHistory>
  const read = readStoryDocument(document, version)
  return read !== null && isSameDocument(read, open)
}

/** The storage backend. */
export type HistoryStorage = {
  readonly put: (storyId: string, history: StoredHistory) => Promise<void>
  readonly drop: (storyId: string) => Promise<void>
}

const ofThisBrowser: HistoryStorage = {
  put: (storyId, history) => quietly(set(keyOf(storyId), history)),
  drop: deleteStoredHistory,
}

/** Makes room for the history of a story: those of the stories edited longest ago are deleted. */
export const makeRoom = (storyId: string): Promise<void> =>
  quietly(
    (async () => {
      const known = await get<readonly string[]>(INDEX)
      const ids = [storyId, ...(known ?? []).filter((id) => id !== storyId)]
      await set(INDEX, ids.slice(0, MAX_STORIES))
      await Promise.all(ids.slice(MAX_STORIES).map((id) => del(keyOf(id))))
    })(),
  )

/** Time between a step and its storing, in ms. */
const REST = 1000

export type HistoryBackup = {
  /** Stores the latest steps; resolves when they are stored. */
  flush(): Promise<void>
  /** Stores the latest steps and stops. */
  stop(): void
  /** Stops without touching the storage, which now belongs to another tab. */
  handOver(): void
}

/** Keeps the undo history in the browser's storage, so that it survives a reload. */
export function backUpHistory({ store }: EditorSession, shelf = ofThisBrowser): HistoryBackup {
  const { id } = store.getState().story
  let writing: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false
  let isOurs = true
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (!isOurs || !isPending) return
    isPending = false
    const { history, document, gestureFrom } = store.getState()
    const stored = toStoredHistory(history, gestureFrom ?? document)
    // The document alone is not worth copying: a large one takes longer than a frame.
    const isEmpty = stored.past.length + stored.future.length === 0
    writing = writing.then(() => (!isOurs ? undefined : isEmpty ? shelf.drop(id) : shelf.put(id, stored)))
  }
  const unsubscribe = store.subscribe(({ history, document, gestureFrom }, before) => {
    if (gestureFrom !== null || (history === before.history && document === before.document)) return
    isPending = true
    timer ??= setTimeout(write, REST)
  })
  const end = (): void => {
    unsubscribe()
    clearTimeout(timer)
  }
  return {
    flush: () => {
      write()
      return writing
    },
    stop: () => {
      end()
      write()
    },
    handOver: () => {
      isOurs = false
      end()
    },
  }
}
