import type { Ducking, Marker, Timeline, Track } from '../../model.ts'
import { shotOf, type ShotsMap, type StoryDocument } from '../storyboard/story-document.ts'

/** Markers, in–out range and ducking of a timeline. Absent: it has none, or the default. */
export type Marks = { readonly markers?: readonly Marker[]; readonly range?: Timeline['range']; readonly ducking?: Ducking }

/**
 * State restored by undo: shots and tracks (E-094). Media assets are not part of the history. `marks`: only of a step that changed them; otherwise
 * those of the document stay.
 */
export type Snapshot = { readonly shotsMap: ShotsMap; readonly tracks: readonly Track[]; readonly marks?: Marks }

/** Undo history: `past` oldest first, `future` next first. Snapshots share unchanged values. */
export type History = { readonly past: readonly Snapshot[]; readonly future: readonly Snapshot[]; readonly depth: number }

/** Default number of steps that can be undone. */
export const UNDO_DEPTH = 20

export const newHistory = (depth: number = UNDO_DEPTH): History => ({ past: [], future: [], depth })

const snapshotOf = ({ shots, timeline }: StoryDocument, withMarks: boolean): Snapshot => ({
  shotsMap: shots,
  tracks: timeline.tracks,
  ...(withMarks && { marks: marksOf(timeline) }),
})

const marksOf = ({ markers, range, globalConfig: { ducking } }: Timeline): Marks => ({
  ...(markers && { markers }),
  ...(range && { range }),
  ...(ducking && { ducking }),
})

const haveSameMarks = (a: Timeline, b: Timeline): boolean =>
  a.markers === b.markers && a.range === b.range && a.globalConfig.ducking === b.globalConfig.ducking

/**
 *     past [1 2]  now 3   edit to 4   ->   past [1 2 3]  now 4   future []
 *
 * Adds one step per committed gesture. An edit that changed neither shots, tracks nor marks adds no step and
 * keeps `future`. The oldest steps beyond `depth` are dropped.
 */
export function record(history: History, before: StoryDocument, after: StoryDocument): History {
  const isMarked = !haveSameMarks(before.timeline, after.timeline)
  if (before.shots === after.shots && before.timeline.tracks === after.timeline.tracks && !isMarked) return history
  return { ...history, past: [...history.past, snapshotOf(before, isMarked)].slice(-history.depth), future: [] }
}

export type Step = { readonly history: History; readonly document: StoryDocument }

/** Undoes a step; undefined when there is none. */
export function undo({ past, future, depth }: History, document: StoryDocument): Step | undefined {
  const snapshot = past.at(-1)
  if (!snapshot) return undefined
  const now = snapshotOf(document, snapshot.marks !== undefined)
  return { history: { past: past.slice(0, -1), future: [now, ...future], depth }, document: restored(document, snapshot) }
}

/** Redoes a step; undefined when there is none. */
export function redo({ past, future, depth }: History, document: StoryDocument): Step | undefined {
  const [snapshot, ...rest] = future
  if (!snapshot) return undefined
  const now = snapshotOf(document, snapshot.marks !== undefined)
  return { history: { past: [...past, now], future: rest, depth }, document: restored(document, snapshot) }
}

function restored({ timeline }: StoryDocument, { shotsMap, tracks, marks }: Snapshot): StoryDocument {
  return { shots: shotsMap, timeline: marks ? withMarks({ ...timeline, tracks }, marks) : { ...timeline, tracks } }
}

function withMarks({ markers: _markers, range: _range, globalConfig, ...timeline }: Timeline, { ducking, ...marks }: Marks): Timeline {
  if (globalConfig.ducking === ducking) return { ...timeline, ...marks, globalConfig }
  const { ducking: _ducking, ...config } = globalConfig
  return { ...timeline, ...marks, globalConfig: { ...config, ...(ducking && { ducking }) } }
}

/** Ids of changed, added and removed shots, which a sync has to send. */
export function changedShots(before: ShotsMap, after: ShotsMap): readonly string[] {
  if (before === after) return []
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => shotOf(before, id) !== shotOf(after, id))
}
