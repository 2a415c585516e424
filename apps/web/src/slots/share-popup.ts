import type { ReactElement, Ref } from 'react'
import type { StoryCardData } from '../story-data/story-lists.ts'
import { createSlot } from './create-slot.tsx'

/** The fields of a story that the popup needs before it has loaded the whole story. */
export type SharedStory = Pick<
  StoryCardData,
  | 'id'
  | 'title'
  | 'user_id'
  | 'category_id'
  | 'is_published'
  | 'is_export_outdated'
  | 'last_export_url'
  | 'last_export_thumbnail_url'
  | 'metadata'
>

/** Callbacks of the component that opens the popup. */
export type ShareEvents = {
  /** Called after every action that shared the story. */
  onShared?: () => void
  /** Called when the video is downloaded from the popup. */
  onDownloaded?: () => void
  /** Called when the popup has exported a video. */
  onExported?: () => void
}

export type SharePopupProps = ShareEvents & {
  story: SharedStory
  /** Trigger button. Render it only while `useCanShare` is true. */
  trigger: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** Called before opening, e.g. to save edits; resolving to false keeps it closed. */
  beforeOpen?: () => Promise<boolean>
  /** Side of the button at which it opens, from 768 px. */
  side?: 'left' | 'bottom'
  /** First view. Default: `main`. */
  first?: 'main' | 'download'
}

/** Opens the share popup of a story at its trigger. Implemented by `features/share`. */
export const [SharePopup, SharePopupProvider] = createSlot<SharePopupProps>('SharePopup')
