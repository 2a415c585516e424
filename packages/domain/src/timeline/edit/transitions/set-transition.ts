import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { TRANSITION_TYPES, type Timeline, type Transition } from '../../model.ts'
import { halfOf, isJoinable, MIN_TRANSITION_FRAMES, overlaps } from '../../transitions.ts'
import type { EditRefusal, EditResult } from '../refusal.ts'
import { primaryTrack, sortedByStart, withItems } from '../tracks.ts'
import { frameValue, idsValue } from '../values/edit-values.ts'
import { sourcesOf, type Sources } from './sources.ts'
import { longestHalf, materialAt, type Cut } from './valid-transitions.ts'

/** `itemIds`: the clips that the transitions lead into. `durationInFrames`: at least 2. */
export const setTransitionFields = z.strictObject({
  itemIds: idsValue,
  transition: z.strictObject({ type: z.enum(TRANSITION_TYPES), durationInFrames: frameValue }),
})
export type SetTransition = z.infer<typeof setTransitionFields>

/**
 *     | A | B | C |   ->   | A |x| B | C |      centred on the cut between A and B
 *
 * Sets the transition into clips of the primary track: an even number of frames, at most the shorter of both clips. Clips that can have none are left out as
 * long as one can. Refuses `nothing_to_join` for the first clip, items of other tracks and failed shots, and `no_transition_material` when the clips have too few frames
 * beyond the cut.
 */
export function setTransition(timeline: Timeline, { itemIds, transition }: SetTransition): EditResult {
  const ids = new Set(itemIds)
  const items = sortedByStart(primaryTrack(timeline)?.items ?? [])
  const sources = sourcesOf(timeline)
  const changed = new Map<string, Transition>()
  let refusal: EditRefusal = { code: 'nothing_to_join' }
  for (const [index, next] of items.entries()) {
    const previous = items[index - 1]
    if (!ids.has(next.id) || !isJoinable(next) || !isJoinable(previous)) continue
    const fitted = fittedTo({ previous, next }, transition, sources)
    if (fitted.ok) changed.set(next.id, fitted.value)
    else refusal = fitted.refusal
  }
  if (changed.size === 0) return refuse(refusal)
  const joined = items.map((item) => {
    const set = changed.get(item.id)
    return set && isJoinable(item) && !isSame(item.transition, set) ? { ...item, transition: set } : item
  })
  return ok(withItems(timeline, (track) => (track.isPrimary ? joined : track.items)))
}

const isSame = (a: Transition | undefined, b: Transition): boolean => a?.type === b.type && a.durationInFrames === b.durationInFrames

function fittedTo(cut: Cut, { type, durationInFrames }: Transition, sources: Sources): Result<Transition, EditRefusal> {
  const longest = longestHalf(cut)
  if (longest === 0) return refuse({ code: 'nothing_to_join' })
  const asked = Number.isNaN(durationInFrames) ? MIN_TRANSITION_FRAMES : durationInFrames
  const half = Math.min(longest, Math.max(MIN_TRANSITION_FRAMES / 2, halfOf({ durationInFrames: asked })))
  const { beforeFrames, afterFrames } = materialAt(cut, sources)
  if (!overlaps({ type }) || half <= Math.min(beforeFrames, afterFrames)) return ok({ type, durationInFrames: 2 * half })
  return refuse({ code: 'no_transition_material', beforeFrames: Math.min(beforeFrames, half), afterFrames: Math.min(afterFrames, half) })
}
