import type { TimelineItem, Timeline, Transition } from '../../model.ts'
import { isJoinable, type Joinable, halfOf, MIN_TRANSITION_FRAMES, overlaps } from '../../transitions.ts'
import { sortedByStart, withItems } from '../tracks.ts'
import { materialAfter, materialBefore } from './material.ts'
import { sourcesOf, type Sources } from './sources.ts'

/** Both clips at a cut. */
export type Cut = { readonly previous: Joinable; readonly next: Joinable }

/** Frames that the clips at a cut can show beyond it: the next one before its start, the previous one after its end. */
export const materialAt = ({ previous, next }: Cut, { assetOf, fps }: Sources) => ({
  beforeFrames: materialBefore(next, { asset: assetOf(next.mediaAssetId), fps }),
  afterFrames: materialAfter(previous, { asset: assetOf(previous.mediaAssetId), fps }),
})

/** The longest half of a transition in both clips: half of the shorter one, so that the transitions at both ends of a clip never meet. */
export const longestHalf = ({ previous, next }: Cut): number => Math.floor(Math.min(previous.durationInFrames, next.durationInFrames) / 2)

/** The longest transition of a type at a cut, in frames; may be shorter than any transition. */
export function longestAt(cut: Cut, type: Transition['type'], sources: Sources): number {
  if (!overlaps({ type })) return 2 * longestHalf(cut)
  const { beforeFrames, afterFrames } = materialAt(cut, sources)
  return 2 * Math.min(longestHalf(cut), beforeFrames, afterFrames)
}

/**
 *     | A x| B  x| C |   B is shorter   ->   | A x|B| C |
 *
 * Limits the transitions of the primary track to what its clips still have room and material for; those that would be too short, at the first clip
 * or at a failed shot are removed. `items`: in order.
 */
export function withValidTransitions(items: readonly TimelineItem[], sources: Sources): readonly TimelineItem[] {
  let previous: TimelineItem | undefined
  return items.map((item) => {
    const valid = isJoinable(item) && item.transition ? limited(previous, item, sources) : item
    previous = valid
    return valid
  })
}

function limited(previous: TimelineItem | undefined, item: Joinable, sources: Sources): Joinable {
  const { transition } = item
  if (!transition) return item
  if (!isJoinable(previous)) return withoutTransition(item)
  const longest = longestAt({ previous, next: item }, transition.type, sources)
  if (longest >= 2 * halfOf(transition)) return item
  return longest < MIN_TRANSITION_FRAMES ? withoutTransition(item) : { ...item, transition: { ...transition, durationInFrames: longest } }
}

/** Limits the transitions of a timeline, after an edit that changed what its clips show. */
export const withLimitedTransitions = (timeline: Timeline): Timeline =>
  withItems(timeline, ({ isPrimary, items }) => (isPrimary ? withValidTransitions(sortedByStart(items), sourcesOf(timeline)) : items))

/** Removes the transition into an item. */
export function withoutTransition<T extends TimelineItem>(item: T): T {
  if (!('transition' in item)) return item
  const { transition: _, ...rest } = item
  return rest as T
}
