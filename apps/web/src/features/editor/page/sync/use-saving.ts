import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { useEffect, useRef, useState } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { flushEdits } from '../../session/flush-edits.ts'
import type { EditedStory } from '../read-story.ts'
import { openEditLock } from './edit-lock.ts'
import { backUpHistory, deleteStoredHistory, makeRoom, readStoredHistory, takeUpHistory, type HistoryBackup } from './history-store.ts'
import { isSameDocument } from './is-stored.ts'
import { listenToPage } from './page-events.ts'
import { startSyncClient } from './sync-client.ts'
import { syncOverHttp } from './sync-over-http.ts'
import { deleteUnsaved, backUpUnsaved, readUnsaved, type Unsaved, type UnsavedBackup } from './unsaved-store.ts'

/** A question to the creator; at most one at a time. */
export type SavingQuestion =
  | { readonly kind: 'unsaved'; readonly unsaved: Unsaved; readonly isStoryNewer: boolean }
  | { readonly kind: 'conflict'; readonly theirs: EditedStory }
  | { readonly kind: 'elsewhere' }
  | null

/** Syncs edits, backs them up in the browser, and holds the edit lock. `onReopen` reloads the story. */
export function useSaving(isOff: boolean, onReopen: () => Promise<void>) {
  const session = useEditorSession()
  const [question, setQuestion] = useState<SavingQuestion>(null)
  const parts = useRef<ReturnType<typeof startSaving> | null>(null)
  useEffect(() => {
    if (isOff) return
    const saving = startSaving(session, setQuestion)
    parts.current = saving
    return saving.stop
  }, [session, isOff])
  return {
    question,
    restore(unsaved: Unsaved | null) {
      setQuestion(null)
      parts.current?.keep()
      if (unsaved) return parts.current?.restore(unsaved)
      const { id } = session.store.getState().story
      void deleteUnsaved(id)
      void deleteStoredHistory(id)
    },
    resolve(choice: 'theirs' | 'mine', theirs: EditedStory) {
      setQuestion(null)
      parts.current?.client.resolve(choice, theirs)
    },
    /** Reloads the page; unsaved edits are kept in the browser and offered there. */
    async reload() {
      await parts.current?.prepareReload()
      window.location.reload()
    },
    /** Takes over the lock from the other tab and reloads the story. Throws on failure. */
    async editHere() {
      await parts.current?.lock.take()
      await onReopen()
    },
  }
}

/** Edits this recent may still be in transit, sent by the closing page. */
const JUST_NOW_MS = 15_000
const ARRIVAL_MS = 1500

function startSaving(session: EditorSession, setQuestion: (question: SavingQuestion) => void) {
  const { getState, setState } = session.store
  const storyId = getState().story.id
  let isLeaving = false
  let isReloading = false
  let isElsewhere = false
  let keeper: UnsavedBackup | undefined
  let steps: HistoryBackup | undefined
  let earlierSteps: unknown
  const storeUnsaved = (): void => {
    if (isElsewhere) return
    keeper ??= backUpUnsaved(session)
    steps ??= backUpHistory(session)
  }
  /** Undo goes on where it was before the page was closed, unless the document is another one. */
  const takeUpEarlierSteps = (): void => {
    const isTakenUp = earlierSteps !== undefined && takeUpHistory(session, earlierSteps)
    if (earlierSteps !== undefined && !isTakenUp) void deleteStoredHistory(storyId)
    earlierSteps = undefined
  }
  const client = startSyncClient(session, {
    ...syncOverHttp(storyId, () => isLeaving),
    onConflict: (theirs) => setQuestion({ kind: 'conflict', theirs }),
    onChangedElsewhere: () => toast.info(pageTexts.saving.changedElsewhere),
  })
  const offerUnsaved = async (): Promise<void> => {
    const [unsaved, stored] = await Promise.all([readUnsaved(storyId), readStoredHistory(storyId), makeRoom(storyId)])
    earlierSteps = stored
    if (unsaved && !isSameDocument(unsaved.document, getState().document) && Date.now() - unsaved.atMs < JUST_NOW_MS) {
      await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS))
      await session.catchUp?.()
    }
    const { document, revision } = getState()
    // What the later release stored must be read by it before unsaved edits are put over it.
    if (isElsewhere || getState().sync.isOutdated) return
    if (unsaved && !isSameDocument(unsaved.document, document)) {
      return setQuestion({ kind: 'unsaved', unsaved, isStoryNewer: unsaved.revision !== revision })
    }
    if (unsaved) await deleteUnsaved(storyId)
    const { past, future } = getState().history
    if (past.length + future.length === 0) takeUpEarlierSteps()
    storeUnsaved()
  }
  const lock = openEditLock(storyId, {
    onHeld: () => void offerUnsaved(),
    onElsewhere: () => {
      isElsewhere = true
      keeper?.handOver()
      steps?.handOver()
      setState({ readOnlyReason: pageTexts.saving.otherTab })
      setQuestion({ kind: 'elsewhere' })
    },
    beforeRelease: () => flushEdits(session),
  })
  const saveNow = (): void => session.sync({ type: 'forced' })
  const stopListening = listenToPage({
    isUnsaved: () => !isReloading && hasUnsavedChanges(getState().sync),
    onHidden: saveNow,
    onOnline: saveNow,
    onVisible: () => void client.checkRevision(),
    onLeave: () => {
      isLeaving = true
      void keeper?.flush()
      void steps?.flush()
      saveNow()
    },
    onReturn: () => {
      isLeaving = false
    },
  })
  const stop = (): void => {
    stopListening()
    client.stop()
    void flushEdits(session).finally(() => {
      keeper?.stop()
      steps?.stop()
      lock.close()
    })
  }
  const prepareReload = async (): Promise<void> => {
    await Promise.all([keeper?.flush(), steps?.flush()])
    isReloading = true
  }
  const restore = ({ document, revision }: Unsaved): void => {
    const isOfThisRevision = revision === getState().revision
    session.restore(document)
    if (isOfThisRevision) takeUpEarlierSteps()
  }
  return { client, lock, keep: storeUnsaved, restore, prepareReload, stop }
}
