import { chooseTake } from '@fablecut/domain/timeline/edit/storyboard/choose-take'
import { followShots } from '@fablecut/domain/timeline/edit/storyboard/follow-shots'
import { type ShotsMap, shotOf, withShots } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { shownAssetId } from '@fablecut/domain/timeline/edit/storyboard/shot-media'
import { voiceShot } from '@fablecut/domain/timeline/edit/storyboard/voice-shot'
import type { MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import type { Speech } from '@fablecut/domain/timeline/speech'
import { eq } from 'drizzle-orm'
import { type OwnDocument, readDocument } from '../../editor/own-document.ts'
import { storeEdit } from '../../editor/store-document.ts'
import { story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'

type KeptTake = { readonly storyId: string; readonly shotId: string; readonly mediaId: string; readonly speech?: Speech }

/** Shows a take that is kept in its shot at once; the stored timeline follows. A shot that is gone keeps its take for itself. Source: E-152, ED-31. */
export async function showTake(tx: OpenTransaction, take: KeptTake): Promise<void> {
  const own = await lockDocument(tx, take.storyId)
  const asset = own.assets.get(take.mediaId)
  const shots = asset && shotsShowing(own, take.shotId, asset)
  if (!asset || !shots) return
  const written = shotOf(shots, take.shotId)
  if (!written) return
  await storeEdit(tx, take.storyId, { written: [written], deleted: [], timeline: timelineWith(own, shots, asset, take) }, 'server')
}

/** A shot that has nothing to show stands for its failure on the stored timeline. Source: E-155, E-156, ED-25. */
export async function showFailure(tx: OpenTransaction, failed: { storyId: string; shotId: string; message: string }): Promise<void> {
  const own = await lockDocument(tx, failed.storyId)
  const shot = shotOf(own.document.shots, failed.shotId)
  if (!shot || shownAssetId(shot) !== null || own.stored === 'none') return
  const followed = followShots(own.document, { newId: itemId, failures: new Map([[failed.shotId, failed.message]]) })
  if (!followed.ok || followed.value === own.document.timeline) return
  await storeEdit(tx, failed.storyId, { written: [], deleted: [], timeline: followed.value }, 'server')
}

async function lockDocument(tx: OpenTransaction, storyId: string): Promise<OwnDocument> {
  const [row] = await tx.db.select().from(story).where(eq(story.id, storyId)).for('update')
  if (!row) throw new Error(`There is no story ${storyId}`)
  return readDocument(tx, row)
}

function shotsShowing({ document: { shots } }: OwnDocument, shotId: string, asset: MediaAsset): ShotsMap | undefined {
  if (asset.resource_type !== 'audio') {
    const chosen = chooseTake(shots, { shotId, asset, generationStatus: 'completed' })
    return chosen.ok ? chosen.value : undefined
  }
  const shot = shotOf(shots, shotId)
  const voice = { active_voice_over_audio_id: asset.id, active_voice_over_audio_url: asset.url }
  return shot && withShots(shots, new Map([[shotId, { ...shot, ...voice }]]))
}

/** Null where there is none yet, or where a file of another shot is gone: then the editor mends it when it is opened. */
function timelineWith(own: OwnDocument, shots: ShotsMap, asset: MediaAsset, { shotId, speech }: KeptTake): Timeline | null {
  if (own.stored === 'none') return null
  const listed = own.document.timeline
  const timeline = { ...listed, mediaAssets: [...listed.mediaAssets.filter(({ id }) => id !== asset.id), asset] }
  if (speech) {
    const { width, height } = own.row
    return voiceShot(timeline, { shotId, asset, speech, frame: { width, height }, newId: itemId })
  }
  const followed = followShots({ shots, timeline }, { newId: itemId })
  return followed.ok ? followed.value : null
}

const itemId = (): string => `item_${newId()}`
