import type { Timeline, TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { isJoinable, type Joinable } from '@fablecut/domain/timeline/transitions'
import { itemById, itemsWithin, orderedItems, placeOf, type Extent } from '../visible-items.ts'

/** Clips narrower than this have no button at their cuts, in px. */
const MIN_WIDTH = 32

export type VisibleCut = { readonly previous: Joinable; readonly next: Joinable }

/** Cuts of the film within a range of px, whose clips are wide enough for a button; also that of `openId`. */
export function visibleCuts(
  { items }: Pick<Track, 'items'>,
  across: Extent,
  pxPerFrame: number,
  openId: string | null,
): readonly VisibleCut[] {
  const seen = itemsWithin(items, { from: across.from / pxPerFrame, to: across.to / pxPerFrame })
  const opened = openId === null ? undefined : itemById(items, openId)
  const candidates = opened && !seen.includes(opened) ? [...seen, opened] : seen
  return candidates.flatMap((next) => {
    const previous = itemBefore(items, next)
    if (!isJoinable(previous) || !isJoinable(next)) return []
    const isWide = Math.min(previous.durationInFrames, next.durationInFrames) * pxPerFrame >= MIN_WIDTH
    return isWide || next.id === openId ? [{ previous, next }] : []
  })
}

const itemBefore = (items: Track['items'], item: TimelineItem): TimelineItem | undefined => orderedItems(items)[placeOf(items, item.id) - 1]

/** The clip after the cut that a command is for: the selected one, else the one whose cut is nearest to a frame. Null without a cut. */
export function cutFor({ tracks }: Pick<Timeline, 'tracks'>, selectedIds: readonly string[], frame: number): Joinable | null {
  const items = tracks.find(({ isPrimary }) => isPrimary)?.items ?? []
  const cuts = orderedItems(items).filter((item): item is Joinable => isJoinable(item) && isJoinable(itemBefore(items, item)))
  const selected = cuts.find(({ id }) => selectedIds.includes(id))
  const distance = ({ startTimeInFrames }: Joinable): number => Math.abs(startTimeInFrames - frame)
  return selected ?? cuts.reduce<Joinable | null>((best, cut) => (best && distance(best) <= distance(cut) ? best : cut), null)
}
