import { ok, refuse, type Result } from '../../result.ts'
import { endFrame } from '../frames.ts'
import type { TimelineItem, Track } from '../model.ts'
import { SNAP_FRAMES } from './linked-items.ts'
import type { EditRefusal } from './refusal.ts'

/** Frame 0 and every frame at which one of the items starts or ends. */
export const boundariesOf = (items: readonly TimelineItem[]): readonly number[] => [
  0,
  ...items.flatMap((item) => [item.startTimeInFrames, endFrame(item)]),
]

/** The nearest boundary within ten frames; ties go to the earlier one. Refused with `no_boundary`. */
export function snapToBoundary(boundaries: readonly number[], frame: number): Result<number, EditRefusal> {
  let nearest: number | undefined
  for (const boundary of boundaries) {
    const distance = Math.abs(boundary - frame)
    const best = nearest === undefined ? SNAP_FRAMES : Math.abs(nearest - frame)
    if (distance < best || (distance === best && boundary < (nearest ?? Number.POSITIVE_INFINITY))) nearest = boundary
  }
  return nearest === undefined ? refuse({ code: 'no_boundary' }) : ok(nearest)
}

/** Frame of the guide line while an edge is dragged. The drag itself does not snap. */
export function guideFrame(edges: readonly number[], frame: number): number | undefined {
  const snapped = snapToBoundary(edges, frame)
  return snapped.ok ? snapped.value : undefined
}

/** Snap targets of dragged items: boundaries and spoken words of unmoved items, and `marked` frames: the playhead, markers, in and out points (ED-53). */
export function snapFrames(tracks: readonly Track[], movedIds: readonly string[], marked: readonly number[]): readonly number[] {
  const moved = new Set(movedIds)
  const others = tracks.flatMap(({ items }) => items.filter(({ id }) => !moved.has(id)))
  return [...boundariesOf(others), ...others.flatMap(wordStarts), ...marked]
}

const wordStarts = (item: TimelineItem): readonly number[] =>
  item.type === 'caption' ? (item.caption.data.words ?? []).map((word) => item.startTimeInFrames + word.startTimeInFrames) : []

/** Frames that dragged edges snap to, from at most `reachFrames` away. `sortedFrames`: more of them in ascending order, of which there may be very many. */
export type SnapTargets = { readonly frames: readonly number[]; readonly sortedFrames?: readonly number[]; readonly reachFrames: number }

/** Offset in frames that moves the nearest of the edges to a snap frame; 0 when none is in reach. */
export function snapOffset({ frames, sortedFrames = [], reachFrames }: SnapTargets, edges: readonly number[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const edge of edges) {
    for (const frame of [...framesNear(sortedFrames, edge, reachFrames), ...frames]) {
      if (Math.abs(frame - edge) < Math.abs(nearest)) nearest = frame - edge
    }
  }
  return Math.abs(nearest) <= reachFrames ? nearest : 0
}

/** The frames at most `reachFrames` from a frame; `sorted` in ascending order. */
export function framesNear(sorted: readonly number[], frame: number, reachFrames: number = SNAP_FRAMES): readonly number[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < frame - reachFrames) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < sorted.length && (sorted[end] ?? 0) <= frame + reachFrames) end += 1
  return sorted.slice(low, end)
}
