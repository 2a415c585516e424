import { ok, refuse, type Result } from '../../result.ts'
import { endFrame } from '../frames.ts'
import type { TimelineItem } from '../model.ts'
import { SNAP_FRAMES } from './linked-items.ts'
import type { EditRefusal } from './refusal.ts'

/** Frame 0 and every frame at which one of the items starts or ends. */
export const boundariesOf = (items: readonly TimelineItem[]): readonly number[] => [
  0,
  ...items.flatMap((item) => [item.startTimeInFrames, endFrame(item)]),
]

/** The boundary nearest to a frame, at most ten frames away; of two as near the earlier. Refused with `no_boundary`. */
export function snapToBoundary(boundaries: readonly number[], frame: number): Result<number, EditRefusal> {
  let nearest: number | undefined
  for (const boundary of boundaries) {
    const distance = Math.abs(boundary - frame)
    const best = nearest === undefined ? SNAP_FRAMES : Math.abs(nearest - frame)
    if (distance < best || (distance === best && boundary < (nearest ?? Number.POSITIVE_INFINITY))) nearest = boundary
  }
  return nearest === undefined ? refuse({ code: 'no_boundary' }) : ok(nearest)
}

/** Where a guide line is shown while an edge is dragged; drags keep the pointer's frame all the same. */
export function guideFrame(edges: readonly number[], frame: number): number | undefined {
  const snapped = snapToBoundary(edges, frame)
  return snapped.ok ? snapped.value : undefined
}
