import type { StoryCardData } from '../story-data/story-lists.ts'
import { createSlot } from './create-slot.tsx'

export type StoryPreviewProps = {
  /** Cards of the list it was opened from, in order; previous and next step through those that can be previewed. */
  cards: readonly StoryCardData[]
  /** The current story; null: closed. */
  storyId: string | null
  /** `own` lists offer all actions to the creator; `community` (grid, profile, deep links) never offers Delete and sends recommendation events. */
  place: 'own' | 'community'
  /** Recommendation id of the list; without one no recommendation events are sent. */
  recommId?: string | null
  onStep: (storyId: string) => void
  onClose: () => void
  /** Fetches the next page when the last card is shown; absent: there is none. */
  onEnd?: () => void
  onDelete?: (card: StoryCardData) => void
}

/** Plays a story of a list in a dialog over the page. Implemented by `features/preview`. */
export const [StoryPreview, StoryPreviewProvider] = createSlot<StoryPreviewProps>('StoryPreview')
