import { TRANSITION_TYPES, type Timeline, type Transition } from '../../model.ts'
import { isJoinable, MIN_TRANSITION_FRAMES } from '../../transitions.ts'
import { primaryTrack, sortedByStart } from '../tracks.ts'
import { sourcesOf } from './sources.ts'
import { longestAt, materialAt, type Cut } from './valid-transitions.ts'

/** The clips at the cut before an item of the film; undefined where there can be no transition. */
export function cutBefore(timeline: Timeline, itemId: string): Cut | undefined {
  const film = sortedByStart(primaryTrack(timeline)?.items ?? [])
  const index = film.findIndex(({ id }) => id === itemId)
  const [previous, next] = [film[index - 1], film[index]]
  return isJoinable(previous) && isJoinable(next) ? { previous, next } : undefined
}

export type TransitionLimits = {
  /** Longest transition of each type that is possible, in frames. */
  readonly longestFrames: Readonly<Partial<Record<Transition['type'], number>>>
  /** Frames that both clips can show beyond the cut; infinite for stills. */
  readonly beforeFrames: number
  readonly afterFrames: number
}

/** What a transition between two clips can be. */
export function transitionLimits(timeline: Timeline, cut: Cut): TransitionLimits {
  const sources = sourcesOf(timeline)
  const longest = TRANSITION_TYPES.map((type) => [type, longestAt(cut, type, sources)] as const)
  const longestFrames = Object.fromEntries(longest.filter(([, frames]) => frames >= MIN_TRANSITION_FRAMES))
  return { longestFrames, ...materialAt(cut, sources) }
}
