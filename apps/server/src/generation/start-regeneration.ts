import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type WireAdvancedSettings, fromWireAdvancedSettings } from '@fablecut/contracts/wire/inputs'
import type { ShotTexts } from '@fablecut/domain/timeline/edit/storyboard/update-shot-texts'
import { normalizeShotType } from '@fablecut/domain/timeline/edit/storyboard/normalize-shot-type'
import { and, eq } from 'drizzle-orm'
import { lockOwnStory, readDocument } from '../editor/own-document.ts'
import { shot } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { toDomainShot } from '../stories/wire-story.ts'
import type { StartedRun } from './start-generation.ts'
import { requireSpace } from '../media/require-space.ts'
import { requireShot } from './require-shot.ts'
import { type ShotRow, missingInputOf, requireMedia, requireOwnImage, requireSelectableModels, startShots } from './start-shots.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { keepVersion } from '../versions/keep-version.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type RegenerationRequest = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly shotId: string
  readonly mediaTypes: string | readonly string[] | undefined
  /** Saved with the shot before the generation. */
  readonly texts: ShotTexts
  readonly picked: WireAdvancedSettings
  readonly endFrameUrl: string | undefined
  readonly referenceUrls: readonly string[]
  readonly expectedCredits: number | undefined
  readonly idempotencyKey: string | null
}

/**
 * Regenerates a shot's image, clip or voice-over while the story stays editable. 401, 403, 404; 409 for a hidden shot and while a run locks
 * the story; 422 names a missing input (CD-92, CD-93).
 */
export async function startRegeneration(services: StoryServices, request: RegenerationRequest): Promise<StartedRun> {
  const { storyId, shotId, viewer, idempotencyKey } = request
  const { userId } = await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, userId)
  const { viewer: _, idempotencyKey: __, ...body } = request
  return withIdempotencyKey(services.pool, { userId, path: '/stories/workflow/regenerate_shot', key: idempotencyKey, body }, async (tx) => {
    const story = await lockOwnStory(tx, storyId, viewer)
    await keepVersion(tx, services, { story, document: (await readDocument(tx, story)).document, cause: 'regeneration' })
    const media = requireMedia(story, request.mediaTypes)
    const shot = await writeShot(tx, await requireShot(tx, storyId, shotId), request.texts)
    const missing = missingInputOf(shot, media)
    if (missing) throw invalidField(missing.field, missing.message)
    const [endFrame] =
      request.endFrameUrl === undefined ? [] : [await requireOwnImage(tx, userId, 'end_frame_image_url', request.endFrameUrl)]
    requireSelectableModels(story, request.picked, endFrame !== undefined)
    const references: string[] = []
    for (const url of request.referenceUrls) references.push(await requireOwnImage(tx, userId, 'reference_image_urls', url))
    const workflowRunId = await startShots(tx, services, story, {
      media,
      shotIds: [shotId],
      settings: fromWireAdvancedSettings(request.picked),
      endFrames: endFrame === undefined ? {} : { [shotId]: endFrame },
      references: { [shotId]: references },
      expectedCredits: request.expectedCredits,
    })
    return { workflowRunId, status: 'pending' as const }
  })
}

/** Saves the texts of the editor, synced or not. An empty shot with texts becomes a manual one (ED-28). */
async function writeShot(tx: OpenTransaction, row: ShotRow, texts: ShotTexts): Promise<ShotRow> {
  const { imagePrompt = row.imagePrompt, videoPrompt = row.videoPrompt, voiceOver = row.voiceOver } = texts
  const { shotType } = normalizeShotType({ ...toDomainShot(row, new Map()), imagePrompt, videoPrompt })
  const [written] = await tx.db
    .update(shot)
    .set({ imagePrompt, videoPrompt, voiceOver, shotType, ...(imagePrompt !== row.imagePrompt && { plan: null, planVersion: null }) })
    .where(and(eq(shot.storyId, row.storyId), eq(shot.shotId, row.shotId)))
    .returning()
  return written!
}
