import type { TimelineItem } from '../../model.ts'
import { isJoinable, type Joinable } from '../../transitions.ts'

/** Fields that another take or file in the place of an item keeps. */
const LOOK_FIELDS = ['transform', 'crop', 'fit', 'blend', 'keyframes', 'color', 'transition'] as const
type Look = Pick<Joinable, (typeof LOOK_FIELDS)[number]>

/** How a video or image looks and moves, without what it shows. Empty for other items. */
export function lookOf(item: TimelineItem): Look {
  if (!isJoinable(item)) return {}
  return Object.fromEntries(LOOK_FIELDS.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])))
}
