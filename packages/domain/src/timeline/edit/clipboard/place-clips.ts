import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { insertionIndexAt } from '../insertion-point.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { primaryTrack, sortedByStart } from '../tracks.ts'
import type { Pasting } from './pasting.ts'

/** Copied clips, in the order of their film, and the clip that an item of a free track belongs to. */
export type CopiedClips = { readonly clips: readonly TimelineItem[]; readonly clipOf: (item: TimelineItem) => TimelineItem | undefined }

/** `timeline`: with the clips. `startFrame`: of the first one; without clips where the other items go. */
type PlacedClips = { readonly timeline: Timeline; readonly startFrame: number }

/** Inserts clips at the cut nearest to a frame, and what belongs to them on free tracks at the same distance from them. */
export function placeClips(timeline: Timeline, { clips, clipOf }: CopiedClips, pasting: Pasting): PlacedClips {
  const primary = primaryTrack(timeline)
  if (!primary || clips.length === 0) return { timeline, startFrame: pasting.atFrame }
  const film = sortedByStart(primary.items)
  const index = insertionIndexAt(film, pasting.atFrame)
  const startFrame = film.slice(0, index).reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)
  const starts = startsOf(clips, startFrame)
  const own = clips.map((clip) => pasting.copy(clip, starts.get(clip.id) ?? 0, clip.shotId))
  const lists = new Map<string, readonly TimelineItem[]>([[primary.id, film.toSpliced(index, 0, ...own)]])
  for (const source of pasting.sources) {
    const target = timeline.tracks.find(({ id }) => id === pasting.targetOf(source))
    const added = source.isPrimary ? [] : companionsOf(source, { clipOf, starts, pasting })
    if (target && added.length > 0) lists.set(target.id, [...(lists.get(target.id) ?? target.items), ...added])
  }
  return { timeline: resolveLayout(timeline, lists), startFrame }
}

type Following = {
  readonly clipOf: CopiedClips['clipOf']
  readonly starts: ReadonlyMap<string, number>
  readonly pasting: Pasting
}

const companionsOf = ({ items }: Track, { clipOf, starts, pasting }: Following): readonly TimelineItem[] =>
  items.flatMap((item) => {
    const clip = clipOf(item)
    if (!clip) return []
    const distance = (starts.get(clip.id) ?? 0) - clip.startTimeInFrames
    return [pasting.copy(item, item.startTimeInFrames + distance, item.shotId === clip.shotId ? clip.shotId : undefined)]
  })

/** Where each clip starts when they follow each other from a frame on. */
function startsOf(clips: readonly TimelineItem[], from: number): ReadonlyMap<string, number> {
  let cursor = from
  return new Map(
    clips.map(({ id, durationInFrames }) => {
      const start = cursor
      cursor += durationInFrames
      return [id, start]
    }),
  )
}
