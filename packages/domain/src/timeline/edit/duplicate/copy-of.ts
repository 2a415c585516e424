import type { Timeline, TimelineItem } from '../../model.ts'
import { withItems } from '../tracks.ts'
import { withoutTransition } from '../transitions/valid-transitions.ts'

/** The originals, by the ids of their copies. */
export type Copies = ReadonlyMap<string, TimelineItem>

/** Failed shots have nothing to show a second time. */
export const canBeCopied = ({ type }: TimelineItem): boolean => type !== 'overlay' && type !== 'logo'

type Place = { readonly id: string; readonly startTimeInFrames: number; readonly shotId?: string | undefined }

/** A copy without a group (see `withCopiedGroups`) and without the transition into it. */
export function copyOf(item: TimelineItem, { id, startTimeInFrames, shotId }: Place): TimelineItem {
  const { groupId: _group, shotId: _shot, ...rest } = withoutTransition(item)
  return { ...rest, id, startTimeInFrames, ...(shotId !== undefined && { shotId }) } as TimelineItem
}

/** Groups the copies as their originals are, in new groups; a single copy of a group has none. */
export function withCopiedGroups(timeline: Timeline, copies: Copies, nextGroup: () => string): Timeline {
  const sizes = new Map<string, number>()
  for (const { groupId } of copies.values()) if (groupId !== undefined) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1)
  const newGroups = new Map([...sizes].flatMap(([groupId, size]) => (size > 1 ? [[groupId, nextGroup()] as const] : [])))
  return withItems(timeline, ({ items }) =>
    items.map((item) => {
      const groupId = newGroups.get(copies.get(item.id)?.groupId ?? '')
      return groupId === undefined ? item : { ...item, groupId }
    }),
  )
}
