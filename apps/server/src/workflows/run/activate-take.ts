import { chooseTake } from '@fablecut/domain/timeline/edit/storyboard/choose-take'
import { reconcileTimeline } from '@fablecut/domain/timeline/edit/storyboard/reconcile/reconcile-timeline'
import { type ShotsMap, shotOf, withShots } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { activeAssetId } from '@fablecut/domain/timeline/edit/storyboard/shot-media'
import { placeVoiceOver } from '@fablecut/domain/timeline/edit/storyboard/place-voice-over'
import type { MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import type { Speech } from '@fablecut/domain/timeline/speech'
import { eq, sql } from 'drizzle-orm'
import { type LockedDocument, readDocument } from '../../editor/own-document.ts'
import { storeEdit } from '../../editor/store-document.ts'
import { story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'

type SavedTake = {
  readonly storyId: string
  readonly shotId: string
  readonly mediaId: string
  readonly speech?: Speech
  /** Leaves a shot unchanged that has an image or a clip already. */
  readonly isFirst?: boolean
}

/** Activates a take in its shot; the stored timeline follows. The take of a deleted shot is only saved. */
export async function activateTake(tx: OpenTransaction, take: SavedTake): Promise<void> {
  const own = await lockDocument(tx, take.storyId)
  const shot = shotOf(own.document.shots, take.shotId)
  if (take.isFirst && shot && activeAssetId(shot) !== null) return
  const asset = own.assets.get(take.mediaId)
  const shots = asset && activateInShots(own, take.shotId, asset)
  const written = shots && shotOf(shots, take.shotId)
  if (!written) return
  const timeline = timelineWith(own, { shots, asset, take, failures: await failuresOf(tx, take.storyId) })
  await storeEdit(tx, take.storyId, { written: [written], deleted: [], timeline }, 'server')
}

/** Records a failed take; a shot without any media shows its failure on the stored timeline. */
export async function recordFailedTake(tx: OpenTransaction, { storyId, shotId }: Pick<SavedTake, 'storyId' | 'shotId'>): Promise<void> {
  const own = await lockDocument(tx, storyId)
  const shot = shotOf(own.document.shots, shotId)
  if (!shot || activeAssetId(shot) !== null || own.stored === 'none') return
  const reconciled = reconcileTimeline(own.document, { newId: itemId, failures: await failuresOf(tx, storyId) })
  if (!reconciled.ok || reconciled.value === own.document.timeline) return
  await storeEdit(tx, storyId, { written: [], deleted: [], timeline: reconciled.value }, 'server')
}

/** The messages of failed shots by id, where the last attempt failed. */
async function failuresOf(tx: OpenTransaction, storyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.db.execute<{ shot_id: string; status: string; message: string | null }>(sql`
    SELECT DISTINCT ON (shot_id) shot_id, status, status_message AS message FROM media
    WHERE story_id = ${storyId} AND shot_id IS NOT NULL AND resource_type IN ('image', 'video') AND NOT is_deleted
    ORDER BY shot_id, created_at DESC, id DESC`)
  return new Map(rows.flatMap(({ shot_id, status, message }) => (status === 'failed' ? [[shot_id, message ?? '']] : [])))
}

async function lockDocument(tx: OpenTransaction, storyId: string): Promise<LockedDocument> {
  const [row] = await tx.db.select().from(story).where(eq(story.id, storyId)).for('update')
  if (!row) throw new Error(`There is no story ${storyId}`)
  return readDocument(tx, row)
}

function activateInShots({ document: { shots } }: LockedDocument, shotId: string, asset: MediaAsset): ShotsMap | undefined {
  if (asset.resourceType !== 'audio') {
    const chosen = chooseTake(shots, { shotId, asset, generationStatus: 'completed' })
    return chosen.ok ? chosen.value : undefined
  }
  const shot = shotOf(shots, shotId)
  const voice = { activeVoiceOverAudioId: asset.id, activeVoiceOverAudioUrl: asset.url }
  return shot && withShots(shots, new Map([[shotId, { ...shot, ...voice }]]))
}

type ActivatedTake = {
  readonly shots: ShotsMap
  readonly asset: MediaAsset
  readonly take: SavedTake
  readonly failures: ReadonlyMap<string, string>
}

/** Null without a timeline, or with a missing file of another shot: the editor repairs it when it is opened. */
function timelineWith({ stored, document, row }: LockedDocument, { shots, asset, take, failures }: ActivatedTake): Timeline | null {
  if (stored === 'none') return null
  const timeline = { ...document.timeline, mediaAssets: [...document.timeline.mediaAssets.filter(({ id }) => id !== asset.id), asset] }
  if (take.speech) {
    const frame = { width: row.width, height: row.height }
    return placeVoiceOver(timeline, { shotId: take.shotId, asset, speech: take.speech, frame, newId: itemId })
  }
  const reconciled = reconcileTimeline({ shots, timeline }, { newId: itemId, failures })
  return reconciled.ok ? reconciled.value : null
}

const itemId = (): string => `item_${newId()}`
