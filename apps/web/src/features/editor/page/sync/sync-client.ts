import { newHistory } from '@fablecut/domain/timeline/edit/history/history'
import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { syncPayload, type SyncPayload } from '@fablecut/domain/timeline/edit/sync/sync-payload'
import type { ShotsMap } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { EditorSession } from '../../session/editor-session.ts'
import { flushEdits } from '../../session/flush-edits.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { isOfLaterRelease, openStory } from '../open-story.ts'
import type { EditedStory } from '../read-story.ts'
import { isStored } from './is-stored.ts'
import { mergeStory } from './merge-story.ts'
import { shotsOf } from '../wire-document.ts'

export type SyncResponse =
  | { readonly kind: 'saved'; readonly revision: number; readonly isExportOutdated: boolean }
  /** `editedRevision`: the last revision created by an edit. */
  | { readonly kind: 'stale'; readonly revision: number; readonly editedRevision: number }
  /** The stored timeline is of a later release than this client. */
  | { readonly kind: 'outdated' }
  /** Rejected, or without a response: then it may have been stored. */
  | { readonly kind: 'failed'; readonly message?: string; readonly hasResponse: boolean }

/** Dependencies of the sync client. */
export type SyncPorts = {
  readonly send: (payload: SyncPayload, revision: number) => Promise<SyncResponse>
  readonly read: () => Promise<EditedStory>
  /** Edit conflict; the creator decides with `resolve`. */
  readonly onConflict: (theirs: EditedStory) => void
  /** The story was edited elsewhere and has been reloaded. */
  readonly onChangedElsewhere: () => void
}

export type SyncClient = {
  resolve(choice: 'theirs' | 'mine', theirs: EditedStory): void
  /** Checks for a newer revision when nothing is pending. */
  checkRevision(): Promise<void>
  /** Stops the timer and sends queued changes at once. */
  stop(): void
}

/** Syncs a session to the server: one request at a time, with retries, merging changes made only by the server. */
export function startSyncClient(session: EditorSession, ports: SyncPorts): SyncClient {
  const { getState: get, setState: set, subscribe } = session.store
  let base: ShotsMap = get().document.shots
  let unconfirmed: readonly SyncPayload[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const setBase = (shots: ShotsMap): void => {
    base = shots
    set({ storedShotIds: new Set(Object.keys(shots)) })
  }
  const merge = (theirs: EditedStory): void => {
    const merged = mergeStory(get(), base, theirs)
    setBase(shotsOf(theirs.story))
    set({ history: merged.history, gestureFrom: merged.gestureFrom, revision: theirs.story.revision })
    session.adopt(merged.document)
  }
  const adopt = (theirs: EditedStory): void => {
    const { document, revision, isExportOutdated = null } = openStory(theirs.story, theirs.media).start
    setBase(shotsOf(theirs.story))
    set({ history: newHistory(), gestureFrom: null, revision, isExportOutdated })
    session.adopt(document)
  }
  const again = (revision: number): void => {
    session.sync({ type: 'stale', revision })
    session.sync({ type: 'kept' })
  }
  const stopAsOutdated = (): void => {
    set({ readOnlyReason: pageTexts.saving.outdated })
    session.sync({ type: 'outdated' })
  }
  const settleStale = async (editedRevision: number): Promise<void> => {
    const theirs = await ports.read()
    if (isOfLaterRelease(theirs.story)) return stopAsOutdated()
    const { story } = theirs
    const isOurs = unconfirmed.some((payload) => isStored(payload, story))
    if (!isOurs && editedRevision > get().revision) {
      session.sync({ type: 'stale', revision: story.revision })
      return ports.onConflict(theirs)
    }
    unconfirmed = []
    merge(theirs)
    again(story.revision)
  }
  const send = async (): Promise<void> => {
    const { story, document, gestureFrom, revision, sync } = get()
    const sent = gestureFrom ?? document
    const payload = syncPayload(story.id, sent, sync.inFlight)
    if (!payload.ok) return session.sync({ type: 'failed', message: 'Story ID is required for sync', nowMs: Date.now() })
    const response = await ports.send(payload.value, revision)
    if (response.kind === 'stale') {
      return settleStale(response.editedRevision).catch((error: unknown) => {
        session.sync({ type: 'failed', message: error instanceof Error ? error.message : '', nowMs: Date.now() })
      })
    }
    if (response.kind === 'outdated') return stopAsOutdated()
    if (response.kind === 'failed') {
      if (!response.hasResponse) unconfirmed = [...unconfirmed, payload.value].slice(-5)
      return session.sync({ type: 'failed', ...(response.message && { message: response.message }), nowMs: Date.now() })
    }
    unconfirmed = []
    setBase(sent.shots)
    set(({ isExportOutdated }) => ({
      revision: response.revision,
      isExportOutdated: isExportOutdated === null ? null : response.isExportOutdated,
    }))
    session.sync({ type: 'succeeded' })
  }
  const wait = (dueAtMs: number | null): void => {
    clearTimeout(timer)
    if (dueAtMs === null) return
    // A timer may fire a millisecond before its time on the wall clock, and that clock can be set back.
    const onDue = (): void => session.sync({ type: 'due', nowMs: Math.max(dueAtMs, Date.now()) })
    timer = setTimeout(onDue, Math.max(0, dueAtMs - Date.now()))
  }

  const catchUp = async (onDiffers: (theirs: EditedStory) => void): Promise<void> => {
    if (hasUnsavedChanges(get().sync)) return
    const theirs = await ports.read().catch(() => null)
    if (theirs && isOfLaterRelease(theirs.story)) return stopAsOutdated()
    if (!theirs || hasUnsavedChanges(get().sync) || get().gestureFrom || theirs.story.revision <= get().revision) return
    merge(theirs)
    // Never saved, so only takes differ.
    if (theirs.story.video_editor_timeline.tracks.length === 0) return
    if (!isStored({ shots: {}, timeline: get().document.timeline }, theirs.story)) onDiffers(theirs)
  }

  session.onSend = () => void send()
  session.catchUp = async () => {
    await flushEdits(session)
    // Nothing is pending, and the server changes more than takes (captions, durations): adopt its document.
    await catchUp((theirs) => session.adopt(openStory(theirs.story, theirs.media).start.document))
  }
  const unsubscribe = subscribe(({ sync: { dueAtMs } }, { sync: before }) => {
    if (dueAtMs !== before.dueAtMs) wait(dueAtMs)
  })

  return {
    resolve(choice, theirs) {
      if (choice === 'theirs') {
        adopt(theirs)
        return session.sync({ type: 'discarded' })
      }
      setBase(shotsOf(theirs.story))
      const shotIds = [...Object.keys(base), ...Object.keys(get().document.shots)]
      set({ revision: theirs.story.revision })
      session.sync({ type: 'full', shotIds })
      session.sync({ type: 'kept' })
    },
    checkRevision: () =>
      catchUp((theirs) => {
        adopt(theirs)
        ports.onChangedElsewhere()
      }),
    stop() {
      session.catchUp = null
      unsubscribe()
      clearTimeout(timer)
      session.sync({ type: 'forced' })
    },
  }
}
