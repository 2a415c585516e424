import type { Timeline, TimelineItem, Track } from '../../model.ts'
import type { StoryEdit, TimelineEdit } from '../values/edits.ts'

/** For tests: random numbers from which an edit takes its items, frames and directions. */
export type Gesture = { readonly kind: number; readonly pick: number; readonly other: number; readonly amount: number; readonly id: number }

/** For tests: what an edit is made from. */
export type Chosen = {
  readonly timeline: Timeline
  readonly gesture: Gesture
  /** Two items the edit applies to, if there are any. */
  readonly itemId: string
  readonly otherId: string
}
/** For tests: a kind of edits. `isFor`: items that it applies to, default all. */
export type Kind = {
  readonly edit: (chosen: Chosen) => TimelineEdit | StoryEdit
  readonly isFor?: (item: TimelineItem, track: Track) => boolean
}
