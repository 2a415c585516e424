import { createSlot } from './create-slot.tsx'

export type StoryCommentsProps = {
  storyId: string
  /** Whether the story is the viewer's. */
  isOwn: boolean
}

/** The comments on a published story. Implemented by `features/comments`. */
export const [StoryComments, StoryCommentsProvider] = createSlot<StoryCommentsProps>('StoryComments')
