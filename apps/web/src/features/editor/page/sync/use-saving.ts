import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { useEffect, useRef, useState } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { flushEdits } from '../../session/flush-edits.ts'
import type { EditedStory } from '../read-story.ts'
import { openEditLock } from './edit-lock.ts'
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
      if (unsaved) session.restore(unsaved.document)
      else void deleteUnsaved(session.store.getState().story.id)
    },
    resolve(choice: 'theirs' | 'mine', theirs: EditedStory) {
      setQuestion(null)
      parts.current?.client.resolve(choice, theirs)
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
  let isElsewhere = false
  let keeper: UnsavedBackup | undefined
  const storeUnsaved = (): void => {
    if (!isElsewhere) keeper ??= backUpUnsaved(session)
  }
  const client = startSyncClient(session, {
    ...syncOverHttp(storyId, () => isLeaving),
    onConflict: (theirs) => setQuestion({ kind: 'conflict', theirs }),
    onChangedElsewhere: () => toast.info(pageTexts.saving.changedElsewhere),
  })
  const offerUnsaved = async (): Promise<void> => {
    const unsaved = await readUnsaved(storyId)
    if (unsaved && !isSameDocument(unsaved.document, getState().document) && Date.now() - unsaved.atMs < JUST_NOW_MS) {
      await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS))
      await session.catchUp?.()
    }
    const { document, revision } = getState()
    if (isElsewhere) return
    if (unsaved && !isSameDocument(unsaved.document, document)) {
      return setQuestion({ kind: 'unsaved', unsaved, isStoryNewer: unsaved.revision !== revision })
    }
    if (unsaved) await deleteUnsaved(storyId)
    storeUnsaved()
  }
  const lock = openEditLock(storyId, {
    onHeld: () => void offerUnsaved(),
    onElsewhere: () => {
      isElsewhere = true
      keeper?.handOver()
      setState({ readOnlyReason: pageTexts.saving.otherTab })
      setQuestion({ kind: 'elsewhere' })
    },
    beforeRelease: () => flushEdits(session),
  })
  const saveNow = (): void => session.sync({ type: 'forced' })
  const stopListening = listenToPage({
    isUnsaved: () => hasUnsavedChanges(getState().sync),
    onHidden: saveNow,
    onOnline: saveNow,
    onVisible: () => void client.checkRevision(),
    onLeave: () => {
      isLeaving = true
      keeper?.flush()
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
      lock.close()
    })
  }
  return { client, lock, keep: storeUnsaved, stop }
}
