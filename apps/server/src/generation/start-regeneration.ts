import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { advancedSettings } from '@fablecut/contracts/wire/inputs'
import type { ShotTexts } from '@fablecut/domain/timeline/edit/storyboard/update-shot-texts'
import { normalizeShotType } from '@fablecut/domain/timeline/edit/storyboard/normalize-shot-type'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { lockOwnStory } from '../editor/own-document.ts'
import { shot } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { domainShot } from '../stories/project-stories.ts'
import type { StartedRun } from './start-generation.ts'
import { requireSpace } from '../media/require-space.ts'
import { type ShotRow, missingInputOf, requireMedia, requireOwnImage, requirePickedModels, startShots } from './start-shots.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type Regeneration = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly shotId: string
  readonly mediaTypes: string | readonly string[] | undefined
  /** Kept with the shot before anything is made of it. */
  readonly texts: ShotTexts
  readonly picked: z.infer<typeof advancedSettings>
  readonly endFrameUrl: string | undefined
  readonly referenceUrls: readonly string[]
  readonly expectedCredits: number | undefined
  readonly idempotencyKey: string | null
}

/**
 * Makes a shot's picture, clip or voice-over anew while the story can be edited. 401, 403, 404; 409 for a hidden shot and while a run has the story;
 * 422 names what is missing. Source: C-263, C-291, E-280, ED-38, CD-92, CD-93.
 */
export async function startRegeneration(services: StoryServices, request: Regeneration): Promise<StartedRun> {
  const { storyId, shotId, viewer, idempotencyKey } = request
  const { userId } = await requireOwn(services.db, storyId, viewer)
  await requireSpace(services, userId)
  const { viewer: _, idempotencyKey: __, ...body } = request
  return withIdempotencyKey(services.pool, { userId, path: '/stories/workflow/regenerate_shot', key: idempotencyKey, body }, async (tx) => {
    const story = await lockOwnStory(tx, storyId, viewer)
    const media = requireMedia(story, request.mediaTypes)
    const one = await writeShot(tx, await requireShot(tx, storyId, shotId), request.texts)
    const lack = missingInputOf(one, media)
    if (lack) throw invalidField(lack.field, lack.message)
    const [endFrame] =
      request.endFrameUrl === undefined ? [] : [await requireOwnImage(tx, userId, 'end_frame_image_url', request.endFrameUrl)]
    requirePickedModels(story, request.picked, endFrame !== undefined)
    const references: string[] = []
    for (const address of request.referenceUrls) references.push(await requireOwnImage(tx, userId, 'reference_image_urls', address))
    const workflowRunId = await startShots(tx, services, story, {
      media,
      shotIds: [shotId],
      picked: request.picked,
      endFrames: endFrame === undefined ? {} : { [shotId]: endFrame },
      references: { [shotId]: references },
      expectedCredits: request.expectedCredits,
    })
    return { workflowRunId, status: 'pending' as const }
  })
}

async function requireShot(tx: OpenTransaction, storyId: string, shotId: string): Promise<ShotRow> {
  const [one] = await tx.db
    .select()
    .from(shot)
    .where(and(eq(shot.storyId, storyId), eq(shot.shotId, shotId)))
  if (!one) throw new AppError('NOT_FOUND', { message: 'Shot not found' })
  if (one.isHidden) throw new AppError('CONFLICT', { message: 'This shot is hidden. Please bring it back first' })
  if (one.shotType === 'uploaded_video') throw invalidField('media_types', 'An uploaded video is shown as it is')
  return one
}

/** The words that the editor shows are what is made, whether they were synced before or not. An empty shot that gets some is a manual one (ED-28). */
async function writeShot(tx: OpenTransaction, one: ShotRow, texts: ShotTexts): Promise<ShotRow> {
  const { imagePrompt = one.imagePrompt, videoPrompt = one.videoPrompt, voiceOver = one.voiceOver } = texts
  const { shotType } = normalizeShotType({ ...domainShot(one, new Map()), imagePrompt, videoPrompt })
  const [written] = await tx.db
    .update(shot)
    .set({ imagePrompt, videoPrompt, voiceOver, shotType })
    .where(and(eq(shot.storyId, one.storyId), eq(shot.shotId, one.shotId)))
    .returning()
  return written!
}
