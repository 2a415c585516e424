import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { fromWireSync, wirePathOf } from '@fablecut/contracts/wire/sync'
import { type CheckedSync, checkSync } from '@fablecut/domain/timeline/edit/sync/check-sync'
import { shotOf } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { findLengthError } from '@fablecut/domain/timeline/film-limits'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { inTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { matchesRevision } from './if-match.ts'
import { type OwnDocument, lockOwnStory, readDocument } from './own-document.ts'
import { storeEdit } from './store-document.ts'

export type Sync = {
  readonly viewer: Viewer
  readonly storyId: string
  /** The header; null without one. */
  readonly ifMatch: string | null
  readonly body: unknown
}

/**
 * Stores shots and timeline as an editor sent them, all or nothing. What changes nothing raises no revision. Throws STALE_DOCUMENT for an older
 * document, INVALID_INPUT with the path of the first fault. Source: E-276, E-277, E-137, E-141, ED-34.
 */
export function syncStory(
  { pool, limits }: Pick<StoryServices, 'pool' | 'limits'>,
  { viewer, storyId, ifMatch, body }: Sync,
): Promise<StoryRow> {
  return inTransaction(pool, async (tx) => {
    const row = await lockOwnStory(tx, storyId, viewer)
    requireFresh(row, ifMatch)
    const own = await readDocument(tx, row)
    const sync = checked(body, own)
    requireLength(sync.timeline, own, limits.filmSeconds)
    const written = sync.written.filter((one) => !isDeepStrictEqual(one, shotOf(own.document.shots, one.shotId)))
    const timeline = isStored(sync.timeline, own) ? null : sync.timeline
    if (written.length + sync.deleted.length === 0 && !timeline) return row
    return storeEdit(tx, storyId, { written, deleted: sync.deleted, timeline })
  })
}

function requireFresh({ revision, editedRevision }: StoryRow, ifMatch: string | null): void {
  if (!matchesRevision(ifMatch, revision)) throw new AppError('STALE_DOCUMENT', { data: { revision, edited_revision: editedRevision } })
}

function checked(body: unknown, { document, assets, storedAssetIds }: OwnDocument): CheckedSync {
  const payload = fromWireSync(body)
  if (!payload.ok) throw invalidField(payload.refusal.path, payload.refusal.message)
  const sync = checkSync(payload.value, { shots: document.shots, assets, storedAssetIds })
  if (!sync.ok) throw invalidField(wirePathOf(sync.refusal.path), sync.refusal.message)
  return sync.value
}

/** A film that was longer before the limit was lowered can still be edited and shortened. */
function requireLength(edited: Timeline, { document }: OwnDocument, maxSeconds: number): void {
  const stored = totalFrames(document.timeline.tracks) / document.timeline.globalConfig.fps
  const fault = findLengthError(edited, Math.max(maxSeconds, stored))
  if (fault) throw invalidField(`video_editor_timeline.${fault.path}`, fault.message)
}

function isStored(edited: Timeline, { stored, document }: OwnDocument): boolean {
  return stored === 'whole' && isDeepStrictEqual(partsOf(edited), partsOf(document.timeline))
}

/** What a client decides about a timeline, as it is stored. */
const partsOf = ({ tracks, globalConfig, mediaAssets }: Timeline): unknown =>
  JSON.parse(JSON.stringify([tracks, globalConfig, mediaAssets.map(({ id }) => id)]))
