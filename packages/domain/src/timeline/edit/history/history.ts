import type { Track } from '../../model.ts'
import { shotOf, type ShotsMap, type StoryDocument } from '../storyboard/story-document.ts'

/** What undo restores: shots and tracks, nothing else; media of the story stay. */
export type Snapshot = { readonly shotsMap: ShotsMap; readonly tracks: readonly Track[] }

/** What can be undone (oldest first) and redone (next first). Values that share what did not change. */
export type History = { readonly past: readonly Snapshot[]; readonly future: readonly Snapshot[]; readonly depth: number }

// E-093, E-352
export const UNDO_DEPTH = 20

export const newHistory = (depth: number = UNDO_DEPTH): History => ({ past: [], future: [], depth })

const snapshotOf = ({ shots, timeline }: StoryDocument): Snapshot => ({ shotsMap: shots, tracks: timeline.tracks })

/**
 *     past [1 2]  now 3   edit to 4   ->   past [1 2 3]  now 4   future []
 *
 * One step per committed gesture, from the document before it to the one after it. An edit that changed neither shots nor tracks is no step and
 * clears nothing. The oldest steps are forgotten.
 */
export function record(history: History, before: StoryDocument, after: StoryDocument): History {
  if (before.shots === after.shots && before.timeline.tracks === after.timeline.tracks) return history
  return { ...history, past: [...history.past, snapshotOf(before)].slice(-history.depth), future: [] }
}

export type Step = { readonly history: History; readonly document: StoryDocument }

/** A step back; undefined when there is none. */
export function undo({ past, future, depth }: History, document: StoryDocument): Step | undefined {
  const snapshot = past.at(-1)
  if (!snapshot) return undefined
  return { history: { past: past.slice(0, -1), future: [snapshotOf(document), ...future], depth }, document: restored(document, snapshot) }
}

/** A step forward again; undefined when there is none. */
export function redo({ past, future, depth }: History, document: StoryDocument): Step | undefined {
  const [snapshot, ...rest] = future
  if (!snapshot) return undefined
  return { history: { past: [...past, snapshotOf(document)], future: rest, depth }, document: restored(document, snapshot) }
}

function restored({ timeline }: StoryDocument, { shotsMap, tracks }: Snapshot): StoryDocument {
  return { shots: shotsMap, timeline: { ...timeline, tracks } }
}

/** Ids of the shots that differ, came or went: what a sync has to send after an edit, an undo or a redo. */
export function changedShots(before: ShotsMap, after: ShotsMap): readonly string[] {
  if (before === after) return []
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => shotOf(before, id) !== shotOf(after, id))
}
