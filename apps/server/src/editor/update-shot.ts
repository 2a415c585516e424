import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { missingAssetMessage } from '@fablecut/domain/timeline/build/build-request'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { chooseTake } from '@fablecut/domain/timeline/edit/storyboard/choose-take'
import { updateShotTexts } from '@fablecut/domain/timeline/edit/storyboard/update-shot-texts'
import { type ShotsMap, shotOf, withShots } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { applyShotsEdit } from '@fablecut/domain/timeline/edit/storyboard/apply-shots-edit'
import type { MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import type pg from 'pg'
import { inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import { type LockedDocument, lockEditableStory, readDocument } from './own-document.ts'
import { storeEdit } from './store-document.ts'

export type ShotChange = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly shotId: string
  readonly prompts: Partial<Pick<Shot, 'imagePrompt' | 'videoPrompt' | 'voiceOver'>>
  /** A file of the story that becomes the active image, clip or voice-over. */
  readonly activeMedia: { readonly type: 'image' | 'video' | 'audio'; readonly id: string } | null
}

/**
 * Changes the prompts of a shot or its active media; the timeline follows. An unchanged shot does not increment the revision. 404 for an
 * unknown shot, 422 for a file that is not in the story or has another type (CD-114).
 */
export function updateShot(pool: pg.Pool, change: ShotChange): Promise<StoryRow> {
  return inTransaction(pool, async (tx) => {
    const row = await lockEditableStory(tx, change.storyId, change.viewer)
    const locked = await readDocument(tx, row)
    const shot = shotOf(locked.document.shots, change.shotId)
    if (!shot) throw new AppError('NOT_FOUND')
    const changedPrompts = updatePrompts(locked.document.shots, shot.shotId, change.prompts)
    const shots = change.activeMedia ? activateMedia(changedPrompts, shot.shotId, requireAsset(locked, change.activeMedia)) : changedPrompts
    const changed = shotOf(shots, shot.shotId)!
    if (JSON.stringify(changed) === JSON.stringify(shot)) return row
    const timeline = change.activeMedia && locked.stored !== 'none' ? updateTimeline(locked, shots) : null
    return storeEdit(tx, row.id, { written: [changed], deleted: [], timeline })
  })
}

function updatePrompts(shots: ShotsMap, shotId: string, texts: ShotChange['prompts']): ShotsMap {
  const edit = updateShotTexts(shots, { shotId, texts })
  // Can't fail: the shot exists.
  if (!edit.ok) throw new Error(`Prompts could not be changed: ${edit.refusal.code}`)
  return edit.value
}

function requireAsset({ assets }: LockedDocument, { type, id }: NonNullable<ShotChange['activeMedia']>): MediaAsset {
  const asset = assets.get(id)
  if (asset?.resourceType === type) return asset
  const message = asset ? `Media asset with ID ${id} is no ${type}` : `Media asset with ID ${id} not found`
  throw invalidField('active_media.media_id', message)
}

function activateMedia(shots: ShotsMap, shotId: string, asset: MediaAsset): ShotsMap {
  if (asset.resourceType === 'audio') {
    const activeVoiceOver = { activeVoiceOverAudioId: asset.id, activeVoiceOverAudioUrl: asset.url }
    return withShots(shots, new Map([[shotId, { ...shotOf(shots, shotId)!, ...activeVoiceOver }]]))
  }
  const edit = chooseTake(shots, { shotId, asset, generationStatus: 'completed' })
  // Can't fail: the shot exists and the file is completed.
  if (!edit.ok) throw new Error(`A take could not be chosen: ${edit.refusal.code}`)
  return edit.value
}

/** Adds all active media of the shots, also those missing from the stored timeline. */
function updateTimeline({ document, assets }: LockedDocument, shots: ShotsMap): Timeline {
  const listedIds = new Set(document.timeline.mediaAssets.map(({ id }) => id))
  const activeIds = Object.values(shots).flatMap((shot) => [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId])
  const added = [...new Set(activeIds)].flatMap((id) => (id === null || listedIds.has(id) ? [] : (assets.get(id) ?? [])))
  const timeline = { ...document.timeline, mediaAssets: [...document.timeline.mediaAssets, ...added] }
  const after = applyShotsEdit({ shots: document.shots, timeline }, shots, { newId: () => `item_${newId()}` })
  if (!after.ok) throw new AppError('CONFLICT', { message: missingAssetMessage(after.refusal) })
  return after.value.timeline
}
