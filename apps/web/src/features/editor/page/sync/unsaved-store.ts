import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { DOCUMENT_VERSION, readStoryDocument } from '@fablecut/domain/timeline/stored/document-versions'
import { del, get, set } from 'idb-keyval'
import type { EditorSession } from '../../session/editor-session.ts'

/** Unsaved edits in browser storage. `atMs`: when they were stored. */
export type Unsaved = { readonly document: StoryDocument; readonly revision: number; readonly atMs: number }

const keyOf = (storyId: string): string => `editor-unsaved:${storyId}`

/** Ignores storage errors. */
const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => console.warn('Unsaved changes cannot be kept in this browser', error),
  )

/** Stored form; `version` is absent in version 1. */
type StoredUnsaved = Partial<Record<keyof Unsaved | 'version', unknown>>

/** Reads unsaved edits of any known version; undefined when missing or invalid. */
export function parseUnsaved(value: unknown): Unsaved | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { document: stored, version, revision, atMs } = value as StoredUnsaved
  const document = readStoryDocument(stored, version)
  return document && typeof revision === 'number' && typeof atMs === 'number' ? { document, revision, atMs } : undefined
}

export const readUnsaved = (storyId: string): Promise<Unsaved | undefined> =>
  get<unknown>(keyOf(storyId)).then(parseUnsaved, () => undefined)
export const deleteUnsaved = (storyId: string): Promise<void> => quietly(del(keyOf(storyId)))

/** Throttle interval of writes, in ms. */
const REST = 300

/** The storage backend. */
export type UnsavedStorage = {
  readonly put: (storyId: string, unsaved: Unsaved) => Promise<void>
  readonly drop: (storyId: string) => Promise<void>
}

const ofThisBrowser: UnsavedStorage = {
  put: (storyId, unsaved) => quietly(set(keyOf(storyId), { ...unsaved, version: DOCUMENT_VERSION })),
  drop: deleteUnsaved,
}

export type UnsavedBackup = {
  /** Stores the latest state; resolves when it is stored. */
  flush(): Promise<void>
  /** Stores the latest state and stops. */
  stop(): void
  /** Stops without touching the storage, which now belongs to another tab. */
  handOver(): void
}

/** Backs up unsaved edits to browser storage until they are synced: at once on the first edit, then at most every 300 ms. */
export function backUpUnsaved(session: EditorSession, shelf = ofThisBrowser): UnsavedBackup {
  const { getState, subscribe } = session.store
  const { id } = getState().story
  let writing: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = false
  let isOurs = true
  const write = (): void => {
    const { document, revision, sync, gestureFrom } = getState()
    const isUnsaved = hasUnsavedChanges(sync)
    if (!isOurs || (!isUnsaved && !isKept)) return
    isKept = isUnsaved
    const unsaved: Unsaved = { document: gestureFrom ?? document, revision, atMs: Date.now() }
    writing = writing.then(() => (!isOurs ? undefined : isUnsaved ? shelf.put(id, unsaved) : shelf.drop(id)))
  }
  const cancelTimer = (): void => {
    timer = setTimeout(() => {
      timer = undefined
      write()
    }, REST)
  }
  const unsubscribe = subscribe(({ document, sync }, before) => {
    if ((document === before.document && sync === before.sync) || timer !== undefined) return
    if (!isKept && !hasUnsavedChanges(sync)) return
    write()
    cancelTimer()
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
