import type { Track } from '../../model.ts'
import { shotOf, type ShotsMap, type StoryDocument } from '../storyboard/story-document.ts'

/** State restored by undo: shots and tracks. Media assets are not part of the history. */
export type Snapshot = { readonly shotsMap: ShotsMap; readonly tracks: readonly Track[] }

/** Undo history: `past` oldest first, `future` next first. Snapshots share unchanged values. */
export type History = { readonly past: readonly Snapshot[]; readonly future: readonly Snapshot[]; readonly depth: number }

/** Default number of steps that can be undone. */
export const UNDO_DEPTH = 20

export const newHistory = (depth: number = UNDO_DEPTH): History => ({ past: [], future: [], depth })

const snapshotOf = ({ shots, timeline }: StoryDocument): Snapshot => ({ shotsMap: shots, tracks: timeline.tracks })

/**
 *     past [1 2]  now 3   edit to 4   ->   past [1 2 3]  now 4   future []
 *
 * Adds one step per committed gesture. An edit that changed neither shots nor tracks adds no step and
 * keeps `future`. The oldest steps beyond `depth` are dropped.
 */
export function record(history: History, before: StoryDocument, after: StoryDocument): History {
  if (before.shots === after.shots && before.timeline.tracks === after.timeline.tracks) return history
  return { ...history, past: [...history.past, snapshotOf(before)].slice(-history.depth), future: [] }
}

export type Step = { readonly history: History; readonly document: StoryDocument }

/** Undoes a step; undefined when there is none. */
export function undo({ past, future, depth }: History, document: StoryDocument): Step | undefined {
  const snapshot = past.at(-1)
  if (!snapshot) return undefined
  return { history: { past: past.slice(0, -1), future: [snapshotOf(document), ...future], depth }, document: restored(document, snapshot) }
}

/** Redoes a step; undefined when there is none. */
export function redo({ past, future, depth }: History, document: StoryDocument): Step | undefined {
  const [snapshot, ...rest] = future
  if (!snapshot) return undefined
  return { history: { past: [...past, snapshotOf(document)], future: rest, depth }, document: restored(document, snapshot) }
}

function restored({ timeline }: StoryDocument, { shotsMap, tracks }: Snapshot): StoryDocument {
  return { shots: shotsMap, timeline: { ...timeline, tracks } }
}

/** Ids of changed, added and removed shots, which a sync has to send. */
export function changedShots(before: ShotsMap, after: ShotsMap): readonly string[] {
  if (before === after) return []
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => shotOf(before, id) !== shotOf(after, id))
}
