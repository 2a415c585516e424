import { changedShots, newHistory, record, redo, undo, type Step } from '@fablecut/domain/timeline/edit/history/history'
import { EMPTY_SELECTION, pruneSelection, type Selection } from '@fablecut/domain/timeline/edit/selection'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { INITIAL_SYNC_STATE, reduceSync, type SyncEvent } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorView } from '../../../story-data/tabs/editor-tab.ts'
import type { EditorState, StoryFacts } from './editor-state.ts'
import { applyEdit, type EditRejection } from '@fablecut/domain/timeline/edit/values/apply-edit'
import type { Edit } from '@fablecut/domain/timeline/edit/values/edits'

/** Refusal of an edit; null when it was applied or had no effect. */
export type Refused = EditRejection | { readonly code: 'read_only'; readonly reason: string } | null

export type EditorStart = {
  readonly story: StoryFacts
  readonly document: StoryDocument
  readonly revision: number
  readonly readOnlyReason?: string | null
  /** Failure messages by shot id. */
  readonly failures?: ReadonlyMap<string, string>
  /** Null when it was not exported yet. */
  readonly isExportOutdated?: boolean | null
  /** Whether the story's timeline is of a later release than this page. Default false. */
  readonly isOutdated?: boolean
}

/** API of an open editor. All edits go through it, which keeps shots and timeline consistent, records undo steps and queues the sync. */
export type EditorSession = {
  readonly store: StoreApi<EditorState>
  /** Applies an edit to timeline and storyboard. One undo step. */
  apply(edit: Edit): Refused
  /** Adds or replaces assets without an undo step. */
  putAssets(assets: readonly MediaAsset[]): void
  /** Changes the assets without an undo step; cancelling a running gesture does not revert it. */
  changeAssets(change: (assets: readonly MediaAsset[]) => readonly MediaAsset[]): void
  /** Replaces the document without an undo step, e.g. after merging takes of the server. */
  adopt(document: StoryDocument): void
  /** Replaces the document as one synced undo step, e.g. by unsaved edits of an earlier visit. */
  restore(document: StoryDocument): void
  /** Switches the view and clears the selection. */
  showView(view: EditorView): void
  /** Edits until `endGesture` become one undo step and are synced then; `cancelGesture` reverts them. */
  beginGesture(): void
  endGesture(): void
  cancelGesture(): void
  undo(): boolean
  redo(): boolean
  select(selection: Selection): void
  sync(event: SyncEvent): void
  /** Called when a sync request has to be sent; set by the sync client. */
  onSend: (() => void) | null
  /** Sends pending changes, then merges changes of the server; set by the sync client. */
  catchUp: (() => Promise<void>) | null
  /** Called when the editor is left, e.g. to stop polling; an editor that is shown again starts them again. */
  readonly onLeave: Set<() => void>
}

export const createEditorSession = ({ story, document, revision, ...start }: EditorStart): EditorSession => {
  const store = createStore<EditorState>(() => ({
    story,
    document,
    history: newHistory(),
    gestureFrom: null,
    sync: { ...INITIAL_SYNC_STATE, isOutdated: start.isOutdated ?? false },
    revision,
    storedShotIds: new Set(Object.keys(document.shots)),
    viewMode: 'video-editor',
    selectedItemIds: EMPTY_SELECTION,
    selectedShotId: null,
    previewingMediaAsset: null,
    mediaTab: 'videos',
    uploads: [],
    failures: start.failures ?? new Map(),
    readOnlyReason: start.readOnlyReason ?? null,
    isExportOutdated: start.isExportOutdated ?? null,
  }))
  const { getState: get, setState: set } = store

  const sync = (event: SyncEvent): void => {
    const step = reduceSync(get().sync, event)
    set({ sync: step.state })
    if (step.isSendingNow) session.onSend?.()
  }
  const queueEdit = (before: StoryDocument, after: StoryDocument): void => {
    if (before !== after) sync({ type: 'edited', shotIds: changedShots(before.shots, after.shots), nowMs: Date.now() })
  }
  const show = (document: StoryDocument): void =>
    set(({ selectedItemIds }) => ({ document, selectedItemIds: pruneSelection(selectedItemIds, document.timeline) }))
  const commit = (after: StoryDocument): void => {
    const { document: before, gestureFrom, history } = get()
    if (after === before) return
    show(after)
    if (gestureFrom) return
    set({ history: record(history, before, after) })
    queueEdit(before, after)
  }
  const readOnly = (): Refused => {
    const { readOnlyReason: reason } = get()
    return reason === null ? null : { code: 'read_only', reason }
  }
  const stepTo = (step: Step | undefined): boolean => {
    if (!step || get().gestureFrom || get().readOnlyReason !== null) return false
    const before = get().document
    set({ history: step.history })
    show(step.document)
    queueEdit(before, step.document)
    return true
  }

  const session: EditorSession = {
    store,
    onSend: null,
    catchUp: null,
    onLeave: new Set(),
    apply(edit) {
      const refused = readOnly()
      if (refused) return refused
      const after = applyEdit(get().document, edit)
      if (!after.ok) return after.refusal
      commit(after.value)
      return null
    },
    putAssets: (assets) => session.changeAssets((known) => withFresh(known, assets)),
    changeAssets(change) {
      const changed = ({ timeline, ...rest }: StoryDocument): StoryDocument => ({
        ...rest,
        timeline: { ...timeline, mediaAssets: change(timeline.mediaAssets) },
      })
      set(({ document, gestureFrom }) => ({ document: changed(document), gestureFrom: gestureFrom && changed(gestureFrom) }))
    },
    adopt: show,
    restore: commit,
    showView: (viewMode) => set({ viewMode, selectedItemIds: EMPTY_SELECTION }),
    beginGesture() {
      if (!get().gestureFrom && get().readOnlyReason === null) set({ gestureFrom: get().document })
    },
    endGesture() {
      const { gestureFrom: before, document: after, history } = get()
      if (!before) return
      set({ gestureFrom: null, history: record(history, before, after) })
      queueEdit(before, after)
    },
    cancelGesture() {
      const { gestureFrom: before } = get()
      if (!before) return
      set({ gestureFrom: null })
      show(before)
    },
    undo: () => stepTo(undo(get().history, get().document)),
    redo: () => stepTo(redo(get().history, get().document)),
    select: (selectedItemIds) => set(selectedItemIds.length > 0 ? { selectedItemIds, previewingMediaAsset: null } : { selectedItemIds }),
    sync,
  }
  return session
}

function withFresh(assets: readonly MediaAsset[], put: readonly MediaAsset[]): readonly MediaAsset[] {
  const fresh = new Map(put.map((asset) => [asset.id, asset]))
  const known = new Set(assets.map(({ id }) => id))
  return [...assets.map((asset) => fresh.get(asset.id) ?? asset), ...put.filter(({ id }) => !known.has(id))]
}
