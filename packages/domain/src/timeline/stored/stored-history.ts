import { z } from 'zod'
import type { Shot } from '../../story/shots/shot.ts'
import { UNDO_DEPTH, type History, type Marks, type Snapshot } from '../edit/history/history.ts'
import type { StoryDocument } from '../edit/storyboard/story-document.ts'
import type { TimelineItem, Track } from '../model.ts'
import { ducking, markers, range, timelineItem, track as trackSchema } from '../schema.ts'
import { DOCUMENT_VERSION, documentShot } from './document-versions.ts'

/**
 * Most shots and items of a stored history with its document, each counted once per distinct map of shots and track: 20 steps of 2,000 items. The steps farthest
 * from the document are left out.
 */
const MAX_ENTRIES = 45_000

/** An undo history with the document it belongs to. Snapshots share unchanged values, which a structured clone keeps. */
export type StoredHistory = {
  readonly version: number
  readonly document: StoryDocument
  readonly past: readonly Snapshot[]
  readonly future: readonly Snapshot[]
}

/** The stored form of a history, bounded in size; the document is stored without its media. */
export function toStoredHistory({ past, future }: History, document: StoryDocument, maxEntries = MAX_ENTRIES): StoredHistory {
  const seen = new Set<object>()
  let left = maxEntries - newEntries({ shotsMap: document.shots, tracks: document.timeline.tracks }, seen)
  const fitting = (snapshots: readonly Snapshot[]): readonly Snapshot[] => {
    const kept: Snapshot[] = []
    for (const snapshot of snapshots) {
      left -= newEntries(snapshot, seen)
      if (left < 0) break
      kept.push(snapshot)
    }
    return kept
  }
  const before = fitting(past.toReversed()).toReversed()
  const withoutMedia = { ...document, timeline: { ...document.timeline, mediaAssets: [] } }
  return { version: DOCUMENT_VERSION, document: withoutMedia, past: before, future: fitting(future) }
}

function newEntries({ shotsMap, tracks }: Snapshot, seen: Set<object>): number {
  const isNew = (value: object): boolean => !seen.has(value) && Boolean(seen.add(value))
  const shots = isNew(shotsMap) ? Object.keys(shotsMap).length : 0
  return tracks.filter(isNew).reduce((sum, { items }) => sum + items.length, shots)
}

/**
 * Reads a stored history for the same document, whose values it shares again. Null when it is of another release, broken, or names files that the document does
 * not have any more. The caller checks that the stored document is this one.
 */
export function readHistory(stored: unknown, document: StoryDocument): History | null {
  if (!isStoredHistory(stored)) return null
  const read = createReader(stored.document, document)
  const [past, future] = [read(stored.past), read(stored.future)]
  return past && future && { past, future, depth: UNDO_DEPTH }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function isStoredHistory(value: unknown): value is StoredHistory {
  if (!isRecord(value) || value['version'] !== DOCUMENT_VERSION) return false
  const lists = [value['past'], value['future']]
  return isRecord(value['document']) && lists.every((list) => Array.isArray(list) && list.length <= UNDO_DEPTH && list.every(isRecord))
}

const marksSchema: z.ZodType<Marks> = z.strictObject({ markers: markers.optional(), range: range.optional(), ducking: ducking.optional() })

class UnreadableHistory extends Error {}

function readShot(value: Shot): Shot {
  const shot = documentShot.safeParse(value)
  if (!shot.success) throw new UnreadableHistory()
  return shot.data
}

function readMarks(value: Marks): Marks {
  const marks = marksSchema.safeParse(value)
  if (!marks.success) throw new UnreadableHistory()
  return marks.data
}

/** Each stored value is checked once, however many snapshots share it; those of the stored document are those of `document`. */
function createReader(stored: StoryDocument, document: StoryDocument): (snapshots: readonly Snapshot[]) => readonly Snapshot[] | null {
  const known = new Map<unknown, unknown>(sameValues(stored, document))
  const assetIds = new Set(document.timeline.mediaAssets.map(({ id }) => id))
  const once = <T>(value: T, read: (value: T) => T): T => {
    if (!known.has(value)) known.set(value, read(value))
    return known.get(value) as T
  }
  const readItem = (value: TimelineItem): TimelineItem => {
    const item = timelineItem.safeParse(value)
    if (!item.success || ('mediaAssetId' in item.data && !assetIds.has(item.data.mediaAssetId))) throw new UnreadableHistory()
    return item.data
  }
  const readTrack = (value: Track): Track => {
    const header = trackSchema.safeParse({ ...value, items: [] })
    if (!header.success || !Array.isArray(value.items)) throw new UnreadableHistory()
    return { ...(header.data as Track), items: value.items.map((item) => once(item, readItem)) }
  }
  const readSnapshot = ({ shotsMap, tracks, marks }: Snapshot): Snapshot => {
    if (!isRecord(shotsMap) || !Array.isArray(tracks)) throw new UnreadableHistory()
    const shots = once(shotsMap, (map) => Object.fromEntries(Object.entries(map).map(([id, shot]) => [id, once(shot, readShot)])))
    const listed = once(tracks, (list) => list.map((track) => once(track, readTrack)))
    return { shotsMap: shots, tracks: listed, ...(marks !== undefined && { marks: readMarks(marks) }) }
  }
  return (snapshots) => {
    try {
      return snapshots.map(readSnapshot)
    } catch (error) {
      if (error instanceof UnreadableHistory) return null
      throw error
    }
  }
}

/** Pairs the values of the stored document with those of the same one that is open. */
function* sameValues(stored: StoryDocument, document: StoryDocument): Generator<readonly [unknown, unknown]> {
  yield [stored.shots, document.shots]
  yield [stored.timeline.tracks, document.timeline.tracks]
  for (const [id, shot] of Object.entries(stored.shots)) yield [shot, document.shots[id]]
  for (const [t, track] of stored.timeline.tracks.entries()) {
    const open = document.timeline.tracks[t]
    yield [track, open]
    for (const [i, item] of track.items.entries()) yield [item, open?.items[i]]
  }
}
