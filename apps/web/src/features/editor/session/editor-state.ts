import type { CategoryId } from '@fablecut/domain/story/category'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { History } from '@fablecut/domain/timeline/edit/history/history'
import type { UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'
import type { Selection } from '@fablecut/domain/timeline/edit/selection'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { SyncState } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import type { EditorView } from '../../../story-data/tabs/editor-tab.ts'

/** Tabs of the media pane, in their order. */
export const MEDIA_TABS = ['videos', 'images', 'music', 'voiceover', 'captions'] as const
export type MediaTab = (typeof MEDIA_TABS)[number]

/** Story data that the editor does not change. `size` in px. */
export type StoryFacts = {
  readonly id: string
  readonly title: string
  readonly categoryId: CategoryId
  readonly userId: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly size: { readonly width: number; readonly height: number }
  readonly fps: number
}

/** Shared state of storyboard and timeline, with one undo history. */
export type EditorState = {
  readonly story: StoryFacts
  /** The edited document, including a running gesture. */
  readonly document: StoryDocument
  readonly history: History
  /** The document before the running gesture (slider drag, held key). */
  readonly gestureFrom: StoryDocument | null
  readonly sync: SyncState
  /** Last known revision on the server. */
  readonly revision: number
  /** Ids of the shots stored on the server. */
  readonly storedShotIds: ReadonlySet<string>
  readonly viewMode: EditorView
  readonly selectedItemIds: Selection
  /** Selected shot in the All Shots view. */
  readonly selectedShotId: string | null
  readonly previewingMediaAsset: MediaAsset | null
  readonly mediaTab: MediaTab
  readonly uploads: readonly UploadingAsset[]
  /** Failure messages of shots without other media. */
  readonly failures: ReadonlyMap<string, string>
  /** Why the story is read-only, e.g. while it is being generated; null when editable. */
  readonly readOnlyReason: string | null
  /** Whether the exported film is older than the document; null without an export. */
  readonly isExportOutdated: boolean | null
}
