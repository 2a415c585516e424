import type { CategoryId } from '@fablecut/domain/story/category'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { History } from '@fablecut/domain/timeline/edit/history/history'
import type { UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'
import type { Selection } from '@fablecut/domain/timeline/edit/selection'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { SyncState } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import type { EditorView } from '../../../story-data/editor-tab.ts'

// E-016
export const MEDIA_TABS = ['videos', 'images', 'music', 'voiceover', 'captions'] as const
export type MediaTab = (typeof MEDIA_TABS)[number]

/** What is known of the story and is not edited here. `size` in px. */
export type StoryFacts = {
  readonly id: string
  readonly title: string
  readonly categoryId: CategoryId
  readonly userId: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly size: { readonly width: number; readonly height: number }
  readonly fps: number
}

/** One state for storyboard and timeline, so that there is one undo history. */
export type EditorState = {
  readonly story: StoryFacts
  /** As it is edited; while a gesture goes on, with what it did so far. */
  readonly document: StoryDocument
  readonly history: History
  /** The document before the gesture that goes on: a slider drag, a held key. */
  readonly gestureFrom: StoryDocument | null
  readonly sync: SyncState
  /** Of the story on the server, as last read or written. */
  readonly revision: number
  /** Ids of the shots that the server has; others were added since the last sync. */
  readonly storedShotIds: ReadonlySet<string>
  readonly viewMode: EditorView
  readonly selectedItemIds: Selection
  /** The shot of the All Shots view. */
  readonly selectedShotId: string | null
  readonly previewingMediaAsset: MediaAsset | null
  readonly mediaTab: MediaTab
  readonly uploads: readonly UploadingAsset[]
  /** Why the last generation of a shot failed, where it has nothing else to show. */
  readonly failures: ReadonlyMap<string, string>
  /** What a story refuses to be edited for, e.g. while it is being made; null: it can be. */
  readonly readOnlyReason: string | null
  /** Whether the film on the server is older than the document; null: there is none. */
  readonly isExportOutdated: boolean | null
}
