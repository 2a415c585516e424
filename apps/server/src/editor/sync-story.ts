import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type ParsedSync, fromWireSync, wirePathOf } from '@fablecut/contracts/wire/sync'
import { type CheckedSync, checkSync } from '@fablecut/domain/timeline/edit/sync/check-sync'
import { shotOf } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { findLengthError } from '@fablecut/domain/timeline/film-limits'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { inTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { matchesRevision } from './if-match.ts'
import { type LockedDocument, lockEditableStory, readDocument } from './own-document.ts'
import { storeEdit } from './store-document.ts'
import { requireKnownTimeline } from './timeline-version.ts'

export type SyncRequest = {
  readonly viewer: Viewer
  readonly storyId: string
  /** The If-Match header; null without one. */
  readonly ifMatch: string | null
  /** The version of timelines that the client knows. */
  readonly timelineVersion: number
  readonly body: ParsedSync
}

/**
 * Stores shots and timeline of an editor, all or nothing. An unchanged document does not increment the revision. Throws STALE_DOCUMENT for
 * an older document, OUTDATED_CLIENT for a timeline of a later version than the client knows, INVALID_INPUT with the path of the first error.
 */
export function syncStory(
  { pool, limits }: Pick<StoryServices, 'pool' | 'limits'>,
  { viewer, storyId, ifMatch, timelineVersion, body }: SyncRequest,
): Promise<StoryRow> {
  return inTransaction(pool, async (tx) => {
    const row = await lockEditableStory(tx, storyId, viewer)
    requireFresh(row, ifMatch)
    const locked = await readDocument(tx, row)
    requireKnownTimeline(locked.timelineVersion, timelineVersion)
    const sync = requireValidSync(body, locked)
    requireLength(sync.timeline, locked, limits.filmSeconds)
    const written = sync.written.filter((shot) => !isDeepStrictEqual(shot, shotOf(locked.document.shots, shot.shotId)))
    const timeline = isStored(sync.timeline, locked) ? null : sync.timeline
    if (written.length + sync.deleted.length === 0 && !timeline) return row
    return storeEdit(tx, storyId, { written, deleted: sync.deleted, timeline, timelineVersion })
  })
}

function requireFresh({ revision, editedRevision }: StoryRow, ifMatch: string | null): void {
  if (!matchesRevision(ifMatch, revision)) throw new AppError('STALE_DOCUMENT', { data: { revision, edited_revision: editedRevision } })
}

function requireValidSync(body: ParsedSync, { document, assets, storedAssetIds }: LockedDocument): CheckedSync {
  const sync = checkSync(fromWireSync(body), { shots: document.shots, assets, storedAssetIds })
  if (!sync.ok) throw invalidField(wirePathOf(sync.refusal.path), sync.refusal.message)
  return sync.value
}

/** A film over the limit can still be edited when the stored one is at least as long. */
function requireLength(edited: Timeline, { document }: LockedDocument, maxSeconds: number): void {
  const stored = totalFrames(document.timeline.tracks) / document.timeline.globalConfig.fps
  const error = findLengthError(edited, Math.max(maxSeconds, stored))
  if (error) throw invalidField(`video_editor_timeline.${error.path}`, error.message)
}

function isStored(edited: Timeline, { stored, document }: LockedDocument): boolean {
  return stored === 'valid' && isDeepStrictEqual(editablePartsOf(edited), editablePartsOf(document.timeline))
}

/** The parts of a timeline that a client may change, as they are stored. */
const editablePartsOf = ({ mediaAssets, ...timeline }: Timeline): unknown =>
  JSON.parse(JSON.stringify({ ...timeline, mediaAssets: mediaAssets.map(({ id }) => id) }))
