import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { del, get, set } from 'idb-keyval'
import type { EditorSession } from '../../session/editor-session.ts'

/** What was edited and is not with the server, as this browser keeps it. `atMs`: when it was kept. */
export type Unsaved = { readonly document: StoryDocument; readonly revision: number; readonly atMs: number }

const keyOf = (storyId: string): string => `editor-unsaved:${storyId}`

/** A browser without such storage keeps nothing, and the editor works on. */
const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => console.warn('Unsaved changes can not be kept in this browser', error),
  )

export const readUnsaved = (storyId: string): Promise<Unsaved | undefined> => get<Unsaved>(keyOf(storyId)).catch(() => undefined)
export const forgetUnsaved = (storyId: string): Promise<void> => quietly(del(keyOf(storyId)))

/** How seldom it is written while edits go on, in ms. */
const REST = 300

/** Keeps a session's unsaved document in this browser until the server has it: at the first edit at once, then at most every 300 ms. */
export function keepUnsaved(session: EditorSession): { now(): void; stop(): void } {
  const { getState, subscribe } = session.store
  const { id } = getState().story
  let writing: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = false
  const write = (): void => {
    const { document, revision, sync, gestureFrom } = getState()
    const isUnsaved = hasUnsavedChanges(sync)
    if (!isUnsaved && !isKept) return
    isKept = isUnsaved
    const unsaved: Unsaved = { document: gestureFrom ?? document, revision, atMs: Date.now() }
    writing = writing.then(() => (isUnsaved ? quietly(set(keyOf(id), unsaved)) : forgetUnsaved(id)))
  }
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined
      write()
    }, REST)
  }
  const unsubscribe = subscribe(({ document, sync }, before) => {
    if ((document === before.document && sync === before.sync) || timer !== undefined) return
    if (!isKept && !hasUnsavedChanges(sync)) return
    write()
    rest()
  })
  return {
    now: write,
    stop: () => {
      unsubscribe()
      clearTimeout(timer)
      write()
    },
  }
}
