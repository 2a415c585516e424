import type { TimelineItem } from '../model.ts'

/**
 *     | A |  B  |
 *     0   1     2      how many items lie before the seam
 *
 * The seam of a packed track that is nearest to a frame; behind the last item it is the end. `items` in order. Source: E-221, ED-56.
 */
export const seamAt = (items: readonly TimelineItem[], frame: number): number =>
  items.filter((item) => item.startTimeInFrames + item.durationInFrames / 2 <= frame).length
