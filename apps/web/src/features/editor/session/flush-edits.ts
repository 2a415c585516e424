import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import type { EditorSession } from './editor-session.ts'

/** Sends all pending edits and returns whether they were saved. */
export function flushEdits(session: EditorSession): Promise<boolean> {
  session.sync({ type: 'forced' })
  const { store } = session
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { sync } = store.getState()
      const isSaved = !hasUnsavedChanges(sync)
      if (!isSaved && (sync.isSending || sync.status !== 'error')) return false
      unsubscribe()
      resolve(isSaved)
      return true
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}
